import { closed, type Purpose } from './material.ts';
import { toRecipient } from './own-sentences.ts';
import { asksPardon } from './wish.ts';

const THANKS = /\bthank(?:ing)?\b(?! you\b)/i;
const KINDNESS =
  /\b(?:visited|helped|gave|brought|cooked|drove|prayed|listened|paid|lent|fixed|taught|stood by|stayed|called|sent|came|looked after|took care|watched|carried|cleaned|repaired|has been (?:so |very )?(?:kind|good|patient))\b/i;

/** Somebody is to be thanked for what was told. */
export const thanks: Purpose = ({ told, to, own }) => {
  if (!THANKS.test(told.message)) return undefined;
  const deeds = own
    .map(({ text }) =>
      text.replace(/^I (?:want|would like|need|[’']d like) to thank [^,.]{2,40}, /i, ''),
    )
    .filter((text) => KINDNESS.test(text))
    .flatMap((text) => toRecipient(text, to) ?? [])
    .filter((text) => /^Your?\b/.test(text));
  if (deeds.length === 0) return undefined;
  return {
    sentences: [
      ...deeds.slice(-2),
      'I haven’t forgotten it, and I want you to know what it meant to us.',
      'Thank you. God bless you for it.',
    ],
    beside: 'By hand, if you can; a card with one plain sentence is kept longer than a long one.',
  };
};

const FAULT =
  /\bI (?:(?:did|also|just|simply|really|completely|even) )?(?:miss(?:ed)?|forgot|shouted|yelled|snapped|lied|broke|lost|ignored|promised|left|cancell?ed|overcharged|embarrassed|hurt|accused|blamed|insulted|laughed|told (?:everyone|others|the others|people)|was (?:late|rude|short|unfair|wrong|harsh|impatient)|didn[’']?t (?:come|call|show|pay|listen|thank|tell|ask|write|turn up)|did not (?:come|call|show|pay|listen|thank|tell|ask|write|turn up)|never (?:called|came|thanked|wrote|paid|answered|finished)|should (?:have|not have)|shouldn[’']?t have|hit|slammed|walked out|raised my voice|spoke (?:badly|harshly)|gave (?:away|up)|double[- ]booked|sent the wrong)\b/i;

const without = (text: string): string =>
  text
    .replace(/^(?:And |But |So )/, '')
    .replace(/, honestly(?=[.!]?$)/, '')
    .replace(
      /\bdid (miss|forget|promise|lie|shout|leave|break)\b/i,
      (_, verb: string) =>
        ({
          miss: 'missed',
          forget: 'forgot',
          promise: 'promised',
          lie: 'lied',
          shout: 'shouted',
          leave: 'left',
          break: 'broke',
        })[verb.toLowerCase()] ?? verb,
    );

/** Somebody asks how to say that it was wrong. */
export const sorry: Purpose = ({ told, to, own }) => {
  const isAsked = asksPardon(told.message);
  const faults = own
    .filter(({ text }) => FAULT.test(text))
    .flatMap(({ text }) => toRecipient(without(text), to) ?? [])
    .filter((text) => !/^I had promised you\.$/.test(text))
    .filter((text) => isAsked || (/\byour?\b/.test(text) && !/\bpromised\b/.test(text)));
  if (faults.length === 0) return undefined;
  const promised = own.some(({ text }) => /\bI (?:had )?promised\b/.test(text));
  const facts = faults.slice(-2);
  return {
    sentences: to.isChild
      ? [
          ...facts,
          promised && !facts.some((one) => /promised/.test(one))
            ? 'I had promised you, and I broke that promise.'
            : '',
          'That was my mistake, and none of it is your fault.',
          'I’m sorry.',
          'You may be cross with me as long as you need.',
          'I’d like to hear how it was for you, whenever you want to tell me.',
        ]
      : [
          ...facts,
          promised && !facts.some((one) => /promised/.test(one)) ? 'I had promised it to you.' : '',
          'That was wrong of me, and I’m sorry.',
          'I won’t explain it away.',
          'What would help to put it right?',
        ],
    beside: to.isChild
      ? 'Say it at eye level, in his or her own room, without a “but”, and don’t wait for an answer. Promise only one thing, small and soon, and keep that one: it says more than the words.'
      : 'No “but” behind it, and then listen to the end. If you can name one thing that you’ll do otherwise, and a day, say it last.',
  };
};

const INVITE =
  /\b(?:invite (?:him|her|them|\p{Lu}\p{Ll}+|my \p{Ll}+) (?:(?:over|home) )?(?:for|to)|ask (?:him|her|them|\p{Lu}\p{Ll}+|my \p{Ll}+) (?:over|home|out) (?:for|to)) ((?:a |the |our )?[\p{L} ]{3,40}?)(?=[.,!?]|$)/iu;

/** Somebody is invited, beside whom something stands. */
export const invite: Purpose = ({ told }) => {
  const to = (INVITE.exec(told.message) ?? INVITE.exec(told.all))?.[1];
  if (!to) return undefined;
  return {
    sentences: [
      `I’d like to have you with us for ${to.replace(/^(?:a|the|our) /i, '')}.`,
      'Nothing has to be settled at the table; I’d simply be glad to see you.',
      'Would that suit you, or is there another day?',
    ],
    beside:
      'Leave out what you disagree about; an invitation with a “but” is none. If a no comes, ask once more in a month.',
  };
};

const BUT_NOW =
  /\bI (?:told|promised|had promised|said to) (?:[^.?!]{2,40}? )?(?:that )?I(?:[’']d| would) ([^.?!]{4,80}?),? but (?:now )?([^.?!]{4,100})/iu;

/** What was promised can no longer be kept. */
export const takeBack: Purpose = ({ told, to, own }) => {
  const found = own.map(({ text }) => BUT_NOW.exec(text)).find((one) => one !== null);
  const [promise, reason] = [found?.[1], found?.[2]].map((text) =>
    text === undefined ? undefined : toRecipient(`I ${text}`, to)?.replace(/^I /, ''),
  );
  if (!promise || !reason || told.message.length === 0) return undefined;
  return {
    sentences: [
      `I said I’d ${promise}, and I can’t.`,
      closed(reason),
      'I’m sorry to leave you without it at short notice.',
      'If you like, I’ll help you look for somebody else today, and I could make it up to you on another day.',
    ],
    beside: 'Send it now; an hour earlier is worth more to the other one than a better sentence.',
  };
};
