/** Calls that nobody was waiting for. */
export const coldCall = `
## cold-open
-- strong
R[opening]: {Hi $you, $me from $us. You weren't expecting my call. Can I have thirty seconds, and then you decide whether we go on|$you, this is $me, $us. This is a cold call, so you can hang up, or you give me half a minute}?
P: {At least you say so. Go ahead, thirty seconds.|Ha. Honest. All right, the clock is running.}
R[opening]: {Thank you. I'm calling because you've just advertised for two more planners in $city, and companies that do that usually have a morning problem.|Thank you. I spoke with three companies like $company this month, and all three said the same: the plan is fine until eight in the morning. I wanted to know if that's true for you.}
P: {Hm. That ad is mine, yes.|Until seven, in our case. Who told you that?}
-- strong
R[opening]: {$you? Good, it's $me calling, from $us. We haven't spoken before, so let me say in one sentence why I'm calling|Hello $you, $me here from $us. I'll be brief, I know I'm in the middle of your day}.
P: {One sentence I can manage.|You are. What's it about?}
R[opening]: {We help {companies|teams} with more than a hundred $crew get the first hour of the day back, and I have a suspicion about $company that I'd like to check with you.|I read that you've grown to $sites, and I'd like to ask how you keep one plan over all of them.}
P: {A suspicion. Well, now I'm curious.|With difficulty. Why?}
--
R[opening]: {Good day, $you, this is $me from $us. Do I catch you at a bad time|Hi $you, my name is $me, I'm with $us. Have you got a moment}?
P: {It's always a bad time. What is it?|I have a meeting in five minutes, so a short moment.}
R: {It's about how you plan your $crew. I'd like to find out if it makes sense for us to talk.|Five is plenty. I wanted to ask who looks after planning at $company.}
P: {That would be me, for better or worse.|You've got the right person. Or the wrong one, we'll see.}
-- weak
R[opening]: {Hi, am I speaking with, um, the person in charge of operations|Hello, good day, is this the right number for the planning department}?
P: {This is $you, yes. Who's calling?|It is, $you speaking. What's it about?}
R[opening]: {Hi $you, I'm $me from $us, how are you today? So we're a leading provider of planning solutions and I wanted to tell you about a new offer we have for companies in $industryLower.|Great. So, $us is a platform for planning, analytics, messaging and so on, and we work with lots of companies, and I thought it could be interesting for you.}
P: {Okay, you're selling something.|That was a lot of words.}
--
R[opening]: {Hello $you, $me from $us. I found your name in the article about the new $site.|Hi $you, this is $me at $us. A colleague of yours at the front desk thought you'd be the right person.}
P: {Then it was read by at least one person. What can I do for you?|Did they. I'll have a word with the front desk.}
R: {I had a question while reading it: who plans all those people?|Please be kind, they were very careful. It's about the planning of your $crew.}
P: {Funny, nobody else has asked that. I do.|All right. You have until my tea is ready.}

## cold-hook
-- strong
R[value]: {$Peer used to need ninety minutes for the first plan of the day, with three people. Now it's twenty, with one. I don't know if that's possible for you, that's why I'm asking.|One example, then I'm quiet: $peer had $percent percent overtime that nobody could explain. After $weeks weeks they knew where it came from: ninety minutes every morning, waiting for the plan.}
P: {We know $peer. I didn't know they'd changed something.|Ninety minutes sounds familiar. I'd say it's two hours on Mondays.}
R: {What is it that takes the time on your side|What would you do with that time, if you had it}?
P: {Somebody is always missing, and then it's dominoes.|My actual job, perhaps.}
--
R[value]: {Most teams your size lose between one and two hours a day on changes to the plan.|We typically see about $percent percent fewer changes after the start.} {Does that match what you see|Would that be worth a conversation}?
P: {I haven't measured it, but it isn't nothing.|Maybe. I hear numbers like that a lot.}
R: {Fair. That's why I prefer to count it with you instead of claiming it.|I'd be careful with them, too. Yours will be different.}
P: {Okay.|At least you admit it.}
-- weak
R[value]: {We have AI, we have automation, and our customers save up to forty percent, sometimes more.|Our solution is really state of the art, we've won an award for it last year.}
P: {Forty percent of what?|Congratulations. And what does it do?}
R[value]: {Of, well, of everything really. Of effort.|It optimises all your processes, end to end.}
P: {I see.|Everyone who calls here optimises my processes.}
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

## brush-off
-- strong
R: {Can I ask you something about how you do it today|May I ask one question before you decide}?
P!brush-off: {You can send me an email. I'll look at it.|We have something for that already, and I'm quite busy.}
R[objection]: {I will, gladly. So that it isn't one of forty: which of the two would be worth your time, the mornings or the overtime|I expected that, most people I call have something. If you could keep it and change only one thing about it, what would it be}?
P: {The overtime. The mornings I've given up on.|That it doesn't know who's ill. Stupid, isn't it?}
R[objection]: {Thank you. Then the mail has four lines and one number in it.|Not stupid at all. That's the one I hear most.}
P: {I might even read that.|Well. Then at least I'm in good company.}
-- strong
R: {Does that sound like something you have, too|Am I far off}?
P!no-budget: {Maybe, but there's no budget this year. You'd be wasting your time.|Not far. But I can't buy anything before the new financial year.}
R[objection]: {I'm not asking for any. If there were a budget, would this be on your list, or is it something else entirely?|Then it's the right time to find out whether it's worth asking for. If it isn't, you've lost twenty minutes and I've lost a customer.}
P: {It would be in the top three, honestly.|Put like that, it sounds harmless.}
R: {What are the other two, if I may ask?|It is harmless. I can be boring as well, if that helps.}
P: {The fleet, and finding people. In the other order.|Don't be boring, I get enough of that.}
--
R: {Would it be okay if I asked what you use for planning|What do you plan with at the moment}?
P!brush-off: {$Tool, and we're happy. So there's not much to talk about.|We looked at such things two years ago and decided against it.}
R[objection]: {Good to hear, honestly. What made you choose it|I see. What was the reason at the time}?
P: {Nobody chose it. It was there.|Too complicated. And too expensive, but mainly too complicated.}
-- weak
R: {So would you be interested|Sounds good, doesn't it}?
P!brush-off: {No, thanks, we're not looking at the moment.|Not really. We have a system.}
R[objection]: {But you haven't seen it yet. If you just gave me half an hour, I'm sure I could convince you.|Everybody says that at first. But ours is better, believe me.}
P: {I don't have half an hour for something I'm not looking for.|You don't know what we have, so how would you know?}
R[objection]: {Okay, but what if I could save you money|It's completely free to look at, though}?
P: {Then you'd be the third one this week.|Looking costs time. Time isn't free.}
--
R: {Shall I say in a sentence why I think it could matter for you|Is it all right if I explain why I called you of all people}?
P!brush-off: {Honestly, I get three of these a day.|You can try. I've got a person waiting, though.}
R[objection]: {I believe you. I'd only like to be the one that wasn't a waste of time.|Then in ten words: fewer phone calls in the morning, starting with $city.}
P: {Low bar. Go on.|Nine words. But I get the idea.}

## cold-probe
--
R[discovery]: {When somebody calls in sick, how do you find out|How many people touch the plan before it goes out}?
P!late-news: {By phone, from an annoyed customer, in the worst case.|Three. And then four more change it.}
R[discovery]: {How often is it the worst case|Whose version wins}?
P: {Once a week. That's once too often.|The one that shouts loudest.}
--
R[discovery]: {If I asked your $crew what annoys them most, what would they say|What do your people complain about}?
P!staff-complaint: {That they find out last. We change something and they read it when they're already there.|The plan for next week arrives on Friday at four. They have families.}
R: {That's something that could be changed rather quickly.|And do some of them leave because of it?}
P: {You'd think so. It's been like that for years.|More than I'd like. It's never the only reason, but it's always one.}
--
R[discovery]: {How do you know at the end of the day if it was a good one|What do you look at before you go home}?
P: {If I go home on time, it was good.|A list with yesterday's mistakes. It would be nice to have today's.}
R[discovery]: {How many good ones were there last week|What would today's list change}?
P!visibility: {Two. And one of them was a bank holiday.|I could still do something about it. Now I just file it.}
--
R[discovery]: {Is that something that you decide on your own, or with somebody|Apart from yourself, who has to deal with that}?
P: {With $boss. But if I say we need it, we'll look at it.|$Boss, and the leads at the $sitesShort. They'd be the ones to convince.}
R: {What would $boss want to know first|Would they see it the same way you do}?
P: {What it costs, what it brings, who else has it. In that order.|Two of them yes, one never.}
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
R[listening]: {If I got that right, it's not the planning that's broken, it's the hour after it. Is that fair|So the people are good and the information is late. Have I understood you}?
P: {That's fair. I'd sign it.|You have, in fewer words than I used.}
R[listening]: {And if that hour got shorter, what would you notice first|And which of the two costs you more sleep}?
P: {That I'd be home for dinner.|The information. People I can talk to.}
--
R[listening]: {Okay, that's helpful. I've noted the mornings and the changes.|I see. So quite a bit of manual work, from what I hear.}
P: {Something like that.|You could say so.}
-- weak
R[listening]: {Yeah, yeah, absolutely. So, as I was saying, our platform does all of that.|Interesting. Anyway, let me tell you about our packages.}
P: {You weren't really listening, were you?|I didn't ask about packages.}
R: {No, no, I was. I'm just excited about it.|Sure, I only thought it would be good to know.}
P: {Right.|Hm.}
-- strong
R[listening]: {May I say what I've understood? You don't need more people, you need the ones you have to know things earlier.|So if I had to draw it: one person in the middle, and every message goes through that person. And that's you.}
P~: {I couldn't have said it better, and I've tried, in a budget meeting.|That's the drawing. I'd like to be taken out of it.}
R[listening]: {What did they answer|What would have to be there instead of you}?
P~: {That everybody needs that.|Something that's awake at five.}

## cold-ask
-- strong
R[next]: {I'd suggest this: twenty minutes on $day, $clock, I bring the numbers of a company like yours, you bring one bad Monday. If it isn't worth it, you tell me after ten. Does that work|Let's do this properly, not between two doors. $Day, $clock, twenty minutes, you and one of your leads. Would that be all right}?
P!meeting-agreed: {$Day is bad. $Day2, same time, and I'll bring the biggest sceptic I have.|$Day, fine. But twenty minutes, not an hour.}
R[next]: {Perfect. You'll have the invitation in two minutes, with three questions in it, so that we don't start at zero. Which address should I send it to|Twenty, and I'll set an alarm. I'll send the invitation now, can you accept it while I'm on the line}?
P: {Use the one on the website, it lands with me.|It's there. Accepted.}
--
R[next]: {Would you be open to a short call next week, so I can show you what it looks like|Can we put half an hour in the diary, sometime next week}?
P: {Next week is difficult. Try the week after.|Send me two dates and I'll see.}
R[next]: {Okay, I'll send you a few options.|I'll do that, later today.}
P: {Fine.|All right, do that.}
-- weak
R[next]: {Okay, so, should I maybe send you some information, and then you could have a look when you have time|I could send you our brochure, and if it's interesting, you just get back to me}?
P: {Sure, send it. I can't promise that I'll read it.|You can do that.}
R[next]: {Great. Then I'll try again in a couple of months or so.|Perfect. I'll just, um, check in at some point.}
P: {If you like.|Right.}
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
R: {Thanks for not hanging up, $you.|I appreciate the time. That was more than thirty seconds.}
P: {You were lucky, the coffee machine was still running.|It was. I want the rest back in our meeting.}
R: {I'll bring some.|I'll be quicker next time.} Bye!
P: {Bye.|Bye, $me.}
--
R: {Then I'll let you get back to your day.|I won't keep you any longer.} {Good luck with the plan.|Hope it stays quiet.}
P: {It won't, but thanks.|You've jinxed it now.} {Goodbye.|Bye then.}
--
R: {Thanks, $you. I know you didn't plan for this.|It was kind of you to stay on the line.}
P: {I never plan for anything, it seems.|You asked decent questions.} {Bye for now.|Good luck with the next one.}
`;
