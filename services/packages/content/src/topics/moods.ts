import { sentencesIn } from '../words/sentences.ts';
import { wasTold } from './happened/happened.ts';

/** What a message sounds like where its matter is not sure: what to say, and which words of scripture are gentle there. */
export interface Mood {
  id: string;
  named: RegExp;
  unless?: RegExp;
  /** Events that say as much as its words, where they happened to a person. */
  told?: readonly string[];
  heard: readonly string[];
  prayers: readonly string[];
  verses: readonly string[];
  questions: readonly string[];
}

const AFRAID = '(?:afraid|scared|frightened|terrified|nervous|anxious|worr(?:y|ied))';
/** “He would worry”, where nobody says of themselves that they are afraid. */
const FEAR_OF_ANOTHER = new RegExp(
  String.raw`\b(?:he|she|they|who)\b(?:(?!\b(?:i|we)\b)[^.!?]){0,80}\b${AFRAID}\b` +
    String.raw`(?![^]*\b(?:i|we)(?: am|[’']m| are|[’']re| was)(?: \w+)? ${AFRAID})`,
  'i',
);

/** In the order in which they are looked for. */
export const moods: readonly Mood[] = [
  {
    id: 'joy',
    named:
      /\b(?:thank (?:god|him|you,? (?:lord|god|jesus)|the lord|jesus|you god)|praise (?:god|him|the lord)|so (?:happy|glad|thankful|grateful)|thankful|hallelujah|rejoice|we danced|good news|anniversary|years of marriage|no requests?)\b|!!!/i,
    unless:
      /\b(?:feel nothing|died|cancer|afraid|scared|sick|hurt|divorce|lost|weak|worried|tired|cry|behind|debt|fired|using again|killing me|please pray|pray for|(?:not|supposed to be|pretend to be) (?:\w+ )?(?:happy|glad|thankful|grateful))\b|n[’']t (?:\w+ )?(?:happy|glad|thankful|grateful)\b/i,
    heard: [
      'How good to hear that. Joy wants to be told, and I am glad that you told it here.',
      'Thank you for bringing the glad things, too. Let us not hurry past them.',
    ],
    prayers: [
      'Thank you: for what was given, for those who were part of it, and for a heart that notices.',
      'Let this joy become bread for somebody who still waits.',
      'Every good gift comes from you, and we will not forget to be glad of this one.',
    ],
    verses: ['Psalm 103:2', 'James 1:17', 'Psalm 126:3', 'Psalm 118:24', 'Psalm 107:1'],
    questions: ['Whom will you tell first?', 'What part of it makes you happiest?'],
  },
  {
    id: 'sorrow',
    named:
      /\b(?:grie(?:f|v\w+)|heartbroken|cr(?:ied|ying)|i cry|wept|weeping|in tears|sad|sadness|miss (?:him|her|them))\b/i,
    unless:
      /\b(?:not|never)(?: \w+){0,2} (?:sad|cry|crying|tears)\b|n[’']t (?:\w+ )?(?:sad|cry)\b|\b(?:good|happy) tears\b|\btears of joy\b|\bcried (?:for|with) joy\b/i,
    told: ['loss', 'dying'],
    heard: [
      'I am sorry. Thank you for letting someone know how it is.',
      'That is a sorrow, and it need not be made smaller here.',
    ],
    prayers: [
      'You keep count of tears. Let none of these be lost on you.',
      'Be near to the sore heart, and do not hurry it.',
      'Where there are no words, stay; that is enough for now.',
    ],
    verses: ['Psalm 34:18', 'Psalm 147:3', 'Isaiah 41:10', 'Psalm 73:26'],
    questions: ['Would you like to tell me more about it?', 'Who knows how it is with you?'],
  },
  {
    id: 'shame',
    named:
      /\b(?:asham\w*|embarrass\w*|guilt\w*|my fault|i (?:lied|cheated|stole|failed|deserved)|confess\w*|sick of myself|forgive me|i did it)\b/i,
    heard: [
      'It took courage to write that. You are not looked at differently for it here.',
      'You have said it in the light. That is already the harder half.',
    ],
    prayers: [
      'You knew it before it was said, and you are not disgusted. Wash what needs washing, and lift up the head.',
      'Show what is mine to put right and give me the first step; what is not mine, take from my shoulders.',
      'Let there be one human being to whom I can say it.',
    ],
    verses: [
      'Psalm 103:12-14',
      '1 John 1:9',
      'Lamentations 3:22-23',
      'Hebrews 4:16',
      'Isaiah 43:25',
    ],
    questions: [
      'Is there somebody to whom you could say it out loud?',
      'What would be a first step to put it right, if there is one?',
    ],
  },
  {
    id: 'fear',
    named:
      /\b(?:afraid|scared|frighten\w*|terrif\w*|fear\w*|worr(?:y|ied|ies)|nervous|anxious|dread|panic|uneasy|stress\w*|petrified)\b/i,
    unless: FEAR_OF_ANOTHER,
    heard: [
      'No wonder that it makes you afraid. It may be said aloud here.',
      'You need not put the worry away before you pray. Bring it along.',
    ],
    prayers: [
      'Where fear paints the whole future, show us only the next step, and go with us.',
      'Quiet what goes round and round in us, and give one clear thought at a time.',
      'You were there before us, and you will be there after.',
    ],
    verses: ['Isaiah 41:10', 'Psalm 56:3', 'Joshua 1:9', 'Psalm 94:19', 'Deuteronomy 31:8'],
    questions: [
      'What are you most afraid could happen?',
      'Who will be with you when the time comes?',
    ],
  },
  {
    id: 'weary',
    named:
      /\b(?:tired|exhausted|worn out|weary|drained|(?:i am|i[’']m|we are) (?:so |just )?(?:done|empty)|no more in|overwhelm\w*|(?:is|it[’']s|all|just) too much|a lot right now|can[’']?t (?:do|take) (?:it|this)|drowning|no strength)\b/i,
    heard: [
      'That is a great deal for one person. You may put it down here for as long as this prayer lasts.',
      'You have carried this for a while. No wonder that your arms are heavy.',
    ],
    prayers: [
      'You let Elijah sleep and eat before you asked anything of him. Be as kind here.',
      'Take off what can wait, share out what others can carry, and leave no more than today’s part.',
      'Give an hour of rest that nothing breaks into.',
    ],
    verses: ['Matthew 11:28', 'Psalm 23:1-3', 'Isaiah 40:31', 'Psalm 55:22', 'Mark 6:31'],
    questions: [
      'What could wait until next week without harm?',
      'Who could take one piece of it off your hands?',
    ],
  },
  {
    id: 'anger',
    named:
      /\b(?:angry|furious|mad\b|rage|bitter|resent\w*|fed up|boiling|unfair|cheated us|lied to)\b/i,
    unless: /\bmad (?:house|rush)\b/i,
    heard: [
      'You may say to God how angry it makes you; the Psalms do the same, and God can bear it.',
      'There is reason to be angry, and it is good that you bring it here rather than anywhere else.',
    ],
    prayers: [
      'You see what was done, and you do not call it small. Let right be done without my having to become hard.',
      'Let what makes me angry lead to what is right, and not to what I would regret.',
      'Hold my tongue where it would only burn, and loose it where the truth is needed.',
    ],
    verses: ['Psalm 37:5-6', 'Psalm 10:17-18', 'Romans 12:18', 'Psalm 55:22', 'Isaiah 41:10'],
    questions: [
      'What would be just, in your eyes?',
      'What would you say if you could say it safely?',
    ],
  },
  {
    id: 'lonely',
    named:
      /\b(?:lonely|loneliness|(?:am|[’']m|all|so|be|live|living|eat|sit) alone|by myself|no friends?|(?:know|have|see|got|with) (?:nobody|no one)|(?:nobody|no one) (?:to (?:talk|call|tell)|calls?|comes|visits?|asks (?:me|how)|rings|writes to me|sees me|notices me|would notice))\b/i,
    heard: [
      'Now somebody knows, and prays with you. I am glad you wrote.',
      'You have let someone hear it. That is no small thing when the house is quiet.',
    ],
    prayers: [
      'Be the company in the hours that nobody sees, and send one person who stays.',
      'Let me be missed somewhere, and let me notice that I am.',
      'Set the lonely in families, also in those that are not made of blood.',
    ],
    verses: [
      'Psalm 68:5-6',
      'Psalm 139:9-10',
      'Isaiah 49:15-16',
      'Deuteronomy 31:8',
      'Psalm 27:10',
    ],
    questions: [
      'When are the days the longest?',
      'Is there one person whom you could call this week, only to say hello?',
    ],
  },
];

/** Who is spoken of: the writer, or somebody else, whether by a word or as “my mother”. */
const WHO =
  /(?<![\p{L}])(?:(I|i|im|we|We|me|us)(?![\p{L}])|he|she|they|him|her|them|(?:[Mm]y|[Oo]ur) \p{Ll}+ (?=is|was|would|will|gets?|feels?)\b)/gu;

/** Whether a mood is said of whoever writes: somebody else may be angry, and only told of. */
const isOwn = (id: string, named: RegExp, message: string): boolean =>
  sentencesIn(message).some((sentence) => {
    const at = sentence.search(named);
    const last = [...sentence.slice(0, at + 2).matchAll(WHO)].at(-1);
    return at >= 0 && (id === 'joy' || last === undefined || last[1] !== undefined);
  });

/** What a message sounds like, when it sounds like anything: by what it says of its writer, or by what happened. */
export const moodOf = (message: string): Mood | undefined =>
  moods.find(
    ({ id, named, unless, told }) =>
      (isOwn(id, named, message) && !unless?.test(message)) ||
      told?.some((event) => wasTold(event, message)),
  );
