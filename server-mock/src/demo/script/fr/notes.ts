/** Enseignements des appels en français ; l'équipe les lit en anglais. */
export const notes = `
sans-vue | pain_point | - | No shared view across locations | Each location of $company plans on its own, and a third of the work arrives at short notice. | visibility multi-site
croissance | pain_point | - | Outgrew the old way of planning | With $sitesEnglish nobody at $company has the whole picture any more. | growth
declic | pain_point | - | What made them look now | A lost customer or a dependency on one person turned planning into a project at $company. | trigger
memoire | pain_point | - | The rules live in one head | Planning at $company is rebuilt from memory every morning. | dependency knowledge
absences | pain_point | - | Short-notice absences | One absence at $company sets off a chain of changes. | absence
alertes | pain_point | - | Changes reach people too late | Changes travel by group chat or phone. | communication
habilitations | pain_point | - | Certificates are out of date | $company cannot see at planning time who is allowed to do what. | compliance
feuilles-heures | pain_point | - | Paper timesheets | Worked hours are copied by hand at the end of the month. | timesheets payroll
equite | pain_point | - | Fairness cannot be shown | Weekends are disputed without figures. | fairness works-council
sans-horaire | pain_point | - | Cannot tell customers when | Customers of $company call to ask when somebody arrives. | eta customers
cout | pain_point | - | Planning costs $cost a year | The prospect put the effort at about $hours hours a week. | cost
departs | pain_point | - | People leave over unpredictable days | Short-notice changes wear the team out at $company. | turnover
double-saisie | pain_point | - | Double entry | Data is typed or repaired by hand on the way to another system. | manual-work
rival | competitor_mention | = | $rival is being compared | $company has seen $rival; support and simplicity decide. | competitor
trous | use_case | + | Filling gaps on a Monday morning | Suggestions with reasons, and the choice stays with the planner. | absence demo
mobile | use_case | + | App instead of a group chat | Confirmed changes on the phone, in several languages. | mobile
regles | use_case | + | Rules in plain language | The prospect tried an own rule and saw where the plan breaks it. | rules
couts | feature_request | = | Planned against actual, up to last night | $company gets these figures weeks later today. | reports cost
pire-jour | quote | ~ | Tested with the worst day | The prospect made up a bad day and compared the answer with the own one. | customer-voice demo
preuve | quote | = | Wants proof from a person | The prospect asks for a reference and counts the training time. | proof
adhesion | objection | - | Doubts that people will use it | Earlier tools failed, or another change is under way. | adoption
reserves | objection | ~ | IT goals and vendor risk | Fewer vendors is a goal at $company, and the future of a small vendor is a worry. | it vendor-risk
changement | objection | - | Change and data quality | $company is afraid of the change or ashamed of its data. | data adoption
prix-eleve | objection | - | Price or adoption in doubt | The offer is far from the expectation, or an earlier attempt failed. | price
refus | objection | - | Brush-off on the phone | No budget, no time, or something in place. | cold-call
accord-interne | buying_signal | + | Internally decided | Only money or wording is open at $company. | decision
remise | pricing | ~ | Needs something to bring back | The budget is about $off percent below the offer. | discount
duree | pricing | ~ | Wants a way out of a long term | $term months are acceptable with an exit. | term
paiement | pricing | = | Payment rhythm is negotiable | Quarterly or a year in advance. | payment
extension | pricing | + | Fixed price for growth, or a reference | $company values a stable price for new locations. | expansion
echeance | buying_signal | = | A date that counts | The prospect named a date or the slow step of the last purchase. | timeline
interet | buying_signal | + | Interest inside the company | Team leads and management ask about it. | stakeholder
reference | buying_signal | + | Reference and trial went well | $company heard an honest reference or halved the planning time. | reference trial
cse | objection | ~ | New voices: controlling and staff representatives | They want the three-year total, or limits to tracking. | stakeholder privacy
effort | buying_signal | + | Accepts the rollout effort | The prospect plans people for the first weeks. | rollout
reussite | buying_signal | + | Names own success criteria | The prospect said how success will be recognised. | success
satisfaction | quote | + | Quieter mornings | $company does not want to go back. | customer-voice
agacements | pain_point | ~ | Small daily annoyances | Slow Mondays or temporary staff outside the tool. | support
resultat | buying_signal | + | Results against the targets | Figures were compared with the targets of the start. | value
rendez-vous | buying_signal | + | Next meeting with the decision maker | Date and participants were agreed. | next-step
creation | use_case | + | Setup with imperfect data | The import explains errors in words and proposes corrections. | setup data
arrivee | use_case | + | Arrival times for customers | A link with the arrival time would take calls off the desk. | eta customers
`;
