/** What hurts in one industry. */
export const industryPains = `
## pain
-- only=logistics
R[discovery]: {Walk me through what happens when a driver calls in sick at five in the morning.|What happens to the tours when somebody is missing at five in the morning?}
P!early-absence: {Honestly? Chaos. The night clerk rings down a list until somebody picks up, and by the time the van is covered we've lost the first two slots.|We split the tour over three others, by hand. All three are late after that, so it's fair, in a way.}
R~: {How often do you have that|And in a normal week, how many mornings is that}?
P~: {Twice a week, in winter more.|Often enough that nobody finds it strange any more. The retailers do, though. They charge us for every missed window.}
-- only=logistics
R[discovery]: {How do you keep track of driving hours while you plan|Who checks the rest times when a tour gets longer}?
P!driving-hours: {Afterwards, and afterwards is too late. We had two violations last quarter that nobody could have seen in the plan.|The drivers do it themselves. They're careful, because it's their licence. But it isn't their job.}
R: {So the plan doesn't know how many hours somebody has left|You'd want to see it before the tour goes out}.
P: {Exactly. It's in a different system, and that system talks to nobody.|If it could simply refuse to let me do it, I'd be happy.}
-- only=logistics
R[discovery]: {What about empty kilometres? Do you see them|How full are the vans on the way back}?
P!empty-runs: {Full of air, mostly. We pass our own customers on the way home and don't know it.|I can tell you for last month. For today, no idea.}
R[discovery]: {What's a kilometre worth to you|If you could fill one in five of those, what would that be}?
P: {One euro thirty, all in. I could do the sum, but I don't want to.|A driver. We'd need one fewer, and I can't find them anyway.}
-- only=food
R[discovery]: {How do you plan around the cold chain|What happens when a refrigerated van is late}?
P!cold-chain: {We log the temperature, and if it's above eight degrees for twenty minutes it goes in the bin. Last month that was eleven thousand euros of yoghurt.|The customer refuses the whole pallet. They're right to, but it's food, and it hurts.}
R~: {Was that a technical problem or a planning one|And what was the cause, in the end}?
P~: {Planning. The right van was in the wrong place.|Somebody swapped two tours to help a colleague. A nice gesture, and an expensive one.}
-- only=food
R[discovery]: {How much does the volume swing over the week|What does a hot weekend do to your plan}?
P!demand-swing: {Friday is three times Monday. And if the sun comes out, forget everything I just said.|It doubles. We see the forecast on Wednesday and the people have their shifts since Monday.}
R: {So you know it two days before you can use it|And you can't move people that quickly}.
P: {That's the most frustrating part. It isn't even a surprise.|I can. But I ask the same eight people every time, and they've started not to pick up.}
-- only=food
R[discovery]: {Who may work at which station? I guess hygiene has something to say|How do you handle allergens and cleaning in the plan}?
P!hygiene-rules: {Nobody may go from raw to cooked in the same shift. That's on a poster, not in the plan.|Nuts always last, then a full clean. If that gets turned round, we lose three hours.}
R~: {And has it been turned round|When did that last go wrong}?
P~: {In February. Nobody was hurt, but we recalled a batch.|Two weeks ago. It was a new colleague who couldn't have known.}
-- only=care
R[discovery]: {How do you match carers and patients today|When a carer is ill, how do you decide who takes over the visits}?
P!continuity: {By memory. Some of our patients have dementia, for them a new face at seven in the morning is a real problem.|Whoever is nearest. It should be whoever they know, but I can't see that on a list.}
R[discovery]: {How many different faces does a patient see in a week|What would be a good number}?
P: {Six, sometimes seven. Three would be good.|We promised the families no more than three. We can't keep that at the moment.}
-- only=care
R[discovery]: {How is the travel time between visits planned|How long does a carer have from one door to the next}?
P!travel-time: {It isn't. We plan the visits back to back, and everybody knows that it's fiction.|On paper, five minutes. In the real world, with parking, twelve. The difference is their lunch break.}
R~: {And who pays for that|What do the carers say about it}?
P~: {They do, with their own time. And then we wonder why they leave.|They say it in the exit interview.}
-- only=care
R[discovery]: {How do you prove to the insurers what was done|What do you have to document for every visit}?
P!visit-proof: {Start, end, what was done, signed. On paper. We employ somebody only to chase signatures.|Every minute. If one line is missing, the visit isn't paid.}
R: {How much gets lost that way|And how many lines are missing in a month}?
P: {About two percent of the revenue. That's more than our margin in some months.|Around eighty. We get half of them back with phone calls.}
-- only=construction
R[discovery]: {What happens when it rains|How do you move crews when a site isn't ready}?
P!idle-crews: {Six people sit in a van and wait for a call. I pay for all six of them, and for the van.|Late. The foreman waits until nine, then calls, and by the time they've moved the half day is gone.}
R~: {How often|And how many half days is that in a month}?
P~: {Thirty, forty half days a month, over all crews.|Nobody counts. If I counted it I'd have to tell $boss.}
-- only=construction
R[discovery]: {And machines? Are they in the same plan as the people|Who knows where the excavator is}?
P!equipment: {Different list, different person. So we've had the crew without the excavator, and the excavator without the crew.|Whoever used it last. I'm joking, but only a little.}
R: {So you rent one while your own stands still somewhere|What does a day of that cost}?
P: {Exactly that happened on Tuesday.|Nine hundred for the machine, and then a crew that's drinking coffee.}
-- only=construction
R[discovery]: {How do the subcontractors come into the plan|How do you coordinate with the other trades}?
P!subcontractors: {By phone, every evening from five to seven. That's my second job.|We tell them a date, they tell us a date. Then everyone comes on the third one.}
R~: {Would they look at a shared plan, if there was one|What would make that easier}?
P~: {If it's a link on the phone, yes. If it needs a password, no.|One date that everybody sees. It doesn't need more than that.}
-- only=manufacturing
R[discovery]: {What happens when a line has a stop and people are standing around|How do you move operators when a line goes down}?
P!line-stop: {We send them to sweep. Meanwhile two halls further they're short of three people and don't know.|The shift lead walks over and asks. It's a big site. It's a long walk.}
R~: {How would they know who's qualified for the other line|What would be the ideal, if you could wish}?
P~: {There's a matrix on the wall. It's colourful and it's old.|That the lead sees on a tablet: these three can go, these two may not.}
-- only=manufacturing
R[discovery]: {How do you plan the maintenance around production|Who wins when maintenance and production want the same slot}?
P!maintenance-window: {Around it is the right word. Production wins, until the machine decides that it's maintenance's turn.|It's a fight, every Thursday. Whoever has the louder boss.}
R[discovery]: {When did the machine last decide|What did the last unplanned stop cost}?
P: {In November, on the day before the biggest shipment of the year.|Nineteen hours. I don't say the number out loud in this building.}
-- only=manufacturing
R[discovery]: {How does the handover between shifts work|What does the night shift know about the day shift}?
P!handover: {There's a book. If it was stressful there's nothing in it, and when it was stressful is when you'd need it.|What you can say in four minutes at the coffee machine.}
R: {So information gets lost exactly when it matters|And what gets forgotten}?
P: {We've produced scrap for six hours because one sentence was missing.|Always the thing that comes back at three in the morning.}
-- only=retail
R[discovery]: {How does a store manager make the weekly plan|How long does a store manager sit over the roster}?
P!store-roster: {Sunday evening, at the kitchen table, in a spreadsheet. Four hours. They're paid to sell.|Half a day a week. Times forty stores. I once multiplied that in a meeting and it went very quiet.}
R~: {What makes it so slow|And where does the time go}?
P~: {The wishes. Everyone has one, and they come by message, on paper, and in the break.|Mostly into changing it again after it's been put up.}
-- only=retail
R[discovery]: {Do you plan by how many customers come in, or by habit|How well do staffing and footfall match}?
P!footfall: {By habit. We have the counts from the doors, somewhere. Nobody has ever put the two next to each other.|They don't. On Tuesday mornings we have more staff than customers, on Saturdays people leave without paying attention, or without paying.}
R[discovery]: {What would you do if you saw it|Have you ever put a figure on the Saturdays}?
P: {Move ten percent of the hours from the beginning of the week to the end. I'm sure it would show in the till.|Our controller says two percent of turnover. I'd say it's more, but I can't prove it.}
-- only=retail
R[discovery]: {Can people swap between stores|What if one store is short and the one around the corner isn't}?
P!store-swap: {In theory. In practice nobody knows who'd be free, so they call an agency.|They don't know of each other. Last month we paid for temps in one and sent people home in the other.}
R: {On the same day|How far apart are they}?
P: {Same day, same street.|Six minutes on foot. I've walked it.}
-- only=energy
R[discovery]: {What happens when there's a fault at night|How do you decide who goes out when the grid has a fault}?
P!on-call: {The on-call list is a PDF. If somebody has swapped, the PDF doesn't know.|Whoever is on the list, wherever they live. We've sent people for ninety minutes past a colleague who lived next door.}
R~: {And the clock is running for you in that time, isn't it|What do you have to report to the regulator}?
P~: {From the first minute. Above a certain length it costs us, per customer.|Time to arrive, time to repair. We miss the first one in about $percent percent of the cases.}
-- only=energy
R[discovery]: {How do you bundle the planned jobs, meters and inspections, by area|How many visits fail because nobody is at home}?
P!failed-visits: {We try. Then one customer moves the appointment and the whole street falls apart.|One in four. That's a technician in a car with nothing to do, three times a day.}
R: {Does the customer get a message before|What would one in six be worth to you}?
P: {A letter. Two weeks before. I know.|We did that sum. It would be a whole crew for the heat pump work, and we need it badly.}
-- only=energy
R[discovery]: {How do you know that someone has the permit for high voltage when you send them|Where do you keep the safety certificates}?
P!permits: {In the personnel file. The dispatcher hasn't got access to that, for good reasons.|In a folder at the depot. It's a very good folder, but it's at the depot.}
R~: {So it runs on trust|What would the dispatcher need to see}?
P~: {On trust and on people who say no. So far they've always said no in time.|Just green or red. No reasons, no details.}
-- only=hospitality
R[discovery]: {How early do you know how many people you need for an event|What happens when a group of two hundred moves by a day}?
P!event-change: {In writing two weeks before, in reality the evening before.|Then I call forty people. Twenty-five pick up, fifteen can, and I need thirty.}
R~: {And who fills the gap|What does that do to the evening}?
P~: {I do. I carried plates last Saturday, and I'm not good at it.|It works, because the team is great. You can't build on that for ever.}
-- only=hospitality
R[discovery]: {How do you plan housekeeping against the bookings|Do departures and cleaning know of each other}?
P!housekeeping: {By a list from the front desk at seven. Late check-outs are on it if somebody thought of it.|They're two systems and a phone call. On busy days it's fifteen phone calls.}
R: {So rooms are ready before anybody knows it|How long does a guest wait on a day like that}?
P: {Ready and empty, with a guest in the lobby. It happens every weekend.|Forty minutes at worst. We pay in coffee vouchers.}
-- only=hospitality
R[discovery]: {How many of your people are seasonal|What's it like when the season starts}?
P!seasonal: {Half. Every spring we start again: contracts, languages, who can do what. It takes six weeks until the plan fits.|A hundred new people in three weeks. For the first month I plan with names I can't put a face to.}
R[discovery]: {And how many come back the next year|What would help you in those weeks}?
P: {A third. If it was half, I'd save a fortune in training.|If they could enter their own data and their own wishes. I type all of that.}
-- only=facilities
R[discovery]: {How do you know that a contract is profitable|How many hours go into a building, compared with what you've sold}?
P!contract-margin: {At the end of the year. Then it's either a nice surprise or it isn't.|We've sold four hours a day and I'd guess we need five. But I'd have to stand there with a watch.}
R~: {So a bad contract stays bad for twelve months|What would you do if you knew it in week three}?
P~: {Until the renewal, yes. Then we argue about it with no figures.|Talk to the customer while it's still small.}
-- only=facilities
R[discovery]: {What happens when a cleaner doesn't turn up|How do you find out that nobody came}?
P!no-show: {The customer calls at eight and says the offices are dirty. Then it's too late for that day.|We don't, unless somebody complains. Some don't complain, they just cancel.}
R: {Which is the worse of the two|Do you know how often it happens}?
P: {The silent ones. You can't apologise to them.|Three or four times a week, over all the buildings.}
-- only=facilities
R[discovery]: {How do extra orders get into the plan, a window, an event, a spill|How do your technicians get their tickets}?
P!extra-work: {A call to the site manager, who does it straight away and forgets to write it down. So we do it for free.|From the customer's portal onto paper, from the paper into a van. Some of them come back.}
R[discovery]: {What do you think that's worth in a year|How many come back, would you say}?
P: {Sixty thousand, conservatively. It's the easiest money we don't earn.|Nine out of ten. The tenth turns up during the audit.}
-- only=telecom
R[discovery]: {How long does a customer wait for an appointment with you|What's in the way of a shorter appointment window}?
P!appointment-window: {Eleven days, and then they get "between eight and one". It's the most hated sentence in our business.|That we don't know how long anything takes. An installation is forty minutes or four hours, and the plan says ninety.}
R~: {Would your installers be able to tell you, if somebody asked them|And what do your installers make of that}?
P~: {They know after one look at the building. Nobody asks them.|They leave the difficult ones for the end of the day. I'd do the same.}
-- only=telecom
R[discovery]: {How often does somebody arrive without the right part|How many jobs need a second visit}?
P!second-visit: {Every eighth job. The part is in the other van, which is thirty kilometres away.|Eighteen percent. Each of them costs us more than we earn with the first.}
R: {So the plan knows the person and the address, but not the van|What's the main reason}?
P: {Correct. Stock is another world.|Wrong skills first, missing parts second. Both were knowable.}
-- only=telecom
R[discovery]: {How do you work with your subcontractors|Half of your installers are with partners, I read. How do you plan those}?
P!partner-crews: {We send a list at four in the afternoon, they send a list back at six. Between those two lists there's a lot of hope.|We don't. We order capacity and hope that it has a face in the morning.}
R~: {And when something changes after six|What would you need from them}?
P~: {Then it's tomorrow's problem, and tomorrow it's a complaint.|The same view as for our own people. That's all I ask.}
`;
