/** Calls with customers: how it goes, what is missing, what could grow. */
export const review = `
## usage
--
R: {How is it going, honestly|How does it feel after the first months}?
P!adoption-good: {Good. The mornings are quieter, and I've stopped carrying the plan around in my head.|Better than I'd have thought. $Pilot doesn't want to go back, and the others have started asking when it's their turn.}
R[listening]: {What changed first|What made the difference at $pilot}?
P: {The phone. It rings half as often before nine.|The lead there. Shows everyone, every day, until they give in.}
--
R: {I had a look at your usage before the call: $percent percent more changes go through the app than last quarter.|The numbers look healthy: nine out of ten $crew open it every day.} {Does that match what you see|Is that what it feels like}?
P: {Yes, although one $site is pulling the rest down.|It does. The tenth is the one I hear from.}
R[discovery]: {What's different there|What does the tenth say}?
P!slow-site: {New lead, half the team is temporary, and the training was before they came.|That the old list was faster. It wasn't, but it felt faster.}
--
R: {Which part do you use most|What has turned out to be more useful than you thought}?
P!favourite: {The message when something moves. I bought it for the planning, I'd keep it for that.|The Monday mail. $Boss reads it on the train and for once asks good questions.}
R: {I hear that a lot, and nobody ever asks for it in the first demo.|That's funny, it took us two days to build.}
P: {You should charge more for it. Forget I said that.|Best two days you ever spent.}
--
R: {And which part do you not use at all|What did you think you'd use and don't}?
P!unused: {The forecast. We looked at it twice and didn't trust it.|The reports in the tool. We export everything and build our own, out of habit.}
R[listening]: {What did it get wrong|What's in yours that isn't in ours}?
P: {It didn't know about the local holidays. Ours are different in every region.|The comparison with last year. That's all it is, really.}
R: {That can be set, and nobody told you. I'll have it done this week.|Then you could stop building it. It's been in there since spring.}
P: {Oh. Then we'll give it another chance.|You're joking. Show me.}

## issue
--
R: {What has annoyed you since we last talked|What's on the complaint list}?
P!slow-app: {It has become slow on Mondays. Not terrible, but people notice.|Logging in. Some have to do it three times a day.}
R[listening]: {Since when, and for everybody or in certain $sitesShort|Do you know on which devices}?
P: {Since about a month, mainly in $city.|The older tablets. The ones we wanted to replace anyway.}
R[next]: {I'll take that with me as a ticket, and you'll hear from me with a cause, not with a number, by $day.|That sounds like the session setting. I'll check it today and write to you.}
P: {Good. That's the only thing people really grumble about.|Thanks. It's small, but it's every day.}
--
R: {I saw two tickets from your side that took long. Do you want to talk about them|How was support}?
P!support-slow: {Friendly, and slow. The second one took nine days, and in the end it was one tick in a box.|Good, once we reached the right person. Before that we explained it three times.}
R[objection]: {Nine days for one tick isn't okay. What would have been acceptable|You're right to be annoyed. From now on it goes to $colleague directly, I've arranged that.}
P: {Two days, and somebody who says that they don't know yet.|That would help.}
--
R: {Is there anything that your team still does outside the tool|What still happens in $tool}?
P!shadow-list: {The temporary staff. They're on a list, because nobody has time to set them up for two weeks.|Holidays. We enter them twice, once for us and once for $system.}
R: {There's an import for that: a file with names, one minute.|The connection can do that, it just isn't switched on. Shall I show you?}
P: {Why does nobody tell me these things?|Please. I don't want to type in another summer.}

## expansion
--
R: {How many $sitesShort are on it by now, four of the $sites|What's the plan for the rest of the $sitesShort}?
P!expansion: {We'd like to add two more before the end of the year, if the price stays what it is.|All of them, eventually. $City next, they've been asking the loudest.}
R[value]: {It does stay. From what we saw at $pilot, you'd get the setup back in about {three|four} months.|Then I'd do $city with the same trainer. It took half the time where the team had seen it elsewhere.}
P: {Send me the numbers for both, then I can take it to $boss.|Sounds good. Not in the same month as the audit, please.}
--
R: {Has anything changed in the company that we should know about|What's coming up at $company in the next half year}?
P!acquisition: {We're buying a smaller competitor. Sixty people, and they plan with pen and paper, literally.|We've won a big contract. From next quarter it's a quarter more $jobs with the same number of people.}
R[discovery]: {What does that mean for your planning|When do they need to be in the same plan as everybody else}?
P: {From day one, according to the press release. From month three, according to me.|That every hole in the plan will hurt twice.}

## renewal
--
R[pricing]: {The contract runs out in about three months. I'd rather talk about it now than in a hurry. What matters to you for the next year|Your renewal comes up next quarter. What would you want to be different}?
P!renewal: {No increase without a reason. And the two new $sitesShort under the old price.|I'd keep it as it is. If there's something for a longer term, I'd look at it.}
R[pricing]: {The price per $worker stays for the next year. With $term months I can fix it until the end.|The two can come in at your price, that was agreed. For everything beyond I'd want to talk about the term.}
P: {Fixed is good. Send me both versions.|Fair enough.}
--
R[pricing]: {One commercial point: you're using $seats seats and you've paid for a few more. Do you want to reduce or keep the reserve|You've grown past the seats in the contract. I'd like to sort that out before it's a surprise}.
P: {Keep it, we're hiring. But thanks for saying it.|How much are we talking about?}
R[pricing]: {Most people in my job wouldn't, I know. It'll come back.|At $price each, for about ten people, from next month and not backwards.}
P!fair-vendor: {That's why I still take your calls.|Fine. I appreciate that you don't send me a bill for the past.}
`;
