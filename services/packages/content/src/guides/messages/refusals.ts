import { dayIn, type Purpose } from './material.ts';
import { toRecipient } from './own-sentences.ts';
import { foundIn, saidTo, turned } from './told-to.ts';

const LEAVE =
  /\bI(?:[’']d like| would like| want| need| have|[’']ve decided| decided|[’']m going)? to (leave|quit|stop|step down from|give up|resign from|cancel) ([^.?!]{3,60}?)(?:,? (?:because|since|as) ([^.?!]{4,100}))?[.!]?$/iu;

/** Somebody leaves something, and the one who stands for it is to hear it kindly. */
export const leave: Purpose = (material) => {
  const found = foundIn(material, LEAVE);
  const what = found && turned(found[2]!, material);
  if (!found || !what) return undefined;
  const thanks = saidTo(
    material,
    /\b(?:kind|good to|helped|patient|always there|generous|taught|prayed)\b/i,
  );
  const verb =
    { leave: 'I’m leaving', quit: 'I’m stopping', stop: 'I’m stopping', cancel: 'I’m cancelling' }[
      found[1]!.toLowerCase()
    ] ?? `I’m going to ${found[1]!.toLowerCase()}`;
  return {
    sentences: [
      `I’d like you to hear this from me: ${verb} ${what}${found[3] ? `, because ${turned(found[3], material) ?? 'things have changed for me'}` : ''}.`,
      ...thanks.slice(0, 1),
      'Thank you for what I received there; I don’t go in anger.',
      'If something of mine is still open, tell me, and I’ll finish it.',
    ],
    beside:
      'It gives one reason and leaves no door to argue through. If you might come back, say it in one more sentence.',
  };
};

const WANTS_ME =
  /\b(?:wants?|asked|asks|expects?|begs?|needs?|pushes|is pushing|would like|invited|invites) me to ([^.?!]{4,90}?)(?:,? (?:and|but) (?:I|he|she|they)\b[^.?!]*)?[.!?]?$/iu;
const UNWILLING =
  /\b(?:I|we) (?:(?:really |just )?(?:don[’']?t|do not) (?:feel ready|want|have (?:the )?(?:time|strength|money|room)|think)|can[’']?t|cannot|couldn[’']?t|won[’']?t|am not ready)|\bI[’']m (?:not ready|afraid of|too|already)|\bit[’']?s my (?:living|job|bread|only)|\bmy (?:living|bread)\b|\bfor free\b/iu;

/** Somebody is asked for something that he cannot or does not want to do. */
export const decline: Purpose = (material) => {
  const { told } = material;
  const asked = foundIn(material, WANTS_ME);
  if (
    !asked ||
    !(
      UNWILLING.test(told.all) ||
      /\b(?:no|refuse|decline|ungrateful|disappoint\w*|without (?:hurting|insulting|offending))\b/i.test(
        told.message,
      )
    )
  )
    return undefined;
  const what = turned(asked[1]!.replace(/, \d+ [^,]*$/, ''), material);
  if (!what) return undefined;
  const reasons = material.own
    .filter(
      ({ text }) =>
        /^(?:I|I[’']m|I[’']ve|We|My|Our)\b/.test(text) &&
        !WANTS_ME.test(text) &&
        !/\b(?:friend|said yes)\b/i.test(text),
    )
    .flatMap(({ text }) => toRecipient(text, material.to) ?? [])
    .slice(-2);
  const offer = saidTo(material, /\bI (?:could|can) (?!not\b|[’']t\b)/i).slice(-1);
  return {
    sentences: [
      `You asked me to ${what}, and I don’t take that lightly: thank you for the trust.`,
      'I’ve thought about it, and my answer is no, at least for now.',
      ...reasons.filter((text) => !offer.includes(text)),
      ...(offer.length > 0 ? offer : []),
      'I’d rather tell you plainly now than do it with half a heart.',
    ],
    beside:
      'If the question comes back: “I’ve heard you, and it stays so.” No new reason; each one only opens the talk again.',
  };
};

const WANTS =
  /\bwants? (to (?!know\b|see\b|help\b)[^.?!]{4,70}|(?:a|an|my|our|the) [^.?!]{4,60})/iu;
const REFUSES = /\b(?:no|refuse|decline|turn (?:him|her|them|it|this) down|say no)\b/i;

/** A wish is turned down. */
export const refuse: Purpose = (material) => {
  if (!REFUSES.test(material.told.message)) return undefined;
  const wanted = foundIn(material, WANTS);
  const what =
    wanted &&
    turned(
      wanted[1]!.replace(/,? (?:because|and|but|since|as (?:he|she|they|it|I|we)\b) .*$/i, ''),
      material,
    );
  if (!what) return undefined;
  const reasons = material.own
    .filter(
      ({ text }) => /^(?:I|I[’']m|I[’']ve|We|My|Our)\b/.test(text) && !/\bsaid yes\b/i.test(text),
    )
    .flatMap(({ text }) => toRecipient(text, material.to) ?? []);
  return {
    sentences: [
      `You want ${what}; thank you for asking me openly.`,
      'I’ve thought about it honestly, and my answer is no.',
      ...reasons.slice(-1),
      'It’s about this one thing and not about you; I’d like it to stay good between us.',
    ],
    beside:
      'Say it soon and in person, and give one reason at most. If the question comes back: “I’ve heard you, and it stays so.”',
  };
};

const CANT = /^(?:I|We) (?:can[’']?t|cannot|can not|won[’']?t be able to) [^.?!]{4,120}/iu;
const COULD = /^(?:I|We) (?:could|can|would) (?!not\b|[’']t\b)[^.?!]{4,120}/iu;

/** What cannot be given, why, and what can: to one who works for the writer, a customer, a landlord. */
export const counter: Purpose = (material) => {
  const no = saidTo(material, CANT).at(-1);
  const offer = saidTo(material, COULD).at(-1);
  const wish = saidTo(material, /\b(?:asked for|wants?|would like|asks for)\b/i).find((text) =>
    /^You\b/.test(text),
  );
  if (!offer || !(no ?? wish)) return undefined;
  const merits = saidTo(
    material,
    /\b(?:work of two|always (?:paid|been|come|on time)|for \d+ years|\d+ years|never (?:late|missed))\b/i,
  ).filter((text) => text !== wish && text !== no);
  return {
    sentences: [
      ...(wish ? [wish] : []),
      ...merits.slice(0, 1).map((text) => text.replace(/, honestly\.$/, '.')),
      ...(no ? [no] : []),
      offer
        .replace(/, honestly\.$/, '.')
        .replace(/^I could live with ([^.]+)\.$/i, 'I could agree to $1.'),
      `Would that help you${dayIn(material.told.message) ? `, from ${dayIn(material.told.message)}` : ''}, or what would?`,
    ],
    beside:
      'First what you’ve seen and heard, then the no, then what you can do; in that order a no can be borne. Don’t promise more in the moment than stands there.',
  };
};
