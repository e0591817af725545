import { helpLines, type HelpLine } from '@kbf/site-texts/care';
import { Fragment, type ReactNode } from 'react';
import { numberLink } from './number-link.ts';

/** `tel:` link of a number as dialed; `sms:` with the word that the line expects, if any. */
export const callLink = (number: string) => `tel:${number.length > 6 ? `+${number}` : number}`;

/** Phones differ in the first sign of an sms body; `?&body=` works for both. */
export function textLink({ to }: NonNullable<HelpLine['text']>, word?: string): string {
  return `sms:${to.length > 6 ? `+${to}` : to}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
}

const lines: readonly HelpLine[] = Object.values(helpLines);

/** Every number in the help texts, with its link. */
const linkOf = new Map<string, string>(
  lines.flatMap((line) => [
    ...(line.text ? [[line.text.to, textLink(line.text, line.text.word)] as const] : []),
    // Last, so that a number for both calls and texts is called.
    ...(line.call ? [[line.callShown ?? line.call, callLink(line.call)] as const] : []),
  ]),
);

const number = /1-\d{3}-\d{3}-\d{4}|\b\d{3}\b|\b\d{5,6}\b/;
/** A number, or "text" in a sentence about calling or texting a number. */
const anyLink = new RegExp(`(${number.source}|(?<=\\bcall or )\\btext\\b)`, 'i');

/** The text link of a number, if it accepts texts. */
function textTo(shown: string | undefined): string | undefined {
  const line = lines.find(({ call, callShown }) => shown && (callShown ?? call) === shown);
  return line?.text && textLink(line.text, line.text.word);
}

/** A sentence in which every known number can be tapped. */
export function linkNumbers(sentence: string): ReactNode {
  const first = number.exec(sentence)?.[0];
  return sentence.split(anyLink).map((part, index) => {
    const href = part === 'text' ? textTo(first) : linkOf.get(part);
    // The parts never change their order, so the index is a stable key.
    const key = `${index}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={href} className={`${numberLink} py-0.5`}>
        {part}
      </a>
    );
  });
}
