import type { Reading } from './read-request.ts';

/** Questions whose answer stands in the message → what shows it. */
const ANSWERED: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /^(?:When is it|By when|What is the next date|What comes next, and on which day)/,
    /\b(?:\w+day|tomorrow|tonight|\d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d)/i,
  ],
  [/^(?:Who is it|Who is it that)/, /\p{Lu}\p{Ll}+/u],
  [
    /\btime of (?:the )?day\b|\bhardest time\b/,
    /\b(?:at \d|o[’']?clock|morning|night|evening|am\b|pm\b)/i,
  ],
  [/\bWhen did you last hear\b/, /\b(?:\d|since|month|week|blocked|last)\b/i],
  [
    /\bWho knows\b|\bWho at the school knows\b|\bWho else knows\b/,
    /\b(?:knows|told|tell|my (?:wife|husband|mom|mum|mother)|principal|teacher|nobody|no one)\b/i,
  ],
  [/\bdoctor\b/, /\b(?:doctor|dr\b|pills?|tablets|hospital|specialist)/i],
  [/\bIs there (?:someone|somebody) who was there\b/, /\b(?:va\b|thursdays|vern|group)/i],
  [
    /\bWho (?:will be there|goes with you|is with you|stands beside)\b/,
    /\b(?:my (?:wife|husband|sister|brother|mother|mom|dad|father|friend|son|daughter)) (?:is|will be|will|comes|is coming|goes|drives?|takes?)\b|\b(?:comes?|coming|going) with me\b/i,
  ],
  [
    /\bHow long\b/,
    /\b(?:for|since) (?:\w+ ){0,3}(?:years?|months?|weeks?|days?|\d{4})\b|\b(?:years?|months?|weeks?) (?:ago|now)\b/i,
  ],
  [/\bWho saw it, or should know\b/, /\b(?:saw|knows?|told)\b/i],
  [/\bwhat have they done\b/, /\b(?:school|principal|teacher)s? (?:says?|said|told|knows?)\b/i],
  [/\bwhat holds you back\b/, /\b(?:because|but|heart says|gut says|afraid)\b/i],
];

/** Whether the message has answered a question already. */
export const isAnswered = (question: string, { message }: Reading): boolean =>
  ANSWERED.some(([asked, told]) => asked.test(question) && told.test(message));

/** Steps that somebody has taken already, or cannot take → what shows it. */
const TAKEN: readonly (readonly [step: RegExp, told: RegExp])[] = [
  [
    /\b(?:doctor|counselor|counsellor|therapist)\b/i,
    /\b(?:doctor|dr\b|counsel\w+|therap\w+|pills?|tablets|antidepress\w*|va\b)/i,
  ],
  [
    /\bschool\b/i,
    /\b(?:principal|headteacher|teacher|at work|foreman|cook|boss|adult|i[’']?m (?:[2-9]\d)|competitor|stutter)\b/i,
  ],
  [
    /\bmessage\b|\bSend\b|\bWrite one short\b/i,
    /\b(?:blocked|unopened|letters?|don[’']?t answer|no contact)\b/i,
  ],
  [/\bTell one (?:safe )?person\b/i, /\b(?:told|sponsor|meetings?|counsel\w+|group)\b/i],
  [/\bsay goodbye\b|\bfirst week over there\b/i, /\b(?:moved|have been|since|months?)\b/i],
  [/\bFind a meeting\b|\bmeeting this week\b/i, /\b(?:meetings?|sober|sponsor|treatment|rehab)\b/i],
  [/\bappointment\b/i, /\b(?:dying|hospice)\b/i],
  [/\bCall 211\b|\bCall one\b|\bcall the first one\b/i, /\b(?:called|shelter)\b/i],
  [
    /\bwritten? .*both ways\b|\bWrite both ways\b/i,
    /\b(?:spreadsheet|list of pros|judge|court|hearing|report)\b/i,
  ],
  [
    /\bVet Center\b/,
    /\b(?:firefighter|paramedic|emt|police|first responder|dispatcher|sierra leone|mariupol|child in that time|grandpa|grandfather)\b/i,
  ],
  [
    /\bIn the US\b|\b211\b|\b1-800|\b988\b/,
    /\b(?:Leeds|London|Manchester|Birmingham UK|Glasgow|Edinburgh|England|Scotland|Wales|Ireland|Dublin|Belfast|UK|Canada|Toronto|Calgary|Winnipeg|Vancouver|Ontario|Alberta|Manitoba|Saskatchewan|Quebec|Australia|Sydney|Melbourne|Brisbane|Perth|New Zealand|Auckland|Nigeria|Lagos|Abuja|Ibadan|Kenya|Nairobi|Ghana|Accra|Kumasi|Uganda|Kampala|South Africa|Johannesburg|Durban|India|Mumbai|Delhi|Chennai|Kerala|Philippines|Manila|Cebu|Davao|Singapore|Germany|Berlin|Netherlands|Jamaica|Kingston|Trinidad|NHS|GP)\b(?! (?:bay|beach))/,
  ],
  [
    /\b(?:Write down|Write every|on one page|both ways)\b/i,
    /\b(?:spreadsheet|(?:have|made|wrote|written|keep|kept) (?:\w+ ){0,2}(?:a |the )?(?:lists?|log|diary|journal|it (?:all )?down))\b/i,
  ],
  [
    /\b(?:three days|this week|in a week|next week|for a week)\b/i,
    /\b(?:tonight|this (?:morning|afternoon|evening)|tomorrow|in (?:an|one|two|a few) hours?|right now|in (?:10|ten|20|twenty|30|thirty|five) minutes|today at|by (?:noon|midnight|5))\b/i,
  ],
  [/\btalk with\b|\bAsk for (?:a|one) (?:talk|meeting)\b/i, /\bmeeting (?:is|on|with)\b/i],
  [/\bLight a candle\b/i, /\b(?:pray for mrs|muslim|neighbou?r)\b/i],
  [
    /\bTonight, at the bed\b|\btell each child\b/i,
    /\b(?:screen|blocked|baby|weeks old|adult|prison)\b/i,
  ],
];

/** Whether a step can still be taken, and was not said before. */
export const fitsStep = (step: string, { message, said }: Reading): boolean =>
  step !== '' &&
  !said.includes(step) &&
  !TAKEN.some(([kind, told]) => kind.test(step) && told.test(message));
