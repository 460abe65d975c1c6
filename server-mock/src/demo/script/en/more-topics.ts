/** Further turns for topics of the other scripts. */
export const moreTopics = `
## greeting
--
R: {$you, hello! I wasn't sure whether to call or to use the link.|Hi $you, there you are. I had the old link open.}
P: {Either works. I've got you on the big screen now, so mind your hair.|We've all done that. My personal record is eleven minutes in an empty room.}
R: {Too late for that, I'm afraid.|I'd have waited for you.}
P~: {Then let's look at something else.|Shall we?}
--
R: {Good to hear your voice, $you. Are you somewhere quiet|Hello $you. Is it all right if I take notes while we talk}?
P: {In the meeting room behind the kitchen. It smells of lunch, but it's quiet.|Please do. Somebody should.}
R: {What's for lunch, so that I know what I'm up against?|You'll get them afterwards, with everything I misunderstood.}
P: {Lentils. You have a good chance.|Then I'll speak slowly.}

## goodbye
--
R: {That was a lot for one call. Thanks for staying with it.|You've given me a lot of homework, $you, and I mean that as a compliment.}
P: {It went by quickly, actually.|Better you than me.} {See you soon.|Talk to you.}
--
R: {Right, I'll stop here before I start repeating myself.|I promised to be punctual, so I'll end here.}
P: {A wise decision.|I noticed, and I'll tell people about it.} {Thanks, $me, bye!|All the best.}

## small-talk
--
R: {How are the new premises treating you in this weather|Is that a window behind you, or a very good picture}?
P: {The heating has two settings, off and bakery.|A picture. The window is behind the camera and looks at a wall.}
R: {Bakery doesn't sound so bad at this hour.|I won't tell anybody.}
P: {Until ten o'clock it's lovely.|The plant is real, if that helps.}
--  only=demo,follow-up,negotiation,closing,general
R: {Last time you had a cold. Better|You said you'd be running that race. How was it}?
P: {Much better, thanks. Now everybody else has it.|I finished. I'd rather not talk about the time.}
R: {So you're the one who planned that|Finishing is the hard part}.
P: {Finally a plan of mine that worked.|That's what I tell my knees.}

## agenda
--
R[opening]: {I thought we'd $goal, and see where it takes us.|Shall we just $goal and keep ten minutes at the end?}
P: {Works for me. I have one topic of my own, but it can wait.|Good. I'll need those ten minutes.}
R: {Let me know when it can't wait any longer.|They're yours.}
P: {I will.|Thanks.}

## value
--
R[value]: {The effect that people underestimate is that they plan once instead of three times.|What surprises most teams is how much of the work was only passing on information.}
P: {We plan four times, but who's counting.|And that's gone then, the passing on?}
R: {Then the fourth one goes first.|Not all of it. The part where you're the messenger, yes.}
P~: {I'd sign that today.|That would already be something.}

## objection
--
R: {Is there a question that you haven't asked yet|What would your team ask, if they were here}?
P!adoption: {Whether we'd have to give up the phone calls altogether. Some of my people like to talk.|What's in it for them. They know what's in it for me.}
R[objection]: {You wouldn't. In most teams the calls just get fewer and friendlier.|Usually that they know earlier, and can swap without asking for a favour.}
P: {Fewer and friendlier, I'll take that.|Usually. Let's find out what it is here.}

## price-talk
--
R[pricing]: {It's $price per $worker a month, everything included, billed by the people who are active.|All in all $total a year. Rollout and support are in there, travel isn't.}
P: {Active meaning what? We have forty people who come and go.|Travel from where to where?}
R[pricing]: {Anybody who has at least one $job in the month. Those who don't cost nothing.|From us to $city. It's two trips, and you'd see the tickets.}
P: {That's a relief, the seasonal ones would have been a problem.|Fine. I just don't like surprises.}

## next
--  only=discovery,demo,follow-up,negotiation
R[next]: {I'd write you a short summary, and then it would be good to talk again with $boss.|The next thing would be a session with your team leads, I think. When would that be possible?}
P: {With $boss, yes. Give me a few days to prepare that.|In the second half of the month. I'd have to ask around.}
R[next]: {Take them. I'll check in at the beginning of next week.|Ask around, and I'll keep my calendar open.}
P~: {Good.|I'll let you know.}

## recap
--  only=discovery,demo,follow-up
R[listening]: {If I put it simply: too many phones, too little overview.|I hear that it's less about planning and more about keeping the plan alive.}
P: {That's simple, but it isn't wrong.|Yes. Making it is the easy part.}
R~: {I'll keep it as the headline, then.|Good, that helps me.}
P~: {Fine by me.|Sure.}

## usage
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

## issue
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
R: {Is there a part of the company that plans without you, and envies you|Who else at $company should see what you've built}?
P!sister-company: {Our sister company. They have the same trouble with other uniforms.|The technical department. They still use a wall with magnets.}
R[value]: {Would you show it to them? Ten minutes from you are worth an hour from me.|I like magnets. May I come and look at it with you?}
P: {I'd do that. I like showing off.|Come on a Thursday, then there's cake.}

## renewal
--
R[pricing]: {When you look at what you pay and what you get, is that in balance|If you were me, what would you offer $company for the next two years}?
P!balance: {It is. I'd like to see it in one line, though, for the people who only see the invoice.|The same price, and somebody who answers the phone. I don't need more than that.}
R[pricing]: {You'll get that line, with the calculation behind it.|The second is a promise. The first I can do for $term months.}
P: {Then I won't have to defend it every autumn.|Write it down and we're nearly there.}

## played-back
-- strong
R[listening]: {Wait, I want to get this right. It works, it isn't loved yet, and what's missing is time with people. Is that it|So it isn't the tool that you'd change, it's the first ten minutes with it. Did I hear that properly}?
P~: {That's it. It's respected, not loved.|Properly, yes.}
R[listening]: {What would it take to get from one to the other|Whose ten minutes would they be, ideally}?
P~: {A few small things that save somebody a walk. People love what saves them a walk.|A colleague's. Not mine, and with respect, not yours.}

## worth
--
R[value]: {I had a look at the figures: about a fifth fewer changes after the plan is out.|From what I can see you're using more of it than most customers your size.}
P: {That fits with what I hear. A fifth is a fifth.|More clicks or more use?}
R[value]: {I can break it down by $site if that helps you.|More use, I think. I'd have to look into it to be certain.}
P: {Please, for the review.|Do, because I'll be asked.}

## open-items
--
R: {Who will be our contact once it's signed|Is everybody informed who has to be informed}?
P!contact-person: {The planning desk for the daily things, me for the rest, and nobody before seven.|All but one. I'm telling the head of our largest $site tonight, over a beer.}
R[next]: {Before seven we'd only send an apology anyway.|Would it help if I came along? To the talk, I mean, not the beer.}
P: {Then we understand each other.|No. Well, the beer maybe.}
--
R: {Do you want to go through the annex once more, line by line|Are the dates in the annex realistic for you}?
P: {Only the part about what happens if we're late.|The second one isn't. That's the week when everybody's at the fair.}
R[listening]: {If you're late, everything moves by that much, without a fee. Page four.|Then we take the week after. Shall I move the third one as well?}
P: {Page four. Found it. Good.|Yes, by the same amount.}

## rollout
--
R[value]: {The first morning is the one that counts. Who should be there from your side|On day one we'd be there from half past five. Is that early enough}?
P!first-morning: {The two who complain most. If they survive, everybody will.|For us it's the middle of the night. But yes.}
R: {That's exactly whom I'd have asked for.|Then I'll bring the coffee, and somebody who knows how to fix things.}
P: {They'll be flattered. Or insulted.|The second is more important, but bring both.}

## commitment
--
R[next]: {I think we've answered everything. Would you like to sign, or would you like to sleep on it|Is today the day}?
P!verbal-yes: {I've slept on it three times. Give me the pen.|Today is the day. I've told my team, so there's no way back.}
R: {I'll send it this minute. You'll be asked for a code from your phone.|Then I'd better be quick. It's on its way.}
P: {It's here. And signed.|I see it. There, and there. Done.}

## competitor-offer
--
R: {You said you'd show me where the other offer is better. Will you|What does $rival do that we don't}?
P!rival-offer: {They let us start with fifty people and pay for fifty. You want everybody at once.|They have an office around the corner. I could throw a stone at it.}
R[value]: {We can start with $pilot alone, at the same unit price. I should have said that.|I can't move our office. I can give you a name, a number and an answer within the hour.}
P: {That changes things.|That's nearly as good as a stone.}

## legal
--
R: {Is data protection happy|How far are they with the data processing agreement}?
P!legal: {Happy isn't a word they use. They have one question: who else gets to see the data.|On page nine of fourteen. They want the list of your subcontractors.}
R: {Three companies, all in the list, none outside the region without your consent.|You'll have it in ten minutes. It's one page, with dates.}
P: {That's what they hoped to hear, in their way.|They'll ask for the dates, so that's good.}

## sign-off
--
R[next]: {Whose calendar is the bottleneck from here on|If I wanted to see the ink dry by the end of the month, what would I have to do}?
P: {That of $boss. There's one free hour this week, and I've put our name on it.|Send purchasing their form before they ask for it. They love that.}
R[next]: {Then let's make sure that one hour is enough. What will be asked?|It's filled in already. I'll send it right after this.}
P: {Two things: the exit, and who is responsible when it's down.|You've done this before.}

## since
--
R: {You said you'd try it with your own Monday. Did you|I'm curious, what did the team leads say}?
P!own-monday: {We did, on paper first and then in your system. Yours forgot nobody, the paper forgot two.|Less than I'd expected. One of them asked for a login, in the lift, so that nobody could hear.}
R[listening]: {Which two were they|What was it that convinced that one, do you know}?
P: {The new ones. They're always the ones who get forgotten.|The swaps, I'm sure. There's a football match involved.}
--
R: {Did the numbers change since we spoke|Has anything become more urgent, or less}?
P!new-urgency: {We've got a new contract, so it's thirty more people by the autumn. The case has become better by itself.|More. An inspection is announced for next quarter, and I don't want to explain the list from January.}
R[discovery]: {What does that do to your timeline|What exactly would they want to see}?
P: {It takes two months out of it.|Who was where, with which certificate, on any day they pick.}

## stakeholder
--
R: {Who's the person we haven't spoken to yet and should have|If this fails inside, who will it have been}?
P!missing-voice: {Payroll. They're quiet, and they can stop everything.|Nobody on purpose. It would be $it, by having no time.}
R[next]: {Could you put us in touch this week? Half an hour is plenty.|How can we make it so small that it fits into no time?}
P: {I'll walk over after this.|A list of what they don't have to do. They'd frame it.}

## cold-open
--
R[opening]: {Hello $you, $me from $us. I found your name in the article about the new $site.|Hi $you, this is $me at $us. A colleague of yours at the front desk thought you'd be the right person.}
P: {Then it was read by at least one person. What can I do for you?|Did they. I'll have a word with the front desk.}
R: {I had a question while reading it: who plans all those people?|Please be kind, they were very careful. It's about the planning of your $crew.}
P: {Funny, nobody else has asked that. I do.|All right. You have until my tea is ready.}

## cold-hook
-- strong
R[value]: {When I ask people in your job what they'd pay for, it isn't software, it's one quiet morning. $Peer got four of five.|I have one number for you and then a question: at $peer, a change to the plan took nineteen phone calls, and now it takes two.}
P: {One quiet morning. You have my attention.|Nineteen. We've never counted. It might be more.}
R: {When was your last one|Could you guess, for yesterday}?
P: {The second of January. We were closed.|Yesterday? Thirty. It was a bad day.}
--
R[value]: {We work with some companies in your line of business, mostly on the planning of changes.|What we do is take the phone out of planning, more or less.}
P: {Which ones?|More or less is the interesting bit.}
R: {$Peer, for example. They're about your size.|You still call, but because you want to.}
P~: {I know somebody there.|Hm. Go on.}

## cold-probe
--
R[discovery]: {What's the first thing you do when you get in|What did you want to do this morning, and didn't get to}?
P: {Look at the phone and hope it's black.|Walk through the yard and talk to people. I haven't done that since spring.}
R[discovery]: {And what is usually on it|What came in between}?
P!first-hour: {Three messages that begin with "sorry".|The same as always. Somebody ill, somebody late, somebody offended.}
--
R[discovery]: {How many people could do your planning if you weren't there|What would happen if you took three weeks off}?
P!single-point: {One and a half. The half is in training.|I'd take the phone with me. I did, last year. My family still mentions it.}
R: {That's a lot of weight on one pair of shoulders.|What did they call about?}
P: {I used to be taller.|Things that I know and that nobody could have looked up.}

## cold-recap
-- strong
R[listening]: {May I say what I've understood? You don't need more people, you need the ones you have to know things earlier.|So if I had to draw it: one person in the middle, and every message goes through that person. And that's you.}
P~: {I couldn't have said it better, and I've tried, in a budget meeting.|That's the drawing. I'd like to be taken out of it.}
R[listening]: {What did they answer|What would have to be there instead of you}?
P~: {That everybody needs that.|Something that's awake at five.}

## brush-off
--
R: {Shall I say in a sentence why I think it could matter for you|Is it all right if I explain why I called you of all people}?
P!brush-off: {Honestly, I get three of these a day.|You can try. I've got a person waiting, though.}
R[objection]: {I believe you. I'd only like to be the one that wasn't a waste of time.|Then in ten words: fewer phone calls in the morning, starting with $city.}
P: {Low bar. Go on.|Nine words. But I get the idea.}

## cold-ask
-- strong
R[next]: {Can I make a suggestion? $Day $clock, you show me one real morning, I say nothing for ten minutes, and then I tell you whether we can help. Would you risk that|I don't want to do this on the phone. Would $day2 $clock be all right, fifteen minutes by video, with the plan of that morning on the screen}?
P!meeting-agreed: {Ten minutes of silence from a salesperson? That I want to see.|Fifteen minutes I can do. But I choose the morning.}
R[next]: {You'll have the invitation before you've put the phone down.|Of course. The worst one you can find.}
P: {Here it is. All right.|I've got plenty to choose from.}
--
R[next]: {Would it be worth a proper conversation, do you think|What would you need from me to decide if we should meet}?
P: {Maybe. Send me something short and call me again at the end of the week.|Something to read. One page, no pictures of smiling people.}
R[next]: {I'll do both.|No smiling people, noted. I'll call once you've had it for a few days.}
P~: {Fine.|That's all right.}

## cold-bye
--
R: {Thanks, $you. I know you didn't plan for this.|It was kind of you to stay on the line.}
P: {I never plan for anything, it seems.|You asked decent questions.} {Bye for now.|Good luck with the next one.}
`;
