/** Beginnings and ends, in every kind of call. */
export const conversation = `
## greeting
--
R: {Hi|Hello|Hey} $you, {can you hear me all right|is the sound okay on your side|am I coming through}?
P: {Loud and clear|Yes, all good here|Perfectly, thanks}. {Sorry, my last one ran over.|Give me one second to close the door.|I'm on my headset for once, so it should stay that way.}
R: {No rush at all|You're fine}, {I used the minute to reread my notes|I only just dialled in myself}.
P: {Right, I'm all yours.|Okay, done. Go ahead.|There we go. I have coffee, I have a pen, we can start.}
-- only=demo,follow-up,negotiation,closing,general
R: $you, {good to see you|nice to see you again|there you are}. {How is the week treating you|How has your week been so far}?
P: {Busy, but the good kind of busy.|Ask me again on Friday.|Three people out with the flu, otherwise wonderful.|It started with a fire drill, so it can only improve.}
R: {I know that feeling.|Then I'll try to be the calm part of it.|That sounds like ours.} {Thanks for keeping the slot.|I appreciate you not moving this one.}
P: {I nearly did, to be honest.|Of course, I've been meaning to have this talk.|It's the one meeting today I picked myself.}
--
R: {Good to finally talk, $you.|$you, thank you for making the time.} {Is now still a good moment|Does the time still work}?
P: It does. I have {a hard stop at the end|another call straight after}, so {let's be quick about the small talk|keep me honest on the clock}.
R: {Understood. I'll watch the time and leave the last five minutes for what happens next.|Noted, I'll make sure we land before then.}
P: {Perfect.|That would be a first for a sales call.|Much appreciated.}
--
R: {Hi $you, hi $you2|Hello $you, and hello $you2}, {thanks for joining together|good to have you both on}.
P: {Hi $me.|Hello.} {I asked $you2 along because half of what we'll discuss lands on that desk anyway.|$you2 will have better questions than me, so be warned.}
Q: {Don't believe a word of it.|I'm mostly here to listen, at least that's the plan.|I promise to behave.}
R: {Interrupt me whenever something sounds wrong. That goes for both of you.|Please do ask. I'd much rather answer than guess.}
P: {Oh, we will.|That won't be a problem.}
--
R: {Hi everyone.|Hello both.} {Let me introduce $colleague, who knows the technical side far better than I do.|I brought $colleague along, from our solutions team.}
S: {Hi $you, pleased to meet you.|Hello $you. I'll stay quiet until it gets technical.}
P: {Welcome, $colleague. We'll put you to work.|Hi $colleague. Good, then I can ask the questions $me dodged by email.}
R: {I didn't dodge, I delegated.|Fair, I did promise answers.}
P: {Of course you did.|We'll see about that.}
--
R: {Hello $you, I see you but I can't hear you yet.|$you, I think you're on mute.}
P: {Classic.|There. Every single time.} {How about now?|Better?}
R: {Much better.|Now I have you.} {Welcome back from the land of silence.|Only took us ten seconds, that's above average.}
P: {Ha. Right, let's get going.|We run $sites and I can't run a mute button. Anyway.}
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

## small-talk
--
R: {Are you in the office today or at home|Where do I reach you today}?
P: {In the office, in $city. Somebody is drilling next door, so shout if you hear it.|At home. If a dog joins the call, that's Bruno.|On the road, actually, parked outside our $site in $city.}
R: {I'll take it as background music.|Then let's hope the connection is kinder than mine was this morning.}
P: {It usually holds until somebody important says something.|Fingers crossed.}
--
R: {I was in $city once, for all of four hours.|I have never made it to $city, I'm ashamed to say.} {What did I miss|What should I see first}?
P: {The harbour, if you like wind. The market, if you like food.|The old town before ten in the morning, and after that a long lunch.|Honestly, the best thing is the train out into the hills.}
R: {I'll hold you to that if we ever do a kick-off on site.|Adding it to the list. My family already thinks I pick customers by restaurant.}
P: {There are worse ways to choose.|Come in spring, not in November.}
-- only=demo,follow-up,negotiation,closing,general
R: {How did the move go? You mentioned the new office last time.|Did you survive the office move?}
P: {Mostly. We still have two boxes that nobody admits to owning.|The desks arrived before the chairs, so it was a very athletic week.}
R: {There is always one box that outlives everybody.|Somebody will open it in five years and find the good stapler.}
P: {Probably my charger is in there.|I'm counting on it.}
--
R: {I saw you've opened another $site. Congratulations.|Congratulations on the new $site, I read about it on your site.}
P: {Thank you. It looked great in the photos, they didn't show the car park.|Thanks. Ask me in six months whether I'd do it again.}
R: {Openings are the fun part, aren't they?|Was it on time?}
P: {Fun is one word. But the team was proud, and that counts.|Two weeks late and nobody got hurt. I call that a success.}
--
R: {Did you get any time off over the break|Managed a proper weekend for once}?
P: {A few days with the kids and no laptop. I'd forgotten what that feels like.|I painted a fence. That's my report.|I ran a half marathon and have walked like a duck ever since.}
R: {I'm jealous. Mine ended in a flat-pack wardrobe with one screw left over.|Impressive. I mostly argued with a dishwasher.}
P: {One screw left is a good result.|We've all been there.}
-- only=demo,follow-up,negotiation,closing,general
R: {Before we start, did your colleague find the recording from last time|Did the summary I sent make it through your spam filter}?
P: {It did. Filed under quarantine, but it did.|Yes, and I even read it, on the train.}
R: {Then I have at least one reader.|That puts you ahead of most of my colleagues.}
P: {Two, I forwarded it.|Don't get used to it.}
--
R: {Is it as cold in $city as it is here|How is the weather in $city}?
P: {Grey. We don't do weather here, we do grey.|Lovely, which is unfair, because I'm in a room without a window.|Rain since Monday. The plants are happy, I'm not.}
R: {Here it can't decide either.|Ours changes its mind every hour.}
P: {Let's talk about something we can influence, then.|Well. At least the coffee machine works.}
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
-- strong only=discovery,demo
R[opening]: {Here is what I'd suggest|So, my suggestion for today}: {we $goal, I show you only what fits that, and at the end we decide together whether a next step makes sense|we $goal, you tell me where I'm wrong, and we keep the last five minutes for next steps}. {Anything you'd add or drop|What would make this time well spent for you}?
P: {No, that works. I'd add one thing: I need a rough idea of cost to take back to $boss.|Sounds right. Just don't spend twenty minutes on your company history.|That's fine. If I walk away knowing whether this is worth a second meeting, I'm happy.}
R: {Good, that goes on the list right now.|Noted, and no history, I promise.|Then that's the bar for today.}
P: {Then fire away.|Great.}
-- strong only=discovery,demo,follow-up
R[opening]: {I had three things in mind|I've put down three points}: $goal, {what you've tried so far|what has changed on your side}, and what it would take to move. {If we find out it isn't a fit, I'd rather say so today.|If at any point you think this isn't for you, just say it.} Okay?
P: {I like that.|That's refreshing.} {What I need from today is something I can put in front of $boss.|The main thing for me is the timeline, so please don't skip it.}
R: {Then we start with that so it doesn't get squeezed at the end.|Good to know, I'd have got that order wrong.}
P: {Perfect.|Yes please.}
-- strong only=discovery,demo
R[opening]: {You wrote that you'd like to $goal.|From your message I understood you want to $goal.} {Before I jump in: has anything changed since, and who else will look at this after us|Is that still the right target, and what would you want in hand when we hang up}?
P: {It's still right. $boss will look at it, and finance, once there's a number.|Still right. I'd want a clear picture of the effort on our side.}
R: {Then let's work towards exactly that.|Good. I'll keep an eye on it and recap at the end.}
P: {Sounds like a plan.|Good, go on.}
-- strong only=negotiation,closing,general
R[opening]: {I've put three points on the page, and I'd like to start with the one you find hardest.|My suggestion: we $goal, we write down every decision as we go, and nobody leaves with homework that isn't on the list.} {Which one is that for you|What would you add to it}?
P: {The money. If we get past that, the rest is paperwork.|One thing from $boss: we need a date at the end. Any date.}
R[opening]: {Then we begin there, while we're both still fresh.|A date it is. If we don't have one ten minutes before the end, I'll stop whatever we're doing.}
P~: {Good.|I like that rule.|Agreed.}
-- strong only=follow-up,negotiation,closing,general
R[opening]: {Quick check before we start: I'd like to $goal, and you asked for time on your own questions.|Two things from my side: to $goal, and to hear what has changed for you.} {Which of us goes first|Is there anything more urgent than that}?
P: {You start. Mine will come up anyway.|No, but I've promised $boss an answer on the timing, so let's not forget that.}
R[opening]: {All right. I'll stop in the middle and ask what I've missed.|It's written down. We won't hang up without it.}
P~: {Thank you.|Fine with me.}
--
R[opening]: {Today is about one thing really: to $goal|The idea for today is to $goal}. {I have some questions and I'm sure you do too.|We can keep it informal.}
P: {I do have a few, yes.|Fine by me.} {Shall I start or do you want to|Who goes first}?
R: {You start. Yours are probably better.|Let me start with one, then it's your turn.}
P: {All right.|Fair enough.}
-- weak only=discovery,demo
R[opening]: {Okay, so, I'd just start by telling you a bit about $us, if that's fine.|Let me quickly give you the background on $us first.} {We were founded twelve years ago, we're in nine countries, we have won a couple of awards, and our investors are, um, very supportive.|There are about two hundred of us now, three offices, and we've grown every year, which I think says something about the product.}
P: {Okay. I had a look at your website already, so maybe we can skip ahead.|Right. I did read that part.}
R: {Sure, sure. It's only two more slides.|Oh, great. I'll go through it faster then.}
P: {Go ahead.|If you must.}
-- weak only=discovery,demo
R[opening]: {So, yeah. What can I do for you today|Right, so, where should we start}?
P: {Well, you invited me, so I hoped you'd know.|I thought you would have something prepared, after the form I filled in.}
R: {Of course, yes, the form. I have it here somewhere.|Ah, yes. Let me see, I have it open in a second.} So it was about $team, right?
P: {Among other things.|Roughly, yes.}
-- weak
R[opening]: {I have quite a lot to get through, so I'll just talk and you shout if something is unclear.|There's a lot on my list, so I'll keep moving, okay?}
P: {Okay, although I was hoping to ask a few things myself.|Hm. I have a couple of questions as well, you know.}
R: {Let's park those for the end.|We'll get to that if there's time.}
P: {If there's time. Sure.|All right then.}
--
R[opening]: {I thought we'd $goal, and see where it takes us.|Shall we just $goal and keep ten minutes at the end?}
P: {Works for me. I have one topic of my own, but it can wait.|Good. I'll need those ten minutes.}
R: {Let me know when it can't wait any longer.|They're yours.}
P: {I will.|Thanks.}

## goodbye
--
R: {Thank you, $you.|Thanks for the open words, $you.} {This was really useful.|I learned a lot today.}
P: {Likewise. Talk soon.|Thanks, $me. Good conversation.|You too. Have a good rest of the day.}
R: {Bye for now.|Take care.}
P: {Bye.|Bye bye.}
--
R: {Then I'll let you get to your next one.|I'll give you a few minutes back.} {Thanks again, $you.|Enjoy the coffee.}
P: {Minutes back, my favourite gift.|I'll use them to answer somebody who has been waiting since Tuesday.} {Bye, $me.|See you.}
--
R: {Great. Have a good one, $you, and say hello to the team.|Perfect. Thanks, and good luck with the rest of the week.}
P: {Will do.|I'll need it.} {Speak soon.|Until then.}
R: Bye!
P: {Ciao.|Cheers, bye.}
--
R: {Thank you both. I'll send the notes to you and $you2 today.|$you, $you2, thank you. You'll both have my notes before the end of the day.}
Q: {Thanks, that was clearer than I expected.|Thank you. I'll have one or two more questions by mail.}
P: {Yes, thanks. Bye everyone.|Good. Thanks all, bye.}
--
R: {If anything comes up before we talk again, you have my number.|Any question before then, call me, don't write a ticket.}
P: {Careful, I might. Have a nice evening.|I'll remember you said that. Thanks, $me.}
R: {Do. Goodbye!|I mean it. Bye, $you.}
P: {Goodbye.|Bye, thanks.}
--
R: {Really appreciate your time today.|Thanks for being so frank with me.}
P: {That's the only way I know.|Happy to.} {Let me know once the document is out.|I'll keep an eye on my inbox.}
--
R: {That was a lot for one call. Thanks for staying with it.|You've given me a lot of homework, $you, and I mean that as a compliment.}
P: {It went by quickly, actually.|Better you than me.} {See you soon.|Talk to you.}
--
R: {Right, I'll stop here before I start repeating myself.|I promised to be punctual, so I'll end here.}
P: {A wise decision.|I noticed, and I'll tell people about it.} {Thanks, $me, bye!|All the best.}
`;
