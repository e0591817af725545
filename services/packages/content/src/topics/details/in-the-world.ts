import type { Details } from './detail.ts';

/** What people tell of work, money, roads, papers, exams and decisions. */
export const worldDetails: Details = {
  debt: [
    [
      /\b(?:cash advance|every day|daily|percent|\d+ ?%)\b/i,
      'Something takes its part every morning before there is bread on the table. Loosen that grip; show us the one who knows the law and is on our side.',
    ],
    [
      /\b(?:ashamed|shame|embarrass\w*)\b/i,
      'Shame has kept the books until now. Give them to somebody kinder; let the figures be only figures.',
    ],
    [
      /\b(?:landlord|supplier|rent|behind)\b/i,
      'Soften whoever is waiting for our money. Let me call before they call, and be met by a person.',
    ],
    [
      /\b(?:brother-in-law|family|friend|borrowed from|uncle|parents)\b/i,
      'What is owed to our own sits along at each meal. Let a first small repayment lay that ghost, and let love be kept on another page.',
    ],
  ],
  'letting-people-go': [
    [
      /\b(?:script|hr|journey|lawyer)\b/i,
      'Somebody has written words for me in which nobody can get hurt, and nobody be comforted. Let me put down that page and look up.',
    ],
    [
      /\b(?:since the (?:first|garage|start|beginning)|hired|from apprentice|high school|\d+ years)\b/i,
      'One of them was there when there was nothing yet but a key and a bucket. Let me say that aloud before I say the other thing.',
    ],
    [
      /\b(?:newborns?|new baby|pregnan\w*|weddings?|ms\b|children by name|kids)\b/i,
      'I know what waits at home with each of them. Go ahead into those kitchens, and let the next door open before the money runs out.',
    ],
    [
      /\b(?:my own (?:post|job)|bonus|i keep|my pay|without pay)\b/i,
      'That I may stay is no comfort to me. Show me what can be done with what I keep: a month’s pay, a call, a name put in the right ear.',
    ],
    [
      /\b(?:judas|guilt\w*|sick|picked)\b/i,
      'I had to choose, and I chose by my own light. Where I was unjust, show it to me in time; where I was not, take the word traitor from me.',
    ],
  ],
  launch: [
    [
      /\b(?:servers?|payment|bug\w*|app|site|website|developer)\b/i,
      'Find the one line that is wrong, in the one hour that is left; and let whoever is asleep on the other side of the world wake up rested and kind.',
    ],
    [
      /\b(?:oven|hood|inspector|permits?|packaging|logo|printer)\b/i,
      'Let the inspector have had a good breakfast and the repairman a free hour; and let there be laughter about all of it by the end of the month.',
    ],
    [
      /\b(?:cofounder|co-founder|partner|team|friend)\b/i,
      'What we are building must not cost us each other. When a sharp word is ready, let it be late; let somebody put coffee down next to the other without saying anything.',
    ],
    [
      /\b(?:investor|orders|preorders|money|savings)\b/i,
      'Many have put something on this table. Let it be enough, and let no figure tonight be bigger than a person.',
    ],
    [
      /\b(?:slept|sleep|coffee|hours|days)\b/i,
      'You rested on the seventh day, with far more unfinished than we have. Let us dare it for six hours.',
    ],
  ],
  exam: [
    [
      /\b(?:father|dad|mother|mom|parents|uncle|everyone|tells)\b/i,
      'So many are waiting along. Let me sit there for myself alone; and let those who love me find out how, also with another result.',
    ],
    [
      /\b(?:points?|marks?|failed|third|second|again)\b/i,
      'It hung on so little. Let that little fall on my side this time; and the courage that it took to come back, count it to me as passed already.',
    ],
    [
      /\b(?:clock|timer|freeze|blank|hands|anxious|nervous|panic)\b/i,
      'When the clock grows loud, let me feel both feet on the floor and one breath going all the way down. You were never in a hurry.',
    ],
    [
      /\b(?:son|daughter|boy|girl|grand\w+|nephew|niece)\b/i,
      'I cannot sit in that chair. Sit on the edge of the desk, and let what was learned at our kitchen table be found again in there.',
    ],
    [
      /\b(?:work|shift|night|kids|baby|job)\b/i,
      'It was learned in tired hours, between two other lives. Let it have gone deeper than it felt.',
    ],
  ],
  travel: [
    [
      /\b(?:toddlers?|kids|children|baby)\b/i,
      'Let little ears not hurt and little legs find a place to run; and let there be one stranger who says “you are doing well”.',
    ],
    [
      /\b(?:ice|snow|storm|night|tires|old (?:car|truck)|dark)\b/i,
      'Keep rubber on the road and eyes open. Let the one who is tired say so, and the others be glad of a stop.',
    ],
    [
      /\b(?:border|customs|visa|passport|papers|immigration)\b/i,
      'At the desk where one is small, let each paper be the right one, and the stamp come down like a welcome.',
    ],
    [
      /\b(?:funeral|sick|hospital|dying|last time)\b/i,
      'This is no holiday. Let us come in time, and let the road be long enough to weep on and short enough to arrive.',
    ],
    [
      /\b(?:never flown|petrified|afraid|scared|first)\b/i,
      'Where the ground is left behind, be underneath; you have carried heavier things than that.',
    ],
    [
      /\b(?:uncles?|mother-in-law|in-law|radio|arguing|patience)\b/i,
      'Bless the talk on the way, what is said and what is wisely not said, and let there be one story that nobody knew yet.',
    ],
  ],
  immigration: [
    [
      /\b(?:knock\w*|raid|afraid|fear|ice|deport\w*)\b/i,
      'Let a knock at the door be a neighbor again. Stand in the hallway in front of us, day and night.',
    ],
    [
      /\b(?:children|son|daughter|born here|school)\b/i,
      'The children dream in the language of this place. Do not let a paper tell them that they are strangers at home.',
    ],
    [
      /\b(?:lawyer|pending|renewal|moved|postpon\w*|months|years)\b/i,
      'You know what “pending” does to a person: to plan nothing, to own only what fits into two bags. Put an end to that word, and let an answer come that one can live by.',
    ],
    [
      /\b(?:refused|honest|bribe|arrange|dollars|offers)\b/i,
      'To stay honest costs most where nobody would have known. You knew. Let the straight road lead there, too, and not much later.',
    ],
    [
      /\b(?:clean|work|taxes|shop|business)\b/i,
      'You see the work that is done at night in empty offices. Whoever keeps a country so clean, let them be allowed to stay in it.',
    ],
  ],
  direction: [
    [
      /\b(?:sell|buyer|offer|million|\d+k|chain)\b/i,
      'A sum has been named, and since then everything else speaks more softly. Let me hear the rest again: names, mornings, what I would miss with my hands.',
    ],
    [
      /\b(?:kids|son|daughter|children) (?:don'?t|doesn'?t) want\b/i,
      'What I built nobody of mine will carry on. Let that be a freedom for them and no verdict on me; and show me who are the heirs that I have not counted.',
    ],
    [
      /\b(?:staff|crew|people|employees|everybody on|foreman)\b/i,
      'Those who come in by the back door in the morning are in this decision, too, without a vote. Let me choose as one who will have to look at them.',
    ],
    [
      /\b(?:stomach|gut|heart|head|wife says|husband says)\b/i,
      'Head and heart have each written their list. Read me the line that stands on both.',
    ],
    [
      /\b(?:marry|spark|engaged|him or not)\b/i,
      'Let me not decide out of fear of being alone, nor out of waiting for a lightning. Show me with whom I am more truthful, more glad, more free.',
    ],
    [
      /\b(?:don'?t know what to do|next|stuck|lost)\b/i,
      'I see no road, and you have never shown anyone more than the next step of it. Show me that one, and let it be one that I can take in these shoes.',
    ],
  ],
  retirement: [
    [
      /\b(?:keys|handed|nephew|successor|took over)\b/i,
      'Bless the hand that has the keys now. Let it be done differently there, and let me be glad of it without saying how it used to be.',
    ],
    [
      /\b(?:got up|morning|nowhere to go|dressed|five)\b/i,
      'The body still wakes for a door that is no longer mine. Meet me in that early hour; let it become the one in which I belong to nobody but you.',
    ],
  ],
  provision: [
    [
      /\b(?:clients?|agency|customers?)\b/i,
      'Two who stayed are worth more than ten who might come. Let me serve them well this week; and let word of it get round by itself.',
    ],
    [
      /\b(?:rent|friday|due|days)\b/i,
      'The day is in the calendar, and the gap is known to you. Let it be closed by then, or let me find out that people can be kinder than their letters.',
    ],
  ],
  curse: [
    [
      /\b(?:fence|land|feet|bamboo|driveway|boundary)\b/i,
      'A line in the ground was moved, and something in me with it. Let what is mine be measured fairly and given back, and let there be a witness who is believed.',
    ],
    [
      /\b(?:bid|copied|stole (?:my|our) (?:clients?|idea|design)|spreadsheet|undercut|contract)\b/i,
      'My own work was used to take my work from me. You know whose hours those were. Let it be seen; let me win the next one by what nobody can copy.',
    ],
    [
      /\b(?:pension|pay\b|wages|last pay|paycheck|no pension)\b/i,
      'You have always heard the wages that were kept back; they cry out. Let those who earned them get them, each one, and let us stand together until it is so.',
    ],
    [
      /\b(?:choir|church|pastor|deacon)\b/i,
      'It hurts more because of the hymns. Keep my own song whole, whoever stands in that choir on Sunday.',
    ],
    [
      /\b(?:laugh\w*|humiliat\w*|mock\w*|smirk\w*)\b/i,
      'And the laughing, which is worse than the loss: take that sound out of my ears.',
    ],
    [
      /\b(?:affair|cheat(?:ed|ing|s) on me|left me|my ex[- ]?(?:husband|wife|boyfriend|girlfriend))\b/i,
      'A promise was broken here, and it bleeds still. Heal that first, before anything is settled.',
    ],
    [
      /\b(?:mom|mum|dad|grandma|ring|will|inherit\w*|sister|brother|in-?law)\b/i,
      'It was done among people who eat from the same dishes. Let not the whole family be spent on it; let what is right be found by somebody whom both can bear.',
    ],
    [
      /\b(?:post|everybody|everyone|page|full name|read out)\b/i,
      'I want it to be known, all of it. Let it be known where it helps: by those who can decide; and keep me from words that will stand on a wall when I am long sorry.',
    ],
  ],
};
