/** Insights from what hurts and what is wanted. */
export const needNotes = `
one-wish | pain_point | - | Knowledge sits with one person | Answers at $company depend on calling around or on a single person. | visibility dependency
trigger | pain_point | - | What made them look now | A concrete event at $company turned a known annoyance into a project. | trigger
cost | pain_point | - | Planning costs $cost a year | The prospect put the effort at about $hours hours a week. | cost effort
overtime-cost | pain_point | - | Overtime nobody can explain | Overtime at $company is over budget and becomes visible only with the payroll. | overtime cost
turnover | pain_point | - | People leave over unpredictable days | Short-notice changes wear the team out at $company. | turnover staff
missed-target | pain_point | - | A target was missed because of it | Missing visibility cost $company a promise or a target last quarter. | visibility customers
manual-entry | pain_point | - | Hours are typed twice | Data moves by hand between $tool and $system, and errors are found late. | manual-work payroll
deadline | buying_signal | = | Has to run $deadline | $company named a date after which the project would slip by months. | timeline
no-shared-view | pain_point | - | No shared view across locations | Changes in one place are invisible to the others at $company. | visibility multi-site
growth | pain_point | - | Outgrew the old way of planning | What worked for a smaller $company no longer does. | growth
domino | quote | - | One absence moves four other jobs | The prospect describes how a single absence sets off a chain of changes. | absence customer-voice
late-news | pain_point | - | Changes reach people too late | Changes travel by group chat or phone, and some people never hear of them. | communication
single-point | pain_point | - | The rules live in one head | If one planner leaves $company, most of the planning knowledge goes as well. | dependency knowledge
fairness | pain_point | - | Fairness cannot be shown | Who gets which shifts is a constant dispute without figures. | fairness works-council
certificates | pain_point | - | Certificates are out of date | $company cannot see at planning time who is allowed to do what. | compliance qualifications
timesheets | pain_point | - | Paper timesheets | Worked hours arrive late and unreliable at $company. | timesheets payroll
no-eta | pain_point | - | Cannot tell customers when | Customers of $company get a wide window or no answer at all. | eta customers
early-absence | pain_point | - | Absences at five in the morning | Late cover for a missing driver costs delivery slots. | absence delivery
driving-hours | pain_point | - | Driving hours unknown while planning | Rest-time violations become visible only afterwards. | compliance driving-hours
empty-runs | pain_point | - | Empty runs on the way back | Return trips are not used because nobody sees the demand along the way. | empty-runs cost
cold-chain | pain_point | - | Cold chain broken by planning errors | Goods were lost because vehicles were in the wrong place. | cold-chain waste
demand-swing | pain_point | - | Demand swings faster than rosters | The forecast is known before people can be moved. | forecast roster
hygiene-rules | pain_point | - | Hygiene rules are outside the plan | Sequence and separation rules hang on the wall and get broken. | compliance hygiene
continuity | pain_point | - | Too many faces per patient | Continuity of care is planned from memory. | continuity care
travel-time | pain_point | - | Travel time is fiction | Carers pay for unrealistic travel times with their breaks. | travel-time staff
visit-proof | pain_point | - | Visits not paid for missing proof | Paper proof of visits costs revenue. | documentation revenue
idle-crews | pain_point | - | Crews wait for a call | Half days are lost when a site is not ready. | idle-time weather
equipment | pain_point | - | People and machines in separate plans | Machines are rented while own ones stand still. | equipment cost
subcontractors | pain_point | - | Subcontractors coordinated by phone | Dates with other trades are agreed by phone and drift apart. | subcontractors coordination
line-stop | pain_point | - | Idle operators during line stops | People wait in one hall while another is short. | line-stop qualifications
maintenance-window | pain_point | - | Maintenance loses against production | Postponed maintenance ends in unplanned stops. | maintenance downtime
handover | pain_point | - | Shift handovers lose information | Scrap and rework follow from what was not written down. | handover quality
store-roster | pain_point | - | Managers spend hours on rosters | Store managers plan in spreadsheets instead of selling. | roster store-managers
footfall | pain_point | - | Staffing ignores footfall | Stores are overstaffed early in the week and short on Saturdays. | footfall staffing
store-swap | pain_point | - | Stores do not share people | Agencies are paid while staff nearby is sent home. | sharing cost
on-call | pain_point | - | On-call list out of date | The wrong technician goes out and the time to arrive suffers. | on-call regulator
failed-visits | pain_point | - | Nobody at home | A quarter of the visits fail and technicians drive for nothing. | failed-visits appointments
permits | pain_point | - | Safety permits not visible | Dispatchers cannot see who is allowed to work on high voltage. | safety compliance
event-change | pain_point | - | Events change at the last minute | Staff is found by phone the evening before. | events staffing
housekeeping | pain_point | - | Front desk and housekeeping out of step | Rooms are ready while guests wait. | housekeeping guests
seasonal | pain_point | - | Every season starts from zero | Seasonal staff takes weeks to be plannable. | seasonal onboarding
contract-margin | pain_point | - | Contract margins known a year late | Hours per building are not compared with what was sold. | margin contracts
no-show | pain_point | - | No-shows are noticed by customers | Missed cleaning shows up as a complaint or as a cancellation. | no-show quality
extra-work | pain_point | - | Extra work is never billed | Ad-hoc orders are done and forgotten. | billing extra-work
appointment-window | pain_point | - | Appointment windows too wide | Job lengths are guessed, so customers get half a day. | appointments duration
second-visit | pain_point | - | Second visits for missing parts | Stock and skills are unknown to the plan. | first-time-fix stock
partner-crews | pain_point | - | Partner crews are invisible | Lists go back and forth with partners every evening. | partners visibility
staff-complaint | pain_point | - | Staff hears about changes last | Late plans are a reason to leave. | staff communication
visibility | pain_point | - | Mistakes are seen a day late | The prospect only sees yesterday's problems. | visibility
slow-site | pain_point | ~ | One location lags behind | A new lead and temporary staff keep one of the $sitesShort from using it. | adoption training
unused | pain_point | ~ | Parts of the product are not trusted | The forecast or the reports are not used because of a missing setting. | adoption reports
slow-app | pain_point | - | App slow or logging out | Small daily annoyances on older devices. | performance support
support-slow | pain_point | - | Support took too long | A simple ticket took nine days. | support
shadow-list | pain_point | ~ | Lists beside the tool | Some planning still happens outside, because a setting or import was unknown. | adoption import
first-use | use_case | + | Start with $pilot | $company would begin with one place as the proof for all. | pilot
second-use | use_case | + | A further use: temporary staff and holidays | $company sees a use beyond daily planning. | temporary-staff holidays
daily-users | use_case | + | Who would use it every day | Planners, team leads and customer service would work with it. | roles
favourite | use_case | + | Most used: messages and the Monday mail | What is valued most was not a reason to buy. | notifications reports
gap-filling | use_case | + | Filling gaps on a Monday morning | The suggestion of three people with reasons was well received. | absence demo
mobile-app | use_case | + | App instead of a group chat | Changes with confirmation on the phone replace the group chat. | mobile communication
rules | use_case | + | Rules in plain language | The prospect tried an own rule and saw where the plan breaks it. | rules compliance
cost-view | use_case | + | Cost per job up to last night | Planned against actual cost per $site interests management. | cost reporting
forecast | use_case | ~ | Forecast with a stated confidence | An honest accuracy of the forecast earned trust. | forecast
swaps | use_case | + | Swapping shifts without calls | Rule-checked swaps would save many calls a week. | swaps self-service
easy-setup | use_case | + | Setup with imperfect data | The import explains errors in words and proposes corrections. | setup data
customer-eta | use_case | + | Arrival times for customers | A link with the arrival time would take calls off the desk. | eta customers
worst-case | use_case | ~ | Tested with the worst case | The prospect made up a bad day and saw what can be saved. | disruption demo
integration | feature_request | = | Connection to $system on day one | Without a connection to $system there would be double entry. | integration
offline | feature_request | = | Has to work offline | People of $company lose the network during the day. | offline mobile
languages | feature_request | = | More languages in the app | The workforce of $company needs the app in several languages. | languages mobile
approvals | feature_request | = | Approval step or plan lock | $company wants changes to be confirmed or locked after a point in time. | approvals
report-wish | feature_request | = | A report by mail, or a forecast | The prospect named the report that would be used every week. | reports
honest-review | quote | + | An honest recommendation | The customer would recommend $product and says what the first two months demand. | customer-voice reference
staff-shortage | pain_point | - | Not enough people to plan with | Hiring or new rules make every roster at $company fragile. | staffing roster
value-shown | buying_signal | + | Results against the targets of the start | Figures from daily use were compared with what $company set out to reach. | value renewal
best-user | use_case | + | An unexpected champion | Somebody at $company uses it best whom nobody would have expected. | adoption champion
would-miss | quote | + | What would be missed by noon | The customer describes what would happen without it. | customer-voice
peak-weeks | buying_signal | + | A calmer peak season | The busy weeks at $company went better than in earlier years. | peak value
print-view | feature_request | = | Printout and sorting | Small wishes that matter on the ground: a one-page printout, a list by street. | usability
update-trouble | pain_point | - | An update came as a surprise | A moved button or a wrong date caused calls at $company. | updates support
sister-company | buying_signal | + | Another department is interested | $company names a part of the group that has the same problem. | expansion referral
first-morning | use_case | + | The first morning decides | Who will be there on day one was agreed. | rollout
own-monday | buying_signal | + | Tried with their own Monday | The comparison with the own plan went in favour of $product. | trial
new-urgency | buying_signal | + | It has become more urgent | A new contract or an inspection shortens the timeline at $company. | timeline urgency
missing-voice | objection | = | Somebody has not been heard yet | Payroll or IT could stop the project by not having time. | stakeholder
first-hour | pain_point | - | The first hour is spent on bad news | The day at $company starts with messages about absences. | absence mornings
`;
