import { toldIn } from '../themes/told.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import type { Message } from './material.ts';
import { ownSentences } from './own-sentences.ts';
import { forAll, purposes } from './purposes.ts';
import { recipientIn, type Recipient } from './recipient.ts';
import { asksForMessage, changeAsked, isForMany, isSpoken, mostSentences } from './wish.ts';

/** No longer talk is searched for what a message could carry. */
const longest = 6000;
/** A gap that was left for the person to fill: "[day]"; a name to sign with is no such gap. */
const GAP = /\[(?!your name\]|name\])[\p{L} ,’'-]{2,60}\]/u;
/** Words that stand ready between quotation marks. */
const READY = /“[^“”]{30,600}”/;
/** Who asks for it shorter gets so many sentences. */
const SHORTER = 3;

const NOBODY: Recipient = {
  name: undefined,
  relation: undefined,
  gender: undefined,
  isChild: false,
};

interface Made extends Message {
  to: Recipient;
}

const madeFor = ({ message, history = [] }: GuideRequest): Made | undefined => {
  const told = toldIn(message, history);
  if (told.all.length > longest || !asksForMessage(message)) return undefined;
  const isMany = isForMany(message);
  const to = isMany ? NOBODY : (recipientIn(told) ?? NOBODY);
  const own = ownSentences(told);
  const made = (isMany ? forAll : purposes)
    .map((purpose) => purpose({ told, to, own }))
    .find((one) => one !== undefined);
  return made && { ...made, to };
};

const shown = (
  { sentences, beside, to }: Made,
  message: string,
  most: number | undefined,
): string => {
  const [first = '', ...others] = sentences.filter((sentence) => sentence !== '').slice(0, most);
  const hail = to.name ? `${isSpoken(message) ? '' : 'Dear '}${to.name}, ` : '';
  const opening =
    hail === '' || /^I\b/.test(first) ? first : `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  return `“${hail}${[opening, ...others].join(' ')}”\n\n${beside}`;
};

/** The same once more, as it was asked for: shorter, warmer or firmer. */
const again = ({ message, history = [] }: GuideRequest): string | undefined => {
  const change = changeAsked(message);
  const at = history.findLastIndex(
    ({ role, content }) => role === 'user' && asksForMessage(content),
  );
  if (!change || at < 0) return undefined;
  const before = history[at]!.content;
  const made = madeFor({ message: before, history: history.slice(0, at) });
  if (!made || !history.at(-1)!.content.includes(made.sentences[0]!.slice(1))) return undefined;
  const last = made.sentences.length - 1;
  const sentences = {
    shorter: made.sentences.slice(0, SHORTER),
    warmer: [
      'You matter to me, and so I’d rather say this than keep it to myself.',
      ...made.sentences,
    ],
    firmer: [
      ...made.sentences.slice(0, last),
      'I mean this seriously, and I’d like an answer to it.',
    ],
  }[change];
  return shown(
    {
      ...made,
      sentences,
      beside: 'Read it aloud once; where it doesn’t sound like you, change the word.',
    },
    before,
    undefined,
  );
};

/** Words made of what a talk told, in quotation marks, with what is said beside them; undefined where nothing sure can be said. */
export const messageFor = (request: GuideRequest): string | undefined => {
  const made = madeFor(request);
  return made ? shown(made, request.message, mostSentences(request.message)) : again(request);
};

/**
 * Puts words made of what was told in the place of words with gaps, where a turn asks for words to say or to send. A reply
 * that has them ready stays as it is.
 */
export const withMessage = (request: GuideRequest, reply: ComposedReply): ComposedReply => {
  if (READY.test(reply.text) && !GAP.test(reply.text)) return reply;
  const text = messageFor(request);
  return text === undefined ? reply : { ...reply, text, passages: [] };
};
