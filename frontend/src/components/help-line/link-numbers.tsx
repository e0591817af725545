import { helpLines, type HelpLine } from '@kbf/site-texts/care';
import { Fragment, type ReactNode } from 'react';

/** `tel:` of a number as it is dialled; `sms:` with the word that the line expects, if it has one. */
export const callLink = (number: string) => `tel:${number.length > 6 ? `+${number}` : number}`;

/** The two ways of writing a body that phones understand are told apart by the first sign: `?&body=` serves both. */
export function textLink({ to }: NonNullable<HelpLine['text']>, word?: string): string {
  return `sms:${to.length > 6 ? `+${to}` : to}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
}

const lines: readonly HelpLine[] = Object.values(helpLines);

/** Every number that stands in a sentence of help, to the link that reaches it. */
const linkOf = new Map<string, string>(
  lines.flatMap((line) => [
    ...(line.text ? [[line.text.to, textLink(line.text, line.text.word)] as const] : []),
    // Last, so that a number one can call and text is called from a sentence.
    ...(line.call ? [[line.callShown ?? line.call, callLink(line.call)] as const] : []),
  ]),
);

const number = /1-\d{3}-\d{3}-\d{4}|\b\d{3}\b|\b\d{5,6}\b/;
/** A number, or "text" where a sentence says that one can call or text a number. */
const anyLink = new RegExp(`(${number.source}|(?<=\\bcall or )\\btext\\b)`, 'i');

/** Where one writes to instead of calling it. */
function textTo(shown: string | undefined): string | undefined {
  const line = lines.find(({ call, callShown }) => shown && (callShown ?? call) === shown);
  return line?.text && textLink(line.text, line.text.word);
}

/** A sentence in which every number we know can be tapped. */
export function linkNumbers(sentence: string): ReactNode {
  const first = number.exec(sentence)?.[0];
  return sentence.split(anyLink).map((part, index) => {
    const href = part === 'text' ? textTo(first) : linkOf.get(part);
    // A split keeps its order for good: the place is the identity.
    const key = `${index}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a
        key={key}
        href={href}
        className="inline-block min-w-6 py-0.5 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {part}
      </a>
    );
  });
}
