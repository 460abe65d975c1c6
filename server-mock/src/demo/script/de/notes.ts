/** Erkenntnisse aus den deutschen Gesprächen; gelesen werden sie auf Englisch. */
export const notes = `
kein-ueberblick | pain_point | - | No shared view across locations | Each location of $company plans on its own, and a third of the work arrives at short notice. | visibility multi-site
wachstum | pain_point | - | Outgrew the old way of planning | With $sitesEnglish nobody at $company has the whole picture any more. | growth
ausloeser | pain_point | - | What made them look now | A lost customer or a dependency on one person turned planning into a project at $company. | trigger
kopfwissen | pain_point | - | The rules live in one head | Planning at $company is rebuilt from memory every morning. | dependency knowledge
ausfall | pain_point | - | Short-notice absences | One absence at $company sets off a chain of changes. | absence
spaete-info | pain_point | - | Changes reach people too late | Changes travel by group chat or phone. | communication
nachweise | pain_point | - | Certificates are out of date | $company cannot see at planning time who is allowed to do what. | compliance
stundenzettel | pain_point | - | Paper timesheets | Worked hours are copied by hand at the end of the month. | timesheets payroll
fairness | pain_point | - | Fairness cannot be shown | Weekends are disputed without figures. | fairness works-council
keine-zeit | pain_point | - | Cannot tell customers when | Customers of $company call to ask when somebody arrives. | eta customers
kosten | pain_point | - | Planning costs $cost a year | The prospect put the effort at about $hours hours a week. | cost
fluktuation | pain_point | - | People leave over unpredictable days | Short-notice changes wear the team out at $company. | turnover
doppelerfassung | pain_point | - | Double entry | Data is typed or repaired by hand on the way to another system. | manual-work
rival | competitor_mention | = | $rival is being compared | $company has seen $rival; support and simplicity decide. | competitor
luecken | use_case | + | Filling gaps on a Monday morning | Suggestions with reasons, and the choice stays with the planner. | absence demo
handy | use_case | + | App instead of a group chat | Confirmed changes on the phone, in several languages. | mobile
regeln | use_case | + | Rules in plain language | The prospect tried an own rule and saw where the plan breaks it. | rules
auswertung | feature_request | = | Planned against actual, up to last night | $company gets these figures weeks later today. | reports cost
schlimmster-tag | quote | ~ | Tested with the worst day | The prospect made up a bad day and compared the answer with the own one. | customer-voice demo
nachweis | quote | = | Wants proof from a person | The prospect asks for a reference and counts the training time. | proof
akzeptanz | objection | - | Doubts that people will use it | Earlier tools failed, or another change is under way. | adoption
bedenken-it | objection | ~ | IT goals and vendor risk | Fewer vendors is a goal at $company, and the future of a small vendor is a worry. | it vendor-risk
umstellung | objection | - | Change and data quality | $company is afraid of the change or ashamed of its data. | data adoption
preis-einwand | objection | - | Price or adoption in doubt | The offer is far from the expectation, or an earlier attempt failed. | price
abwehr | objection | - | Brush-off on the phone | No budget, no time, or something in place. | cold-call
intern-ja | buying_signal | + | Internally decided | Only money or wording is open at $company. | decision
rabatt | pricing | ~ | Needs something to bring back | The budget is about $off percent below the offer. | discount
laufzeit | pricing | ~ | Wants a way out of a long term | $term months are acceptable with an exit. | term
zahlung | pricing | = | Payment rhythm is negotiable | Quarterly or a year in advance. | payment
wachstumspreis | pricing | + | Fixed price for growth, or a reference | $company values a stable price for new locations. | expansion
termin | buying_signal | = | A date that counts | The prospect named a date or the slow step of the last purchase. | timeline
interesse | buying_signal | + | Interest inside the company | Team leads and management ask about it. | stakeholder
referenz | buying_signal | + | Reference and trial went well | $company heard an honest reference or halved the planning time. | reference trial
betriebsrat | objection | ~ | New voices: controlling and works council | They want the three-year total, or limits to tracking. | stakeholder privacy
aufwand | buying_signal | + | Accepts the rollout effort | The prospect plans people for the first weeks. | rollout
erfolg | buying_signal | + | Names own success criteria | The prospect said how success will be recognised. | success
zufrieden | quote | + | Quieter mornings | $company does not want to go back. | customer-voice
aerger | pain_point | ~ | Small daily annoyances | Slow Mondays or temporary staff outside the tool. | support
ergebnis | buying_signal | + | Results against the targets | Figures were compared with the targets of the start. | value
folgetermin | buying_signal | + | Next meeting with the decision maker | Date and participants were agreed. | next-step
einrichtung | use_case | + | Setup with imperfect data | The import explains errors in words and proposes corrections. | setup data
ankunft | use_case | + | Arrival times for customers | A link with the arrival time would take calls off the desk. | eta customers
`;
