/** Picking up where the last call ended. */
export const followUp = `
## since
--
R: {What has happened since we last spoke|What moved on your side since the last call}?
P: {I showed it to two of the team leads. One was in favour, one was silent, and silence is progress.|More than I expected. $Boss asked about it on the corridor, which never happens.}
R: {What did the silent one look at longest|What was the question}?
P!team-interest: {The swap function. And then came the question whether it could be switched off.|Whether we can have it earlier. I had to ask twice whether it was a joke.}
--
R: {You wanted to talk to $peer. Did you reach them|Did the reference call happen}?
P!reference-call: {Yes, for forty minutes. They were very open, including about the first three weeks, which were hard.|I did. They said they'd buy it again, and that they'd clean up their data first next time.}
R[listening]: {What did you take from it for your own start|Which part of that worried you}?
P: {That we need somebody with time in the first month. Not a bit of time, real time.|The data. We'd better start with one $site and not be heroes.}
--
R: {How far is the trial|How are your people doing with the test account}?
P!pilot-result: {Better than feared. The first plan took longer than with $toolShort, the third one was done in half the time.|Nine of twelve log in every day. The other three say they've lost the password.}
R[listening]: {Half the time is more than I'd have claimed. Where did it come from|What do the nine have in common}?
P: {No phone calls. They looked at the list and it was right.|They're all in $city, where the lead pushes a bit.}
--
R: {I sent you the summary and the sum we did. Did it survive|Did the numbers hold when finance looked at them}?
P: {Mostly. They cut the benefit in half, as they always do, and it still came out positive.|They asked where the $hours hours come from, and I could answer. That was a first.}
R: {Half is what I'd use as well. Anything you'd like me to add to it?|Good. Is there a part you'd like me to back up with more detail?}
P: {No, leave it. It's good because it's short.|The overtime part. They don't believe me there.}
--
R: {It's been a while. Did something get in the way|I was a bit worried when it went quiet. Is everything okay on your end}?
P!stalled: {A customer emergency, and then the quarter ended. It wasn't about you.|We've had a change at the top, and everything with a price was frozen for three weeks.}
R[objection]: {I'm glad it wasn't something we did. Has it changed how important this is?|Thanks for telling me. Is it unfrozen, or are we planning for later?}
P: {No. If anything, the emergency proved the point.|Unfrozen, with more questions than before.}
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
R: {Who has joined the discussion since|Is there somebody new we should bring up to speed}?
P!new-stakeholder: {$It, finally. They've sent a list. It's long, but it's friendly.|Finance has given us somebody, from controlling. Very precise. You'll like each other.}
R[next]: {Would it help if we took an hour with them directly, without you having to translate?|What does that person need to see first?}
P: {That would save me two weeks.|The total over three years, with everything in it. Including the things one usually forgets.}
--
R: {What does $boss think by now|Have you had a chance to speak with $boss}?
P: {Interested, and careful. The question was: what do we stop doing if we do this?|Briefly, in a lift. I got a nod and "send me something short".}
R[value]: {That's a good question. I'd answer: the second planning round, and the Friday reconciliation.|Then let's write that something together now, three lines, while we remember what matters.}
P: {The Friday thing will convince everybody on its own.|Good, you type, I'll correct.}
--
R: {How did the works council react|Did you get to talk to the people who represent the staff}?
P!works-council: {They want to be sure it isn't used to watch people. Not an unreasonable thing to ask.|Better than expected. They asked for one thing: no location tracking outside working hours.}
Q: {I was in that meeting. If that is written down, they'll agree.|And they want to see the screen themselves, not a picture of it.}
R[objection]: {Tracking is off unless you switch it on, and there's a template for the agreement that others have used. I'll send it to both of you.|I'd welcome that. Give me an hour with them, and I'll show them the settings, including the ones they won't like.}
P: {Perfect. That's the last political hurdle.|Brave. I'll set it up.}
--
R: {You wrote that somebody is against it. Do you want to talk about that?|I read between the lines that not everybody is convinced.}
P!sceptic: {The head of our biggest $site. Twenty years in the job, knows every $worker by name, thinks it's an insult.|It's our controller. Every tool is a cost, until proven otherwise.}
R[objection]: {I'd like to talk to that person. What would you say is the best argument on that side?|Usually there's something in it that we should know. What's the best argument you've heard?}
P: {That the plan is only half of the job, the other half is knowing people. And that's true.|That the last three promised the same. Hard to argue with that.}
--
R: {Who's the person we haven't spoken to yet and should have|If this fails inside, who will it have been}?
P!missing-voice: {Payroll. They're quiet, and they can stop everything.|Nobody on purpose. It would be $it, by having no time.}
R[next]: {Could you put us in touch this week? Half an hour is plenty.|How can we make it so small that it fits into no time?}
P: {I'll walk over after this.|A list of what they don't have to do. They'd frame it.}
`;
