/** The last metres before the signature, and what comes after it. */
export const closing = `
## open-items
--
R: {I have two things left on my list, and you|What's still open on your list}?
P: {Just one: the start date in the annex still says the old one.|The names of the people who get trained. And I need the invoice address changed, we've moved.}
R[listening]: {I'll correct that while we speak. Do you want the first Monday or the second?|Send me the names when you have them, that doesn't hold up the signature. The address I'll change now.}
P: {The second. The first one is stocktaking.|Good, thanks. One thing less to remember.}
--
R: {Did you get the final version|You should have had the final contract yesterday. Did it arrive}?
P: {It did. Legal ticked it this morning, all I need is $boss.|Yes. I compared it line by line with the last one, an occupational disease.}
R: {And? Did we smuggle anything in|Did it hold up}?
P: {You fixed a typo. I was almost disappointed.|It held. Even the commas.}
--
R: {You wanted to check the order of the $sitesShort. What came out of it?|Did you decide on the order of the rollout?}
P!rollout-order: {First $pilot, then the two beside it, then everybody else in one go.|$Pilot first, we agreed on that. For the rest I'd like to wait three weeks and then decide.}
R[next]: {I'd put a review after the first one, with you and $boss, half an hour. Then we decide with facts.|That's how I'd do it. I'll note the decision point in the plan, with a date.}
P: {Yes, and please invite the sceptics as well.|Good. No automatic anything.}
--
R: {Is the purchase order on its way|What does your purchasing need from us}?
P!purchase-order: {It's in the system, waiting for the second approval. That's $boss as well, so it's one walk down the corridor.|A supplier form, four pages. I've filled in what I know about you.}
R: {Is there anything I can do to make that walk shorter?|Thanks. Send me the rest and you'll have it back within the hour.}
P: {Bring cake. No, it's fine, I'll do it after lunch.|They also want to know if you're certified for that ISO thing. I said yes.}
R: {I'm not above cake.|You said right, the certificate comes with the form.}
P: {Noted for the kick-off.|Then that's settled.}
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
R[value]: {Let me walk you through the first $weeks weeks, so that nobody is surprised: you meet your project lead within two days, the data comes over in the first week, and $pilot works with it in week three.|Here is what happens once it's signed: week one is data, week two is training in $pilot, week three we run both side by side, and from week four only the new one.}
P: {Who does what on our side? I need to free people up.|Side by side sounds like double work.}
R: {One planner for two days a week, for three weeks. And somebody from $it for an afternoon.|It is, for five days. We've tried it without, and everybody regretted it.}
P!rollout-effort: {That I can arrange. I was prepared for worse.|Five days is okay. I'll tell them it has an end.}
--
R: {How would you like to tell people|Who will announce it, and when}?
P: {I'd like to do it myself, on site, before the rumour does.|With the team leads first, then everybody, on the same day.}
R[value]: {That's what worked best at $peer, too. We have a page for the notice board in the languages you mentioned.|Good. I'd say clearly what it's not for. People fear it's a clock with a camera.}
P: {Send me that page.|Exactly that was the first question in the canteen.}
--
S: {Hello $you, I'd be leading the rollout on our side.|Hi $you, I'm the one who'll be on site with you in $city.}
P: {Good to meet you. How many of these have you done|Welcome. What's the thing that usually goes wrong}?
S[value]: {Thirty-one. The first one taught me most, and the last one went best.|The list of people. It's never right the first time, so we plan two rounds for it.}
P: {Then I'm glad we're not number one.|You've met our list, I see.}
R: {You'd have a weekly call with $colleague, half an hour, same slot every week.|And $colleague stays until $pilot has gone two weeks without a call to support.}
P: {That gives me peace of mind.|I like that there's a finish line.}
--
R: {What would make you say, after three months, that this was a good decision|How will we both know that it worked}?
P!success-criteria: {Mornings under half an hour, overtime down by five percent, and nobody asks me for the old file.|If I take two weeks off and my phone doesn't ring.}
R[next]: {I'll put exactly that into the plan as our targets. We look at them together in week six and week twelve.|That's measurable, in its way. I'll write it down as target number one.}
P: {Do that. I'll book the holiday.|Deal.}
--
R[value]: {The first morning is the one that counts. Who should be there from your side|On day one we'd be there from half past five. Is that early enough}?
P!first-morning: {The two who complain most. If they survive, everybody will.|For us it's the middle of the night. But yes.}
R: {That's exactly whom I'd have asked for.|Then I'll bring the coffee, and somebody who knows how to fix things.}
P: {They'll be flattered. Or insulted.|The second is more important, but bring both.}

## commitment
--
R[next]: {Then I have only one question left: are we doing this|So. Is there anything that keeps you from signing today}?
P!verbal-yes: {We're doing this. $Boss has the tablet open as we speak.|No. Send it over, I'll sign it before lunch.}
R: {Wonderful. It's in your inbox now.|I'm really happy to hear that, $you. Thank you for the trust.}
P: {Got it. One signature, two initials. It asks me whether I'm a robot.|You've earned it. Now please don't disappear once it's signed.}
R: {You passed, I think.|I won't. You'll hear from me every week until you're tired of it.}
P: {Ha. Done.|I'll hold you to it.}
--
R[next]: {What do you need from me to get the signature by $day|Shall we do the signature now, while everybody is on the line}?
P!verbal-yes: {Nothing more. It's a yes, I just have to catch $boss between two meetings.|Give me ten minutes after this call. I want to read the annex one last time, out of superstition.}
R[next]: {Then I'll keep the project slot until $day evening and write to you on $day2 morning, either way.|Of course. I'll stay reachable for the next hour, in case the annex bites.}
P: {You'll have it by then.|If you hear nothing, it's signed.}
--
R[next]: {I think we've answered everything. Would you like to sign, or would you like to sleep on it|Is today the day}?
P!verbal-yes: {I've slept on it three times. Give me the pen.|Today is the day. I've told my team, so there's no way back.}
R: {I'll send it this minute. You'll be asked for a code from your phone.|Then I'd better be quick. It's on its way.}
P: {It's here. And signed.|I see it. There, and there. Done.}
`;
