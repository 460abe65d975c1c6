/** Calls with customers: how it goes, what is missing, what could grow. */
export const review = `
## usage
--
R: {How is it going, honestly|How does it feel after the first months}?
P!adoption-good: {Good. The mornings are quieter, and I've stopped carrying the plan around in my head.|Better than I'd have thought. $Pilot doesn't want to go back, and the others have started asking when it's their turn.}
R[listening]: {What changed first|What made the difference at $pilot}?
P: {The phone. It rings half as often before nine.|The lead there. Shows everyone, every day, until they give in.}
--
R: {I had a look at your usage before the call: $percent percent more changes go through the app than last quarter. Does that match what you see?|The numbers look healthy: nine out of ten $crew open it every day. Is that what it feels like?}
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
--
R: {Who has turned out to be your best user|Which $site uses it in a way you didn't expect}?
P!best-user: {The oldest one in the team, would you believe it. Sixty-three, and first to report every bug.|Our smallest one. They put the cleaning of the vans in there, and now it gets done.}
R[listening]: {What made the difference for a person like that|And who had the idea}?
P: {Somebody sat down next to the printer and explained it once. Properly.|A trainee. I'd never have come up with it.}
--
R[discovery]: {If we switched it off tomorrow, what would you miss by noon|What do your people say about it when you're not in the room}?
P!would-miss: {The list of who's where. By noon we'd be on the phone again, all of us.|That it nags. And that they wouldn't want to be without it. Both.}
R: {That's the best test I know.|What does it nag about?}
P: {Don't try it, please.|Confirmations, mainly. One reminder would do, it sends three.}
--
R: {How did the peak weeks go|Was the holiday season any different this time}?
P!peak-weeks: {Busy, and for once not chaotic. We turned down two $jobs in good time instead of four in a panic.|Everybody had entered their wishes by the end of March. That has never happened before.}
R[listening]: {What would you do differently next year|What made them do it}?
P: {Ask for the extra people two weeks earlier. The forecast said so, and I didn't listen.|They could see who had already done it. A little shame goes a long way.}

## check
-- strong
R[discovery]: {If you had to defend this contract in front of $boss tomorrow, what would you say, and what would you leave out|What would you tell a friend in the business about us, the good part and the other part}?
P!honest-review: {I'd say that the mornings work and that nobody misses the old way. I'd leave out that the reports still come from me.|That it does what it says, and that you have to stay behind it in the first two months. Nobody tells you that.}
R[discovery]: {What would have to change so that you don't have to leave it out|What should we have told you}?
P: {Somebody would have to sit down with me for an afternoon. It's knowledge, not software.|Who has to do what, by week. A page, not a project plan.}
-- strong
R[discovery]: {What's different in your business since we last sat together, apart from anything to do with us|Forget the software for a minute. What keeps you busy at the moment}?
P: {Finding people. We could sell a fifth more if I had the hands for it.|The new collective agreement. Every rule about weekends has changed, and everybody reads it differently.}
R[discovery]: {And how does that show in the plan|Where does that hurt first}?
P!staff-shortage: {I plan with names that I hope to hire. That's not a plan, that's a letter to Santa.|On Thursdays, when the weekend goes out. That's when they all call.}
-- weak
R[discovery]: {So you're happy with everything, I guess|All good on your side, right}?
P: {More or less.|I wouldn't say everything, but mostly.}
R[discovery]: {Perfect, that's what we like to hear.|Great, great. Then I can tick that off.}
P: {I did have a point or two, but all right.|If ticking helps.}

## played-back
-- strong
R[listening]: {Let me repeat it in my words: the tool is fine, the weak point is what happens around it, and nobody has the time to fix that. Is that fair|So you're not asking for more features, you're asking for an hour with somebody who knows them. Have I understood that}?
P: {It's fair, and a bit painful.|Exactly. I've never put it that clearly to myself.}
R[listening]: {Why painful|What has stopped you from asking for that}?
P: {Because I said I'd look after it, and then I got another $site.|I thought it cost extra.}
--
R[listening]: {Okay, I've noted that: less by hand, and a bit more attention from us.|I hear two things, time and training.}
P: {Yes, roughly.|And the small stuff, but yes.}
-- weak
R[listening]: {Sure. Anyway, let me show you what's new, because we've built so much.|Right, right. Have you seen the new colours, by the way?}
P: {I was talking about the training.|We can look at that later. I wasn't done.}
R[listening]: {Yes, there's a video about that. So, the first new thing is the dashboard.|Of course. It'll only take a second, it's really pretty.}
P: {Okay.|Go on, then.}
-- strong
R[listening]: {Wait, I want to get this right. It works, it isn't loved yet, and what's missing is time with people. Is that it|So it isn't the tool that you'd change, it's the first ten minutes with it. Did I hear that properly}?
P~: {That's it. It's respected, not loved.|Properly, yes.}
R[listening]: {What would it take to get from one to the other|Whose ten minutes would they be, ideally}?
P~: {A few small things that save somebody a walk. People love what saves them a walk.|A colleague's. Not mine, and with respect, not yours.}

## worth
-- strong
R[value]: {When we started you said: mornings under half an hour. I looked at it: twenty-four minutes on average, last month.|You set yourself three targets when you signed. I've brought the figures for all three, including the one that isn't there yet.}
P: {Really? It feels like that, but I hadn't seen it written down.|Which one isn't?}
R[value]: {In hours it's about $hours a week. At your rates that's more than you pay us, by a fair bit. Would you let me put it on one page for $boss?|The overtime. It went down by three percent and you wanted five. I have an idea why, and it has to do with one $site.}
P!value-shown: {Please do. $Boss asks me every quarter what it brings.|I can guess which. That's useful, I can do something with that.}
-- weak
R[value]: {So overall I'd say it's a big success, isn't it?|You're one of our best customers, you really get a lot out of it.}
P: {I think so. Do you have any figures?|That's nice. What do you base that on?}
R[value]: {Not with me, but I'm sure they're good.|It's, well, it's the general picture. The usage is high.}
P: {It would help to have them, for the renewal.|High isn't the same as useful, but all right.}
--
R[value]: {I had a look at the figures: about a fifth fewer changes after the plan is out.|From what I can see you're using more of it than most customers your size.}
P: {That fits with what I hear. A fifth is a fifth.|More clicks or more use?}
R[value]: {I can break it down by $site if that helps you.|More use, I think. I'd have to look into it to be certain.}
P: {Please, for the review.|Do, because I'll be asked.}

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
P!support-slow: {Yes. They were friendly, and slow. The second one took nine days, and in the end it was one tick in a box.|Good, once we reached the right person. Before that we explained it three times.}
R[objection]: {Nine days for one tick isn't okay. What would have been acceptable?|You're right to be annoyed. From now on it goes to $colleague directly, I've arranged that.}
P: {Two days, and somebody who says that they don't know yet.|That would help.}
--
R: {Is there anything that your team still does by hand|What still happens outside the tool}?
P!shadow-list: {The temporary staff. They're on a list, because nobody has time to set them up for two weeks.|Holidays. We enter them twice, once for us and once for $system.}
R: {There's an import for that: a file with names, one minute.|The connection can do that, it just isn't switched on. Shall I show you?}
P: {Why does nobody tell me these things?|Please. I don't want to type in another summer.}
--
R: {What would you complain about if I weren't so friendly|Is there something small that we should have fixed long ago}?
P!print-view: {The printout. Some of our $crew still want paper, and it comes out on three pages.|Sorting. I want the list by street, and it only does names.}
R[next]: {I'll take that up with the people who can change it, and tell you honestly whether they will.|By street is coming. I'll have you on the test version this week, if you like.}
P: {An honest no is fine, too.|I like. Thank you.}
--
R: {How are things since the update|Did the change last month cause you any trouble}?
P!update-trouble: {The button for swaps moved, and I got thirty calls. For a button.|It was announced for Sunday and came on Saturday night, in the middle of a shift.}
R[listening]: {Thirty calls is a day of work. What would have helped|That shouldn't happen. How did you notice}?
P: {A picture, the day before. Here was the button, there it will be.|Through a colleague who doesn't swear normally.}

## expansion
--
R: {Not all of the $sites are on it yet. What's your plan|Which of the $sitesShort should come next, in your view}?
P!expansion: {We'd like to add two more before the end of the year, if the price stays what it is.|$City, they've been asking the loudest. And in the end all of them.}
R[value]: {It does stay. From what we saw at $pilot, you'd get the setup back in about {three|four} months.|Then I'd do $city with the same trainer. It took half the time where the team had seen it elsewhere.}
P: {Send me the numbers for both, then I can take it to $boss.|Sounds good. Not in the same month as the audit, please.}
--
R: {Has anything changed in the company that we should know about|What's coming up at $company in the next half year}?
P!acquisition: {We're buying a smaller competitor. Sixty people, and they plan with pen and paper, literally.|We've won a big contract. From next quarter it's a quarter more $jobs with the same number of people.}
R[discovery]: {When do they need to be in the same plan as everybody else|What does that mean for your planning}?
P: {From day one, according to the press release. From month three, according to me.|That every hole in the plan will hurt twice.}
--
R: {Is there a part of the company that plans without you, and envies you|Who else at $company should see what you've built}?
P!sister-company: {Our sister company. They have the same trouble with other uniforms.|The technical department. They still use a wall with magnets.}
R[value]: {Would you show it to them? Ten minutes from you are worth an hour from me.|I like magnets. May I come and look at it with you?}
P: {I'd do that. I like showing off.|Come on a Thursday, then there's cake.}

## renewal
--
R[pricing]: {The contract runs out in about three months. I'd rather talk about it now than in a hurry. What matters to you for the next year|Your renewal comes up next quarter. What would you want to be different}?
P!renewal: {No increase without a reason. And the two new $sitesShort under the old price.|I'd keep it as it is. If there's something for a longer term, I'd look at it.}
R[pricing]: {The two can come in at your price, that was agreed. For everything beyond I'd want to talk about the term.|The price per $worker stays for the next year. With $term months I can fix it until the end.}
P: {Fair enough.|Fixed is good. Send me both versions.}
--
R[pricing]: {One commercial point: you're using $seats seats and you've paid for a few more. Do you want to reduce, or keep the reserve?|You've grown past the seats in the contract. I'd like to sort that out before it's a surprise.}
P: {Keep it, we're hiring. But thanks for saying it.|How much are we talking about?}
R[pricing]: {Most people in my job wouldn't, I know. It'll come back.|At $price each, for about ten people, from next month and not backwards.}
P!fair-vendor: {That's why I still take your calls.|Fine. I appreciate that you don't send me a bill for the past.}
--
R[pricing]: {When you look at what you pay and what you get, is that in balance|If you were me, what would you offer $company for the next two years}?
P!balance: {It is. I'd like to see it in one line, though, for the people who only see the invoice.|The same price, and somebody who answers the phone. I don't need more than that.}
R[pricing]: {You'll get that line, with the calculation behind it.|The second is a promise. The first I can do for $term months.}
P: {Then I won't have to defend it every autumn.|Write it down and we're nearly there.}
`;
