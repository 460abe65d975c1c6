/** Finding out: the seller's questions and what comes of them. */
export const questions = `
## probe
-- strong only=discovery,follow-up,demo
R[discovery]: {If you could change one thing about how $team works|Say I gave you one wish for $team}, {and it had to be done by next quarter, what would it be|what would it be, and why that one first}?
P!one-wish: {One place where I can see what's going on. Today I have to call three people to get one answer.|That I stop being the person who knows everything. If I'm ill for a week, we have a problem.}
R[discovery]: {What happens today when you are away|And who feels it first when that goes wrong}?
P: {People wait. Or they decide on their own, and then I spend Monday putting it right.|The customer, and about an hour later me.}
-- strong only=discovery
R[discovery]: {What made you take this call now, and not six months ago?|Why now? You have lived with this for a while.}
P!trigger: {We lost a customer in spring, and when we went through it, this was the reason on paper.|$boss is new in the job, asked a simple question about cost per $job and got the answer nine days later.|We're growing by about $percent percent, and what worked for half the volume simply doesn't any more.}
R[discovery]: {And what happens if you leave it as it is for another year|Suppose nothing changes. What does next year look like}?
P: {Then we hire two more people to do something a computer should do.|We muddle through, lose good people, and have this same call in twelve months.}
-- strong only=discovery,demo
R[discovery]: {Help me understand an ordinary Tuesday. Who does what between eight and ten|Take me through yesterday, if it was a normal day. What came in first}?
P: {First hour is phones. Somebody is always missing, something has always moved. Then we rebuild the plan for the day, and around ten the real work starts.|We open $toolShort, compare it with what actually happened overnight, and start calling around.}
R[discovery]: {Rebuild how? What do you look at while you do it|And what do you decide from memory in that hour}?
P: {$ToolShort, the inbox, and what's in my head. In that order, if I'm lucky.|Honestly, most of it. Who gets along with whom, who can do what. It isn't written down anywhere.}
-- strong only=discovery,follow-up,demo
R[discovery]: {Who else in the company would notice if this got fixed|Apart from you, whose day gets better if this works}?
P: {Finance, because the numbers would arrive on time. And the people on the front line, who currently hear about changes last.|Customer service. They take the calls when something slips, and they have no screen to look at.}
R[discovery]: {Have you asked them what they'd want|What would they say if they sat here with us}?
P: {They'd say they want to know before the customer does.|I can tell you exactly, it's in the staff survey: fewer surprises.}
-- only=discovery,follow-up,demo
R[discovery]: {How do you measure today whether it's going well|Which numbers do you look at on a Monday}?
P: {Complaints, overtime, and my blood pressure.|Overtime, mostly. And how many $jobs we had to move.}
R: {And is it going up or down|Which way is it heading}?
P: {Up. Slowly, but up. About $percent percent more than a year ago.|Sideways, with a bad month every now and then that ruins the year.}
-- only=discovery,demo
R[discovery]: {What have you tried so far|Have you tried to solve this before}?
P: {We had a consultant. We got a very nice slide deck and the same process.|Two years ago, with a tool that $it liked and nobody else did. It died in the pilot.}
R: {What would need to be different this time|Why did it not stick}?
P: {It has to be easier than $toolShort on day one. Otherwise people go back.|Nobody asked the people who were supposed to use it. I won't make that mistake twice.}
-- weak only=discovery,follow-up,demo
R[discovery]: {So you do have problems with planning, right|I assume it's all a bit of a mess today, yes}?
P: {Well, it works, mostly.|I wouldn't call it a mess.}
R: {Right, but it could be better, no|Sure, but everyone says that until they see our software, right}?
P: {I suppose everything could.|If you say so.}
-- weak only=discovery,demo
R[discovery]: {Do you use any software for this at the moment|Do you have a system for that}?
P: {Yes, $tool.|$Tool, for the most part.}
R[discovery]: {Okay. And are you happy with it|Okay, and is it good}?
P: {It's fine. It has its limits.|It does what it does.}
R: {Okay, great. So let me tell you what we do differently.|Got it. Then I think you'll like this next part.}
P: {All right.|Mhm.}

## impact
-- only=discovery,demo,follow-up
R[discovery]: {What does that cost you in a normal week|Can we put a number on that}?
P!cost: {About $hours hours a week, spread over three people. Call it $cost a year.|We worked it out once: roughly $cost a year, and that's only the part we could see.}
R[discovery]: {Is that a number that $boss knows|Who else has seen that figure}?
P: {$Boss knows it by heart. That's why I took the call.|It was on a slide. It didn't stay on the slide for long.}
--
R[discovery]: {And who pays for that in the end, you or the customer|When that happens, where does the cost land}?
P!overtime-cost: {With us, as overtime. We were at $percent percent over budget last year and nobody could say exactly why.|In overtime, and in goodwill. You can only see the first one in the books.}
R: {So part of the answer would be to see it per $site|If you could see it building up during the week, would you act differently}?
P: {Of course. By the time I see it today, it's payroll.|Definitely. Today it's a surprise at the end of every month.}
--
R[discovery]: {How do your people feel about it|What does it do to the team}?
P!turnover: {Two left this year, and both said the same thing on the way out: they never knew what the next day looked like.|They're tired. You can only ask people for a favour so many times.}
R: {Replacing two people in this market isn't cheap either.|And at some point they say so.}
P: {It took four months, and we're still training one of them.|They do. And the worst part is that they're right.}
--
R[discovery]: {Let me ask the awkward one: is this urgent, or is it annoying|On a scale from annoying to urgent, where is it}?
P: {It was annoying until last quarter. Then it cost us a target, so now it's urgent.|Annoying every day, urgent twice a month.}
R[discovery]: {What happened last quarter?|Tell me about the last time it was urgent.}
P!missed-target: {We promised a big customer something we couldn't see we couldn't keep. They noticed before we did.|We had people in one $site with nothing to do and overtime in the next one. Forty minutes apart.}

## recap
-- strong only=discovery,demo
R[listening]: {Let me play that back and you tell me where I'm off|Can I check that I've understood it}: {you run $sites on $tool, it costs you about $hours hours a week, and the moment it hurts is when something changes after the plan is out|the plan itself is fine, it's the changes on the day that eat $hours hours a week, and nobody sees the cost until the end of the month}. {Did I miss something|What would you correct}?
P: {No, that's it. The only thing I'd add is that it gets worse with every $site we open.|That's a better summary than the one I gave $boss.|Almost. It's not that nobody sees it, it's that nobody owns it.}
R[listening]: {That's an important addition. Say more about that.|Thank you, I'd have missed that.} {What does it mean for the people on the ground|How does it show}?
P: {They improvise. They're good at it, but it isn't a system.|In small things. Two people do the same work, or nobody does it.}
-- strong only=discovery,demo,follow-up
R[listening]: {I've written a lot down, and I want to be sure I underline the right thing. Of all you've told me, what matters most|Before I say anything about us: which of the things you've mentioned should I underline twice}?
P: {That everybody touches the plan and nobody owns it. It's been like that since we grew past two $sitesShort.|That habits are stronger than tools. If it takes one click more than before, it's dead.}
R[listening]: {"Everybody touches it, nobody owns it." So whatever we do needs one owner first, and software second. Is that what you mean|"One click more and it's dead." Then that's the bar: easier than today on the first morning. Did I get that right}?
P: {That's what I mean. Nobody has put it in that order yet.|You did. Please write that into the offer.}
-- strong only=demo,follow-up
R[listening]: {Last time you told me three things|I went back through my notes, and you told me three things}: {that mornings are the bottleneck, that $boss wants cost per $job, and that it has to be live $deadline|it takes $hours hours a week, it depends on one or two people, and it should be solved $deadline}. {Still true|Has that moved}?
P: {Still true. The first one has become worse, if anything.|All three. I'm impressed, I'd have remembered two.}
R: {Then I'd like to measure everything we say against those three.|Good. If something I say doesn't help with one of them, stop me.}
P: {With pleasure.|Deal.}
-- only=discovery,demo,follow-up
R[listening]: {Okay, so if I understand correctly, it's mainly the time that $team spends on it.|So the main thing is the effort in $team.}
P: {Partly. It's also that we find out too late.|That, and the fact that it can't be planned.}
R: {Right, both.|Okay, good, I have that.}
P: {Both, yes. The second one more than the first.|It's the second that keeps me awake.}
-- weak only=discovery,demo,follow-up
R: {What worries you most about it|Which part bothers you most}?
P: {The handover between the early and the late people, because that's where we always…|That we can never say in the morning what the day will…}
R[listening]: {Yes, yes, we hear that a lot, and there's actually a feature for exactly that. It's on slide fourteen.|Sorry, just to jump in, because that reminds me: we have a dashboard for that. You'll love it.}
P: {I wasn't quite finished, but okay.|That wasn't really my point. Never mind.}
R: {It's really powerful, you'll see.|No, go on, but I think the dashboard answers it.}
P: {Let's see it, then.|We'll come back to it.}
-- weak only=discovery,demo,follow-up
R[listening]: {Great, great. And how many $sitesShort was it again|Sorry, how many people did you say}?
P: {As I said, $seats $crew in $sites.|I mentioned it at the beginning: $sites, $seats $crew.}
R: {Ah yes, of course. I was just typing.|Right, sorry, I had that in the other document.}
P: {No problem.|It happens.}
--  only=discovery,demo,follow-up
R[listening]: {If I put it simply: too many phones, too little overview.|I hear that it's less about planning and more about keeping the plan alive.}
P: {That's simple, but it isn't wrong.|Yes. Making it is the easy part.}
R~: {I'll keep it as the headline, then.|Good, that helps me.}
P~: {Fine by me.|Sure.}

## tooling
--
R[discovery]: {What do you use for it today|And where does all of that live right now}?
P: {$Tool. It grew over the years, and the person who built it has retired.|$Tool, plus a printout on the wall that is the only version everybody believes.}
R: {What does it do well? I ask because people usually have a good reason for what they use.|What would you miss if it were gone?}
P: {It's quick, and everybody knows it. Nobody had to be trained.|I can change anything in two seconds. Of course, so can everybody else.}
--
R: {What about $system? Does anything flow between that and $toolShort|And the hours, how do they get from there into $system}?
P!manual-entry: {By hand. Somebody types it in on the last two days of the month, and somebody else checks the typing.|Export, fix the columns, import, and then find out what broke.}
R: {So every mistake is made once and looked for twice.|How many corrections do you make in a usual month?}
P: {Nicely put. Sadly.|Forty, fifty. Some we only find when somebody complains about the pay slip.}
--
R[discovery]: {How long have you worked like this|When did you last change anything about the tools}?
P: {Since before my time. There's a corner in there from when we had two $sitesShort.|Four years ago we put it into the cloud. It's the same thing, only now several people can break it at once.}
R: {And who would be sad to see it go|Who is attached to it}?
P: {Me, a little. Don't tell anyone.|One colleague in $city. But that colleague also complains the loudest, so.}

## competitor
--
R: {Are you looking at other options as well? I'd be surprised if you weren't.|Who else are you talking to, if I may ask?}
P!rival: {We've seen $rival. Nice interface, but they couldn't show us anything like our Monday morning.|$Rival was here two weeks ago. Cheaper on paper, I'll be honest.}
R[value]: {What did you like about them|That's useful. What did they do well}?
P: {It looked simple. I want that. I just didn't believe the simple part after the third question.|The app. Our people would have liked the app.}
R: {Then let's make sure you see ours on a phone, and not on my big screen.|Fair. The best thing I can do is show you the same Monday and let you compare.}
P: {That would help.|Please do.}
--
R: {Is there anything I should know about your side of the process|Anything I should be aware of before we go on}?
P!rival: {I should say that $rival is also in the race. $boss knows somebody there.|Just so you know, we have a proposal from $rival on the table.}
R: {Thanks for telling me.|I appreciate the openness.} {What will you compare us on|Which three things will decide it, in your view}?
P: {Effort to get started, price over three years, and whether people will actually use it.|Price, sure. But mainly who picks up the phone when something is stuck.}
R[value]: {On that last one I'd ask you to call $peer. They moved from $rival to us, and they'll tell you both sides.|Then it's best you talk to a customer who knows both. $Peer used $rival for two years before us.}
P: {A reference that isn't hand-picked to sing. Good.|I will. Send me a contact.}
--
R: {Is there anything you've ruled out already|Have you crossed anybody off the list}?
P!rival: {$Rival2. They wanted a two-year contract before they'd let us test anything.|We looked at $rival2 in the autumn. It does everything, and you need a degree for it.}
R: {Was that the only reason|What was the moment you decided against it}?
P: {No. When I asked about support I got a link.|When the demo needed two people to operate it.}

## decision
--
R[discovery]: {How does a decision like this get made at $company|If you wanted to go ahead, what would have to happen on your side}?
P: {I write two pages, $boss reads one of them, and then it goes to finance. For anything over fifty thousand the board has to nod.|$Boss decides, $it has a veto, and the works council wants to be asked early rather than late.}
R[next]: {What does $boss need to read on that one page|Who should we talk to early, so that nobody is surprised}?
P: {The cost today, the cost tomorrow, and who else does it.|$It, definitely. They don't like surprises, and they're right.}
--
R: {Besides you and $boss, whose opinion counts|Who could say no to this}?
P: {Everyone can say no. Only $boss can say yes.|$It can. And in practice the team leads, because if they don't use it, it's over.}
R[next]: {Would it make sense to have one of the team leads in the next session|Should we bring them in before there's a proposal, and not after}?
P: {Yes. I know exactly which one: the most sceptical of them all.|That's a good idea. If we convince the loudest, the rest follow.}
--
R[discovery]: {Have you bought something like this before? How did that go|When you brought in $system, how long did it take from first call to signature}?
P: {Seven months. Four of them were waiting for a date in somebody's calendar.|Longer than it should have. We forgot to ask the data protection people until the end.}
R: {What would you do differently now?|Then let's put them at the beginning this time.}
P: {Get a name and a date for every step. Otherwise it floats.|Start with the people who usually say no.}

## timing
--
R[discovery]: {Is there a date that matters|When would you want this running}?
P!deadline: {It should be up $deadline. After that nobody has time to learn anything new.|$Deadline, ideally. If we miss that, it moves by half a year.}
R: {Working backwards, with $weeks weeks for the rollout, that leaves us about a month for the decision. Is that realistic|That means a decision about $weeks weeks before. Does that fit with how you work}?
P: {Tight, but yes, if we don't waste the holidays on it.|If I have the numbers by the end of the month, then yes.}
--
R: {What else is going on in the next months that competes with this|Is anything else planned that would get in the way}?
P: {We're moving $system to a new version, and $it will be gone for three weeks around that.|The audit, as every year. I'm useless for two weeks then.}
R: {Then we plan around it. Better a clean start later than a messy one now.|Good that you say it. I'd keep those weeks free of anything from us.}
P: {That's what I'd have asked for.|Thank you. The last vendor took it personally.}

## budget
--
R: {Is there money set aside for this, or would it have to be found|Have you got a budget for it, or are we building the case together}?
P!budget: {There's a line for process improvement. It's not huge, but it isn't spoken for.|Not officially. If the case is good, $boss will find it. That's how it went with $system.}
R: {To give you a feeling: at your size you'd be around $total a year, all included.|So that you're not flying blind: think $price per $worker a month, so roughly $total a year.}
P: {Okay. That's about what I'd feared, so we can keep talking.|Hm. More than I hoped, less than I was told.}
--
R: {What would you like to know from me at this point|I've asked a lot. What's your question}?
P!budget: {Before we go further, what does this cost? Ballpark is fine.|Can you give me a number? I don't need the exact one.}
R[value]: {Sure. $Price per $worker a month, so for $seats $crew about $total a year. Against the $cost you mentioned, that's the comparison I'd make.|Of course. Around $total a year at your size. The question is what we can take off the $cost you're spending now.}
P: {That's a fair way to put it, if the second number really goes down.|If it only saves half of that, it still works. I'd need to see it, though.}
R: {Which is why I'd start with one $site and measure it.|Then let's agree how we'd prove it before we agree on anything else.}
P: {That I can defend.|Yes. Proof first.}
`;
