/** What a report says about one criterion: `dimension level tone: text`, where `any` fits every tone. */
export const criterionFeedback = `
opening strong encouraging: {Lovely start|A start to be proud of}. At $at you said what the call was for and let $you add to it, and from then on you were both working on the same list.
opening strong encouraging: You set the frame at $at without sounding scripted. {$You relaxed audibly after that.|That bought you trust for the harder questions later.}
opening strong direct: Clear agenda at $at, agreed with $you. {Nothing to change.|Do it like this every time.}
opening strong data-driven: Agenda stated and confirmed at $at, within the first $minutes minutes. Calls of this team with an agreed agenda score higher on next steps as well.
opening fair encouraging: You did say what the call was about at $at. {Ask $you what would make it worthwhile, and it becomes a shared plan.|One more question, "what should we add?", and it is a shared plan.}
opening fair direct: The agenda at $at was yours alone. {Get $you to add to it before you go on.|Ask for agreement before moving on.}
opening fair data-driven: Agenda stated at $at, but not confirmed: $you added nothing to it. {An agreed agenda is one question away.|That question takes ten seconds.}
opening weak encouraging: The beginning cost you some goodwill: at $at you were still warming up and $you was already waiting. {Prepare the first three sentences, the rest will follow.|You recovered later, which shows you can do it.}
opening weak direct: No agenda. At $at $you had to ask what the call was about. {Write the first sentence down before you dial.|Fix this first.}
opening weak data-driven: No agenda was agreed. The opening at $at took $minutes minutes and contained no question about what $you wanted from the call.
discovery strong encouraging: {Great questions|Really curious questions}. The one at $at opened a door that a checklist never would have, and you stayed in the room with the answer.
discovery strong encouraging: You wanted to know, and $you noticed. After your question at $at the answers became longer and more honest.
discovery strong direct: Open question at $at, followed up down to the consequence. {That is how it is done.|Keep it.}
discovery strong data-driven: $questions questions in the call, most of them open. The one at $at led to the longest answer of $you.
discovery fair encouraging: Good instincts: your question at $at was the right one. {Stay with the answer for one more question before you move on.|The second question is where it gets interesting.}
discovery fair direct: The question at $at stayed on the surface. {Ask what it costs and who feels it.|You moved on before the number was on the table.}
discovery fair data-driven: $questions questions, of which the one at $at touched a cause. {One more, about the consequences, would have been worth it.|The follow-up question is missing there.}
discovery weak encouraging: You were eager to help, and at $at that turned a question into a statement. {Try "tell me about it" and three seconds of silence.|Silence is your friend here: let $you fill it.}
discovery weak direct: Leading question at $at. $You gave you a polite answer and nothing else. {Ask open questions or expect closed answers.|Stop answering your own questions.}
discovery weak data-driven: $questions questions, mostly closed. The one at $at could be answered with yes or no, and it was.
listening strong encouraging: At $at you played back what $you had said, and the correction you got was worth more than the summary. {Beautifully done.|This is your superpower.}
listening strong direct: Accurate playback at $at, including the uncomfortable part. {Good.|Keep doing it before every pitch.}
listening strong data-driven: You spoke $share percent of the time and summarised at $at. $You corrected or extended it, which is the strongest sign of being understood.
listening fair encouraging: You picked up the main point at $at. {Use $you's own words and you will hear "exactly" more often.|Check it with a question and you will get the part that is still missing.}
listening fair direct: Half a summary at $at. {Finish it and ask what is missing.|You heard the time, not the reason.}
listening fair data-driven: Talk share $share percent. The summary at $at was short and not checked with a question.
listening weak encouraging: I know the feature fits, and at $at it was too early. {Let $you finish, the feature will still be there.|Count to two before you answer and see what happens.}
listening weak direct: You talked over $you at $at. {Do not interrupt a prospect who is explaining the problem.|That was the most important sentence of the call, and it is gone.}
listening weak data-driven: Talk share $share percent, and at $at $you was not heard out. {The thought stayed unfinished.|What came next was about the product, not about the problem.}
value strong encouraging: {What a clear link|A wonderful bridge}: at $at you tied it to what $you had told you, not to a brochure. That is why it was believed.
value strong direct: Value in the numbers of $company at $at. {Exactly.|More of this.}
value strong data-driven: Benefit quantified at $at with figures of $company. {This is the passage to reuse in the proposal.|Claims with the customer's own numbers are the ones that survive finance.}
value fair encouraging: The benefit at $at was right in principle. {Put a number of $company into it and it will stick.|Tie it to what $you said at the beginning.}
value fair direct: Plausible at $at, but it could have been said to anybody. {Use their numbers.|Make it about $company.}
value fair data-driven: One benefit was named at $at, without a figure. {The cost of today would have been the bridge.|A single number would have been enough.}
value weak encouraging: You know the product inside out, and at $at it all came at once. {Pick the one thing that matters to $you and leave the rest in the drawer.|Less would have been more, and you have the "less" in you.}
value weak direct: Feature list at $at. $You asked what it means and got an adjective. {Answer with a number next time.|Nobody buys a list.}
value weak data-driven: At $at several features in one breath, no outcome. $You asked for something concrete and did not get it.
objection strong encouraging: You took the worry seriously at $at instead of defending yourself, and $you opened up. {Great composure.|That takes confidence.}
objection strong direct: At $at you asked before you answered. {Correct order.|That is why it went away.}
objection strong data-driven: Objection explored with a question at $at, then answered with a test or a fact. It did not come back later in the call.
objection fair encouraging: You stayed friendly and calm at $at. {Ask where the worry comes from before you reassure.|One question more, and you would have found the real reason.}
objection fair direct: Reassurance instead of an answer at $at. {Ask what happened last time.|"Usually it goes well" is not evidence.}
objection fair data-driven: Objection acknowledged at $at, answered in general terms. {No evidence was offered.|Its cause was not explored.}
objection weak encouraging: That was a hard moment at $at. {Next time take a breath and ask "what makes you say that?"|You felt you had to win it. You only have to understand it.}
objection weak direct: You argued at $at. $You had a reason and did not get to say it. {Ask first.|You cannot win an argument with a customer.}
objection weak data-driven: Objection at $at met with pressure or a promise. $You repeated it in other words, which means it was not resolved.
pricing strong encouraging: You stood by the price at $at and still found a way forward. {Strong and fair.|$You respected that, you could hear it.}
pricing strong direct: Nothing given away without something in return at $at. {Good discipline.|This is the standard.}
pricing strong data-driven: Every concession was traded: at $at you asked for a commitment before moving on price.
pricing fair encouraging: You were open about the price at $at. {Ask for something in return, people expect it.|You have more room to trade than you use.}
pricing fair direct: Money at $at, without asking for much in return. {Trade.|You had more room than you used.}
pricing fair data-driven: Terms came up at $at. {The condition was not confirmed.|A longer term and payment in advance were not put side by side.}
pricing weak encouraging: The price made you nervous at $at, and it showed. {Say the number and then be quiet. Practise it out loud, it helps.|You can trust the value you had just built.}
pricing weak direct: At $at you negotiated against yourself. {Never open with the discount.|State the price, stop talking.}
pricing weak data-driven: The discount was announced at $at before any request, or no price was given at all. {The margin left on the table is yours to calculate.|This happens to be the most expensive habit in the team.}
next strong encouraging: {A perfect landing|Great ending}: at $at everybody knew who does what and by when. $You will remember that.
next strong direct: Date, people, purpose at $at. {Done properly.|Nothing to add.}
next strong data-driven: Next step at $at with date, participants and purpose: three of three.
next fair encouraging: You did agree on something at $at. {Put a day to it while $you is still on the line.|Offer a day and an hour, and it is done.}
next fair direct: Next step without a date at $at. {That is an intention.|Open the calendar before you hang up.}
next fair data-driven: Next step at $at: purpose yes, date no, participants partly.
next weak encouraging: After all that work the ending at $at deserved more. {Leave five minutes for it, it is the part that moves the deal.|Try closing with "when shall we two look at this again?"}
next weak direct: No next step. "Let me know", at $at, is not a plan. {Go back today and get a date.|$You did not know what to tell the boss.}
next weak data-driven: No date, no owner, no purpose at $at. {Deals of this team without a dated next step take about twice as long.|Zero of three.}
opening unseen any: The recording starts after the greeting, so this rests on the first minutes that can be heard.
discovery unseen any: There was little room for questions in this call; the score rests on the tone in which things were asked.
listening unseen any: No summary or playback in this call; the score rests on how answers were taken up.
value unseen any: The benefit was not talked about directly; the score rests on the examples that were used.
objection unseen any: No open objection came up; the score rests on how smaller doubts were met.
pricing unseen any: Money was hardly touched; the score rests on how confidently it was mentioned.
next unseen any: The recording ends before the goodbye; the score rests on what was announced during the call.
`;

/** What a report says about the whole call: `part level tone: text`. */
export const overallFeedback = `
summary strong encouraging: {This was a very good call, $me.|A call to show to others, $me.}
summary strong direct: {Good call.|Strong call.}
summary strong data-driven: {Well above the team's usual range.|One of the better calls of this month.} You spoke $share percent of the time and asked $questions questions.
summary fair encouraging: {A solid call with a lot to build on, $me.|You are on the right way, $me.}
summary fair direct: {Solid, with one gap.|Decent call. It could have been a good one.}
summary fair data-driven: {Within the team's usual range.|An average call in numbers.} Talk share $share percent, $questions questions, longest stretch without $you: $longest seconds.
summary weak encouraging: {A tough one, $me, and these are the calls one learns most from.|Not your best call, $me, and that is all right.}
summary weak direct: {This call lost ground.|Below what you can do.}
summary weak data-driven: {Below the team's usual range.|In the lower quarter of this month's calls.} Talk share $share percent, $questions questions.
best strong any: What carried it was {$best|above all $best}.
best fair any: {The strongest part was $best.|$Best held it together.}
best weak any: {There was one good moment, in $best.|At least $best worked.}
worst strong any: {If you want to work on one thing, make it $worst.|The only thing left to polish is $worst.}
worst fair any: {What held it back was $worst.|The points were lost in $worst.}
worst weak any: {Start with $worst.|The call was decided by $worst.}
close strong encouraging: {Keep going.|Share the recording with the newer colleagues, if you like.}
close strong direct: {Next.|Repeat it.}
close strong data-driven: {The passage at $bestAt is worth bookmarking.|See $bestAt for the passage that scored highest.}
close fair encouraging: {You are closer than you think.|One change at a time, and start with this one.}
close fair direct: {Fix that and it is a good call.|Change one thing: this one.}
close fair data-driven: {Compare $worstAt with $bestAt, it is the same person ten minutes apart.|The difference between $bestAt and $worstAt is the coaching topic of the week.}
close weak encouraging: {Let's listen to it together, ten minutes are enough.|Take one thing into the next call and leave the rest for later.}
close weak direct: {Call $you back.|Prepare the next one in writing.}
close weak data-driven: {Listen to $worstAt before the next call.|Two listens to $worstAt, then try it again in a roleplay.}
`;

/** Names of the dimensions inside a sentence. */
export const dimensionNames = {
  opening: "the opening",
  discovery: "the questions",
  listening: "the listening",
  value: "the link to value",
  objection: "the handling of doubts",
  pricing: "the talk about money",
  next: "the next step",
} as const;

/** One-liners of a report: `strength|improvement|action dimension: text`. */
export const oneLiners = `
strength opening: {Said what the call was for and got agreement|Started with a shared agenda}
strength discovery: {Asked open questions and stayed with the answers|Found out what it costs, not only what is wrong}
strength listening: {Played the problem back in the prospect's words|Let the prospect finish and built on it}
strength value: {Tied the product to the prospect's own numbers|Showed only what mattered to $company}
strength objection: {Asked about the worry before answering it|Stayed calm and curious when it got critical}
strength pricing: {Traded instead of giving away|Said the price and stood by it}
strength next: {Ended with a date, names and a purpose|Left no doubt about who does what}
improvement opening: {Agree on the agenda before the first question|Ask what would make the time worthwhile}
improvement discovery: {Follow up on the first answer once more|Ask for a number behind the problem}
improvement listening: {Summarise before you present anything|Leave two seconds of silence after an answer}
improvement value: {Use the prospect's figures instead of adjectives|Leave out what was not asked for}
improvement objection: {Ask where a doubt comes from before you answer|Offer a test instead of a reassurance}
improvement pricing: {Ask for something in return for every concession|Name the price and then wait}
improvement next: {Put a date on the next step before hanging up|Name who takes part in the next meeting and why}
action opening: {Write down the first three sentences of the next call|Send $you a three-line agenda the day before}
action discovery: {Prepare three questions that begin with "what happens when"|Ask $you for the cost per week in the next call}
action listening: {Try one summary every ten minutes in the next two calls|Listen to your own call from $worstAt}
action value: {Write the benefit for $company in one sentence with one number|Get a reference figure from a customer in the same industry}
action objection: {Practise this objection in a roleplay|Write down $you's doubt and what would remove it}
action pricing: {List three things that you could ask for in return|Say the price out loud ten times before the next call}
action next: {Write to $you today with two dates to choose from|Block the last five minutes of every call for the next step}
`;
