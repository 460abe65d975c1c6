import type { Lexicon } from "../lexicon.ts";

export const ENGLISH: Lexicon = {
  question: /\?/,
  open: /(?:^|[,;:.] ?|\b(?:and|so|but|then|okay|well) )(?:(?:in|for|from|by|with|to|at|on) )?(?:what(?! (?:time|date|day|number|name)\b)|how(?! (?:many|much|long|often|soon|far|big|old|late)\b)|why)\b|\b(?:tell me|walk me through|talk me through|describe|say more|help me understand)\b/,
  agenda:
    /\b(?:agenda|(?:my |i'd |i would )suggest(?:ion)?\b|i(?:'d| had|'ve)? (?:put|had|have|written|brought)(?: down)? (?:two|three|four) (?:points|things)|(?:two|three|four) (?:points|things) (?:on|in mind|from)|goal (?:for|of) today|plan for today|idea for today|(?:i thought|shall) we(?:'d| would| just)|today is about|(?:for|in) (?:the next|these|our) (?:\d+|twenty|thirty|forty|fifteen) minutes|before i jump in|at the end we (?:decide|agree)|you (?:wrote|asked|said) (?:that )?you'd like|from your message i understood|why i'm calling|can i have (?:thirty|a few|two) |half a minute|thirty seconds)/,
  pitch:
    /\b(?:(?:tell(?:ing)?|give|giving) you (?:a bit |a little |quickly )?(?:about|the background on|an overview of) (?:us|our|who we)|we were founded|a leading provider|leading platform|our investors|won a (?:couple of|few) awards|what can i do for you today|where should we start|just talk and you shout|a lot on my list|in charge of operations|right number for)\b/,
  recap:
    /\b(?:let me (?:play|say|repeat|read|sum|recap|check what)(?: that| this| it)?\b|play that back|(?:did i|have i) (?:get (?:that|this|it|you)|got that|hear(?:d)? (?:that|you)|understood?|understand)\b|if i (?:got|understood?|understand|heard|hear)|check that i(?:'ve)? understood|want to get this right|make sure i (?:got|understand|understood)|what i(?:'m| am)? hear(?:ing)?\b|what i've understood|(?:like )?to (?:sum up|summari[sz]e|recap)|if i had to draw it|what i'm taking away|in (?:my|your) (?:own )?words|what would you correct|tell me where i'm off|you told me (?:two|three|four) things|of all you've told me|things you've mentioned|is that what you mean|so you're not asking|so the people are|so it isn't)/,
  restate:
    /^so (?:the|it|they|you|every|nobody|no one|boring|what|if|your|that|we|this|there|in|all|\w+ is)\b|^in other words|^which means|^i'm writing that|\bi'm writing that on/,
  check:
    /(?:have|did) i (?:got|get|hear|heard) (?:that|it|this|you)|(?:is|does) that (?:how it feels|sum it up|right|fair)|what did i get wrong|correct me|what's missing/,
  day: /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:january|february|march|april|june|july|august|september|october|november|december) \d|\d{1,2}(?:st|nd|rd|th)\b|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\b)/,
  clock:
    /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?(?:am|pm|o'clock)|(?:at|half past|quarter (?:past|to)) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|noon)/,
  step: /\b(?:meet(?:ing)?|speak|talk|call|send|invit(?:e|ation)|calendar|diary|kick-off|go through|review|sign(?:ed|ature)?|look at|check|pilot|demo|session|twenty minutes|half an hour)\b/,
  common: ["the", "and", "you", "that", "it", "is", "of", "we", "to", "what", "with", "for"],
};
