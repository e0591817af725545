import { closed, type Purpose } from './material.ts';
import { toRecipient } from './own-sentences.ts';
import { foundIn, turned } from './told-to.ts';
import { asksPardon } from './wish.ts';

/** "I've quit" → "I haven't quit": what somebody is not to believe, said the other way round. */
const DENIALS: readonly (readonly [RegExp, string])[] = [
  [/^i(?:[’']ve| have) (?!not\b|never\b)/i, 'I haven’t '],
  [/^i (?:haven[’']t|have not) /i, 'I have '],
  [/^i(?:[’']m| am) not /i, 'I am '],
  [/^i(?:[’']m| am) (?:about to|going to) /i, 'I’m not about to '],
  [/^i(?:[’']m| am) /i, 'I’m not '],
  [/^i (?:don[’']?t|do not) /i, 'I do '],
  [/^i (?:didn[’']?t|did not) /i, 'I did '],
  [/^i (?:won[’']?t|will not) /i, 'I will '],
  [/^i (?:can[’']?t|cannot) /i, 'I can '],
  [/^i(?:[’']ll| will) /i, 'I won’t '],
  [/^i (?=(?:want|need|like|hate|think|blame|expect|mean|love|regret|look|judge)\b)/i, 'I don’t '],
];
const BELIEF =
  /\b(?:(?:so|that) (?:he|she|they|\p{Lu}\p{Ll}+) (?:doesn[’']?t|don[’']?t|does not|do not|won[’']?t|will not|never)|(?:don[’']?t|do not|wouldn[’']?t) want (?:him|her|them|\p{Lu}\p{Ll}+|anybody|anyone) to|without (?:him|her|them) (?:ever )?|not (?:make|let) (?:him|her|them)) (?:think|thinking|believe|believing|assume|assuming|feel|feeling|get the idea|expect) (?:that )?(i\b[^.?!]+)/iu;

/** Somebody is to hear how it truly is, so that nothing wrong is believed. */
export const clearUp: Purpose = ({ told, to, own }) => {
  const belief = (BELIEF.exec(told.message) ?? BELIEF.exec(told.all))?.[1]?.trim();
  const turned = belief && DENIALS.find(([sign]) => sign.test(belief));
  if (!belief || !turned) return undefined;
  const denial = closed(belief.replace(turned[0], turned[1]));
  const facts = own
    .filter(({ text }) => !BELIEF.test(text) && /\b(?:I|I[’']m|I[’']ve|we)\b/.test(text))
    .flatMap(({ text }) => toRecipient(text, to) ?? [])
    .filter((text) => !/\b(?:think|thinks) I\b/.test(text))
    .slice(-2);
  return {
    sentences: [denial, ...facts, 'I wanted you to hear that from me, and how it stands.'],
    beside: `It says what’s true and excuses nothing. ${to.name ? `If ${to.name} asks more, you can still tell more.` : 'If more is asked, you can still tell more.'}`,
  };
};

const CONFIDED =
  /\b(?:confided|in confidence|told (?:him|her|them) in private|kept? (?:it )?(?:a secret|to (?:him|her)self)|my secret|behind my back|passed (?:it|this|that) on|told (?:the )?(?:others|everyone|everybody|people|the group|the pastor|my \p{Ll}+) (?:what|about|that))\b/iu;
const ABOUT =
  /\b(?:about|of) (my (?:debts?|illness|marriage|divorce|depression|diagnosis|drinking|business|father|mother|son|daughter|wife|husband|money|past|pregnancy|job|[a-z]+))\b/i;

/** A confidence was broken, and the one who did it is to hear it. */
export const confidence: Purpose = ({ told }) => {
  if (!CONFIDED.test(told.all) || asksPardon(told.message)) return undefined;
  const about = ABOUT.exec(told.all)?.[1];
  const meant =
    /\b(?:says?|said|claims?)\b[^.?!]{0,30}\b(?:only |just )?(?:wanted|meant|tried)\b[^.?!]{0,24}\b(pray\w*|help\w*|well)\b/i.exec(
      told.all,
    )?.[1];
  return {
    sentences: [
      `What I told you${about ? ` about ${about}` : ''} was for you alone, and you passed it on.`,
      meant
        ? `I believe you that you ${/^pray/i.test(meant) ? 'wanted them to pray' : 'meant well'}, and it still wasn’t yours to tell; it has hurt me.`
        : 'It wasn’t yours to tell, and it has hurt me.',
      'From now on, ask me first, and tell me to whom you have said it.',
      'Can I rely on that?',
    ],
    beside:
      'Alone, not before the others, and then let it be quiet; what comes next should come from the other side. Stay or leave: decide that a few days later, when you have heard the answer.',
  };
};

const HIDDEN =
  /\b(?:(?:doesn[’']?t|does not|don[’']?t|do not|didn[’']?t) (?:yet )?know (?:yet )?(?:that )?|(?:haven[’']?t|have not|never|didn[’']?t|did not) (?:yet )?(?:told|tell) (?:him|her|them|my \p{Ll}+|anyone|anybody|\p{Lu}\p{Ll}+) (?:yet )?(?:that |about it: )?)((?:I|we)(?:[’']| )[^.?!]{6,140})/u;

/** Something was hidden from somebody who has a right to it. */
export const confess: Purpose = (material) => {
  const hidden = foundIn(material, HIDDEN);
  const what = hidden && turned(hidden[1]!, material);
  if (!what) return undefined;
  return {
    sentences: [
      'I have something to tell you, and I should have told you earlier.',
      closed(what),
      'I kept it to myself because I was ashamed; that made it worse, and I’m sorry.',
      'You can see every paper and ask me anything.',
      'What I’d like is that we look at it together and decide the next step, both of us.',
    ],
    beside:
      'Say it before anybody else or a letter does, at a quiet hour, and lay the papers on the table. Then don’t defend yourself: the first answer may be anger, and it’s allowed.',
  };
};
