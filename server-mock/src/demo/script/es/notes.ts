/** Hallazgos de las llamadas en español; el equipo los lee en inglés. */
export const notes = `
sin-vista | pain_point | - | No shared view across locations | Each location of $company plans on its own, and the last third of the work arrives at short notice. | visibility multi-site
crecimiento | pain_point | - | Outgrew the old way of planning | With $sitesEnglish nobody at $company has the whole picture any more. | growth
detonante | pain_point | - | What made them look now | A lost customer or a dependency on one person turned planning into a project at $company. | trigger
conocimiento | pain_point | - | The rules live in one head | Planning at $company is rebuilt from memory every morning. | dependency knowledge
ausencias | pain_point | - | Short-notice absences | One absence at $company sets off a chain of changes. | absence
avisos | pain_point | - | Changes reach people too late | Changes travel by group chat or phone. | communication
certificados | pain_point | - | Certificates are out of date | $company cannot see at planning time who is allowed to do what. | compliance
partes | pain_point | - | Paper timesheets | Worked hours are copied by hand at the end of the month. | timesheets payroll
equidad | pain_point | - | Fairness cannot be shown | Weekends are disputed without figures. | fairness works-council
sin-hora | pain_point | - | Cannot tell customers when | Customers of $company call to ask when somebody arrives. | eta customers
coste | pain_point | - | Planning costs $cost a year | The prospect put the effort at about $hours hours a week. | cost
rotacion | pain_point | - | People leave over unpredictable days | Short-notice changes wear the team out at $company. | turnover
doble-entrada | pain_point | - | Double entry | Data is typed or repaired by hand. | manual-work
rival | competitor_mention | = | $rival is being compared | $company has seen $rival; support and simplicity decide. | competitor
huecos | use_case | + | Filling gaps on a Monday morning | Suggestions with reasons, and the choice stays with the planner. | absence demo
movil | use_case | + | App instead of a group chat | Confirmed changes on the phone, in several languages. | mobile
normas | use_case | + | Rules in plain language | The prospect tried an own rule and saw where the plan breaks it. | rules
costes | feature_request | = | Cost per day and location | $company wants planned against actual up to last night. | reports cost
peor-dia | quote | ~ | Tested with the worst day | The prospect made up a bad day and compared the answer with the own one. | customer-voice demo
prueba | quote | = | Wants proof from a person | The prospect asks for a reference and counts the training time. | proof
adopcion | objection | - | Doubts that people will use it | Earlier tools failed, or another change is under way. | adoption
dudas-it | objection | ~ | IT goals and vendor risk | Fewer vendors is a goal at $company, and the future of a small vendor is a worry. | it vendor-risk
cambio | objection | - | Change and data quality | $company is afraid of the change or ashamed of its data. | data adoption
precio-alto | objection | - | Price or adoption in doubt | The offer is far from the expectation, or an earlier attempt failed. | price
rechazo | objection | - | Brush-off on the phone | No budget, no time, or something in place. | cold-call
decision-interna | buying_signal | + | Internally decided | Only money or wording is open at $company. | decision
descuento | pricing | ~ | Needs something to bring back | The budget is about $off percent below the offer. | discount
plazo | pricing | ~ | Wants a way out of a long term | $term months are acceptable with an exit. | term
pago | pricing | = | Payment rhythm is negotiable | Quarterly or a year in advance. | payment
ampliacion | pricing | + | Fixed price for growth, or a reference | $company values a stable price for new locations. | expansion
plazos | buying_signal | = | A date that counts | The prospect named a date. | timeline
interes | buying_signal | + | Interest inside the company | Team leads and $boss ask about it. | stakeholder
referencia | buying_signal | + | Reference and trial went well | $company heard an honest reference or halved the planning time. | reference trial
comite | objection | ~ | New voices: controlling and works council | They want the three-year total, or limits to tracking. | stakeholder privacy
esfuerzo | buying_signal | + | Accepts the rollout effort | The prospect plans people for the first weeks. | rollout
exito | buying_signal | + | Names own success criteria | The prospect said how success will be recognised. | success
satisfaccion | quote | + | Quieter mornings | $company does not want to go back. | customer-voice
molestias | pain_point | ~ | Small daily annoyances | Slow Mondays or temporary staff outside the tool. | support
resultado | buying_signal | + | Results against the targets | Figures were compared with the targets of the start. | value
proxima-cita | buying_signal | + | Next meeting with the decision maker | Date and participants were agreed. | next-step
alta | use_case | + | Setup with imperfect data | The import explains errors in words and proposes corrections. | setup data
hora-cliente | use_case | + | Arrival times for customers | A link with the arrival time would take calls off the desk. | eta customers
`;
