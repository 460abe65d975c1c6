/** What happens after the call, and how firmly that is agreed. */
export const nextSteps = `
## next
-- strong only=discovery,demo,follow-up,negotiation
R[next]: {Then let me suggest what happens now: I send you the summary today, you check the numbers with finance until $day, and we meet $day2 $clock, with $boss for the last ten minutes. Does that hold|So, concretely: summary from me this afternoon, your corrections by $day, and on $day2 $clock we go through it together with $boss. Is that realistic}?
P!next-meeting: {$Day is fine for me. $Boss I have to ask, but the slot looks free.|Yes. Make it {twenty|thirty} minutes, otherwise $boss won't come.}
R[next]: {I'll send the invitation while we're on the line. If $boss can't make it, do we move it or do you go alone|It's in your calendar now. What should be on the page so that those minutes are enough}?
P: {We move it. Without $boss it's just a nice talk.|The sum, the risk, and what we'd do first. Nothing else.}
R: {Perfect, that's how I'll do it.|Then that's what it'll be.}
P: {Good.|Thanks, that helps.}
-- strong only=discovery,demo,follow-up
R[next]: {What would be the smallest step that tells us whether this works|Instead of a big decision: what would you need to see to be sure}?
P: {A real week of ours in the system. Not your sample data.|One of my team leads using it, without me in the room.}
R[next]: {Then we do that. You send me the file by $day, we load it, and $day2 $clock your team lead plans one day in it while I keep my mouth shut. If it works, you take it to $boss. Agreed|Good: $pilot, one week. I need a name and the file by $day, and we look at the result together on $day2, $clock. And if it's good, what happens then}?
P!trial-agreed: {Agreed. The file will be ugly.|If it's good, I ask for the money. You have my word.}
R[next]: {Ugly is fine. I'll confirm it in writing in the next hour, with the three things we want to find out.|That's all I wanted. You'll have it in writing within the hour.}
P: {Looking forward to it, actually.|Great.}
-- strong only=discovery,demo,follow-up,negotiation
R[next]: {I've got three actions. Mine: the offer with both options, and the contact at $peer, today. Yours: the list of questions from $it by $day. And we talk again $day2 $clock. Did I miss one|Who does what: I send the offer and the reference today, you bring back the questions from $it by $day, we speak $day2, $clock. What have I forgotten}?
P!next-meeting: {The template for the works council. Otherwise complete.|Nothing. Maybe invite $it straight away to that second date.}
R: {Noted, that's on me as well.|Good idea. What's the best name there?}
P: {Thanks. Then everybody knows what to do, that's rare.|I'll forward it, they trust me more than you.}
-- only=discovery,demo,follow-up,negotiation
R[next]: {What would be a good next step for you|How do you want to go on from here}?
P: {Send me the summary and some dates. I'll see that I get the right people together.|I'd discuss it internally first, and then come back to you.}
R[next]: {Okay. I'll send it tomorrow. Does a call at the end of next week sound right|Sure. Should we already block something for the week after, just to have it}?
P: {Roughly, yes. I'd have to look at the calendar.|Send me something and I'll accept or move it.}
R: {Good, I'll do that.|Okay, it's on its way.}
P: {Fine, thanks.|All right.}
-- weak only=discovery,demo,follow-up
R[next]: {Okay, cool. So I'd say I'll send you some stuff, and you let me know|Right. So, yeah, I'd send over the slides, and then we see}?
P: {Sure. I'll have a look when I get to it.|Do that. We're quite busy, so it might take a bit.}
R[next]: {No stress. Just reach out whenever it suits you.|Take your time. I'll ping you in a few weeks, maybe.}
P: {Will do.|Okay, let's see.}
-- weak
R[next]: {I think we're out of time, actually. Shall we talk again some time|Oh, I see the time. Let's just stay in touch, okay}?
P: {What was the plan now? $Boss will ask me.|Hm. And what do I tell $boss?}
R[next]: {Just that it went well. I'll send something over next week or so.|That we're talking. I'll follow up with a mail, as soon as I get round to it.}
P: {Okay. Not much to go on, but okay.|I'll wait for your mail, then.}
-- strong only=general
R[next]: {Let me say back what we agreed, with names on it: I look after the two points on your list by $day, you send me the people for the training, and on $day2 $clock we check both. Right|Three things from me by $day, in writing, and one from you: the names. Then $day2 $clock, twenty minutes, and if it's all done we cancel it. Agreed}?
P!next-meeting: {Right. And $boss wants to be copied on it.|Agreed. I've never been so keen to cancel a meeting.}
R[next]: {Copied, with one line on top: what's better, what's open. It'll be out within the hour.|I'll do my best to deserve it. The invitation is on its way.}
P~: {Good. That's how I like it.|Thank you, $me.}
--  only=general
R[next]: {I'll take the points with me and come back to you next week.|Let's speak again in a month or so, and I'll bring what we've found.}
P: {Next week is fine. Please don't let it slip.|A month is good. Send me something before that.}
R~: {I won't.|I'll do that.}
P~: {Okay.|Thanks.}
-- weak only=general
R[next]: {Okay, so I think that was it? I'll pass all of that on to support.|Great, I'll see who can look at that on our side.}
P: {To whom, and by when?|And how will I hear about it?}
R[next]: {They'll get back to you, normally. If not, just write again.|Somebody will be in touch, I'm fairly sure.}
P~: {Fairly sure. All right.|That's what I was told last time.}
-- strong only=closing
R[next]: {So: signature by $day, the welcome mail from $us the same day, and the kick-off on $day2 $clock with your project lead and $boss for the first ten minutes. Who sends the invitation, you or I|Let me write it into the chat: you sign by $day, we confirm within the hour, kick-off $day2, $clock. Whom should I invite from your side}?
P!next-meeting: {You do. I'll forward it to the ones who pretend not to read invitations.|$Boss, me, and the planner from $pilot. And somebody from $it, so that nobody can say they didn't know.}
R[next]: {Done, it's going out while we speak. If anything moves, you have my number.|All four, it's out. Check that you see it.}
P~: {I see it.|Accepted.}
-- only=closing
R[next]: {Then I'll wait for the signed copy, and we'll find a date for the kick-off next week.|We'll send everything for the kick-off once the contract is back.}
P: {It should be a matter of days.|Good. Remind me on $day if you've heard nothing.}
R~: {I will.|Noted.}
P~: {Perfect, thanks.|Good.}
-- weak only=closing
R[next]: {Well, then I guess we're good? You have the contract, just, um, whenever you're ready.|So, yeah, take all the time you need with the signature.}
P: {I'd have preferred a date, for my own sake.|Careful, here that can take until winter.}
R[next]: {Oh, no pressure from my side at all.|No worries, I'll just wait to hear from you.}
P~: {All right then.|Okay.}
--  only=discovery,demo,follow-up,negotiation
R[next]: {I'd write you a short summary, and then it would be good to talk again with $boss.|The next thing would be a session with your team leads, I think. When would that be possible?}
P: {With $boss, yes. Give me a few days to prepare that.|In the second half of the month. I'd have to ask around.}
R[next]: {Take them. I'll check in at the beginning of next week.|Ask around, and I'll keep my calendar open.}
P~: {Good.|I'll let you know.}
`;
