/** Doubts, and how well they are met. */
export const objections = `
## objection
-- strong
R: {What would make you hesitate|What's your biggest doubt, at this point}?
P!adoption: {My people. They've seen three tools come and go, and they won't believe in a fourth.|Whether anybody will use it. The last one was dead after a month.}
R[objection]: {That's the right worry. What killed the last one, in your view|I'd worry about that too. When it died, who stopped using it first}?
P: {It took longer than the paper. As simple as that.|The team leads. They had to fill in fields for somebody else's report.}
R[objection]: {Then let's test exactly that: two of your team leads, one week, stopwatch. If it's slower than the paper, you don't go on, and neither do we.|So the rule would be: no field that the person filling it in has no use for. I'd like your team leads to cross out what they don't need before we switch it on.}
P: {If you put that in writing, I have my argument.|They'd enjoy crossing things out.}
-- strong
R: {You look like you have a question.|I hear a "but" in there.}
P!bad-timing: {It's the timing. We're in the middle of changing $system, and I can't do two of these at once.|We have so much on already. I'm not sure we can carry one more project this year.}
R[objection]: {I understand. Can I ask what the work is that you're afraid of: the setup, or the change for the people|That's fair. If we leave the decision aside, which part would land on you}?
P: {The people. I can find hours for the setup.|Mostly the data. Somebody has to clean it, and I know who that will be.}
R[objection]: {Then we could do the setup now and start with people after your change, so that you lose no time and nobody learns two things at once.|We do the first cleaning, you only get the list of odd ones. At $peer that was a hundred and twelve lines, two afternoons.}
P: {Hm. That could actually work.|Two afternoons I can live with.}
-- strong only=demo,follow-up,negotiation
R: {How does the price sit with you|What was your reaction to the number}?
P!too-expensive: {It's a lot of money for something we do with $tool at the moment, and that is free.|$Total is steep. I expected about two thirds of that.}
R[objection]: {Compared with what|I hear you. What did you compare it to, if I may ask}?
P: {With doing nothing, to be fair.|With $rival. And with what I told $boss before I knew better.}
R[objection]: {Doing nothing costs you $cost a year by your own count. So the question is less whether it's free and more which of the two you'd rather explain next year. Did I get the count wrong?|Then let's put the two offers side by side, with the setup and the support in both. If we're still a third apart, I want to know why as much as you do.}
P: {No, the count is right. I just don't like it.|They did leave the setup out. Good point.}
-- strong
R: {What will $it say to this|Is there somebody who'll be against it}?
P!it-veto: {$It wants fewer vendors, not more. That's an official goal this year, with a number on it.|$It will say that $system can do it. It can't, but they'll say it.}
R[objection]: {What would have to be true for them to be relaxed about it?|Have they tried it? I don't mean that as a trap, sometimes it really can.}
P: {Single sign-on, no servers, and no tickets from our side.|They tried for half a year. The screen had ninety fields.}
R[objection]: {The first two are there, and for the third I'd let them watch the support log of a customer of your size. There were four tickets last month.|Then maybe I shouldn't argue and you shouldn't either. Let your planners do one real day in both, with $it in the room.}
P: {Four? I'll believe it when they've seen it.|Oh, I'd sell tickets for that.}
-- strong
R: {Is there anything about us that worries you|What do you still not trust}?
P!vendor-risk: {You're not exactly huge. What happens to us if somebody buys you?|I've been left alone by a vendor before. Great until the signature, then a ticket number.}
R[objection]: {A fair question. What would you need in hand to be safe if that happened|I'd ask that too. What did you miss most when it happened}?
P: {My data, in a form I can use, and enough time.|One name. Somebody who knows what we agreed.}
R[objection]: {Both are in the contract: full export at any time, and twelve months' notice at the same price. I'll send you the clause tonight.|You get a named person for the first year, and you meet them before you sign, not after. If you don't get along, we change it.}
P: {Good. Legal will still read it three times.|That's more than I've ever been offered.}
--
R: {Any concerns so far|Anything that worries you}?
P!adoption: {I'm a bit afraid of the change. People here are not exactly digital natives.|Half of the team still wants the printout.}
R[objection]: {We do a training for everybody, and it usually takes people two weeks or so.|That's normal. We've seen that with others, and it usually goes well.}
P: {Usually is good enough for a pilot.|Okay. I'd want to see the training first.}
--
R: {What else should we talk about before we get to next steps|Is there a topic that I've avoided}?
P!data-quality: {Our data is a mess. I wouldn't want you to find that out in week three.|The master data. Every name exists twice, once with a typo.}
R[objection]: {That's the same everywhere, don't worry. We start with what's there.|We have a check that finds most of the duplicates. It's not perfect, but it's a start.}
P: {You haven't seen ours. But okay.|As long as you don't judge us.}
-- weak only=discovery,demo,follow-up,negotiation
R: {So, no objections, I take it|I guess that all sounds good, right}?
P!too-expensive: {Well, the price. It's quite far from what we had in mind.|To be honest, for that money I could hire somebody.}
R[objection]: {I could probably do something about the price. Let me talk to my manager, maybe ten, fifteen percent.|Okay, but, I mean, it's a really good price compared to the others. You won't find it cheaper for what it does.}
P: {I didn't ask for a discount yet, but I'll take note of it.|It's not about the others. It's about what I can defend.}
R[objection]: {Sure, sure. I just want to make it work for you.|I get that, but you also have to see what you're getting.}
P: {Hm.|Okay. Let me think about it.}
-- weak
R: {Anything else|Was there anything unclear}?
P!adoption: {I'm not sure the people on the ground will want it. They're very attached to the way it works now.|We tried something similar and it failed, you know.}
R[objection]: {They'll love it, trust me. Everybody does once they've used it.|Then it probably wasn't the right tool. Ours is really intuitive.}
P: {That's exactly what the last vendor said.|I've heard that sentence before.}
R[objection]: {But this is different, honestly.|No, but really. My own mother could use it.}
P: {If you say so. Let's move on.|Fine. Next point?}
-- weak
R: {And then I think we're nearly there.|So I think we can already talk about the start, no?}
P!bad-timing: {Slowly. We can't take this on before the end of the quarter, there's just too much going on.|Hold on. I have no capacity for this at the moment.}
R[objection]: {The offer is only valid until Friday, though. After that I can't guarantee anything.|It's really not that much work, a few hours maybe.}
P: {Then it expires. I'm not going to be rushed.|With respect, you don't know how we work.}
R: {No, of course, I'm just saying.|Okay, okay. I only wanted to mention it.}
P: {You've mentioned it.|Let's say I heard it.}
--
R: {Is there a question that you haven't asked yet|What would your team ask, if they were here}?
P!adoption: {Whether we'd have to give up the phone calls altogether. Some of my people like to talk.|What's in it for them. They know what's in it for me.}
R[objection]: {You wouldn't. In most teams the calls just get fewer and friendlier.|Usually that they know earlier, and can swap without asking for a favour.}
P: {Fewer and friendlier, I'll take that.|Usually. Let's find out what it is here.}
`;
