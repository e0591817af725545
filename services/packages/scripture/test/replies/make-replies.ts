import { passage } from '../../src/index.ts';
import { references } from './references.ts';

/** A reply with one problem that the check must handle, and the expected result. */
export type SampleReply =
  | { kind: 'right'; text: string; reference: string; words: string }
  | { kind: 'altered'; text: string; reference: string; exact: string }
  | { kind: 'invented'; text: string; name: string; words: string }
  | { kind: 'missing'; text: string; name: string };

const before = [
  'I hear how heavy this week has been for you.',
  'Thank you for telling me about your work and the people in it.',
  'You asked for one step, so let us keep it small.',
  'It makes sense that you are tired after such a month.',
];
const after = [
  'Take it with you into tomorrow morning, and tell one person about it.',
  'What would change today if you believed it?',
  'Lord, stay close to this house tonight. Amen.',
  'Write it down where you pay your bills.',
];
/** Ways in which replies give a quotation and its reference. */
const frames: ((words: string, name: string) => string)[] = [
  (words, name) => `“${words}” (${name})`,
  (words, name) => `As ${name} says, “${words}”`,
  (words, name) => `Remember this: "${words}" (${name}).`,
  (words, name) => `Read ${name}: “${words}”`,
];
/** Books and verses that do not exist. */
const nowhere = ['Hezekiah 3:16', 'John 45:2', 'Psalm 151:3', 'Romans 17:4', 'Proverbs 32:1'];
const sayings = [
  'God will double your revenue before the leaves have fallen',
  'Every faithful founder shall own the building that he rents',
  'He who hustles at dawn is never short of customers',
  'Sow a seed of faith today and your loan will be forgiven',
  'The diligent company shall outsell its rivals in the city',
];

const plain = (text: string): string => text.replaceAll(/[“”"]/g, '').trim();

/** Drops, swaps and inserts words, as a person who remembers a verse wrongly. */
const misremember = (text: string, at: number): string => {
  const words = plain(text).split(' ');
  const where = 2 + (at % Math.max(1, words.length - 4));
  if (at % 3 === 0) words.splice(where, 1);
  else if (at % 3 === 1) words.splice(where, 0, 'truly');
  else words[where] = 'always';
  return words.join(' ');
};

/** Always the same replies: fifty of each kind. */
export function makeReplies(): SampleReply[] {
  const wrap = (middle: string, at: number) =>
    `${before[at % before.length]} ${middle} ${after[(at * 3 + 1) % after.length]}`;
  const right = references.map((reference, at): SampleReply => {
    const words = plain(passage(reference)!.text);
    return { kind: 'right', text: wrap(frames[at % 4]!(words, reference), at), reference, words };
  });
  const altered = references.map((reference, at): SampleReply => {
    const { text } = passage(reference)!;
    const told = frames[(at + 1) % 4]!(misremember(text, at), reference);
    return { kind: 'altered', text: wrap(told, at), reference, exact: plain(text) };
  });
  const invented = references.map((name, at): SampleReply => {
    const words = sayings[at % sayings.length]!;
    return { kind: 'invented', text: wrap(frames[at % 4]!(words, name), at), name, words };
  });
  const missing = references.map((_, at): SampleReply => {
    const name = nowhere[at % nowhere.length]!;
    const leads = [`Trust him (${name}).`, `In ${name}, we read of courage.`, `See ${name}.`];
    return { kind: 'missing', text: wrap(leads[at % 3]!, at), name };
  });
  return [...right, ...altered, ...invented, ...missing];
}
