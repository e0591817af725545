import type { Care } from '@kbf/contracts';
import type { CareText } from './care-text.ts';
import { helpLines } from './help-lines.ts';
import type { HelpLine, HelpLineId } from './help-lines.ts';
import { textsEn } from './texts-en.ts';
import { textsEs } from './texts-es.ts';

const texts = { en: textsEn, es: textsEs } as const;

/** The text for a kind of danger, in a language that the person can read. */
export function careTextFor({ kind, language }: Pick<Care, 'kind' | 'language'>): CareText {
  return texts[language][kind];
}

/** The lines for a kind of danger, most suitable first. */
export function helpLinesFor(
  care: Pick<Care, 'kind' | 'language'>,
): (HelpLine & { id: HelpLineId })[] {
  return careTextFor(care).lines.map((id) => ({ id, ...helpLines[id] }));
}

const ways = {
  en: { call: 'call', text: 'text', to: 'to', or: 'or', chat: 'chat at' },
  es: { call: 'llame al', text: 'escriba', to: 'al', or: 'o', chat: 'chat en' },
} as const;

/** One help line as text: "988 Suicide and Crisis Lifeline: call 988, or text 988. Free, day and night …". */
function lineInWords(line: HelpLine, language: Care['language']): string {
  const words = ways[language];
  const textWord = language === 'es' ? (line.text?.wordEs ?? line.text?.word) : line.text?.word;
  const reach = [
    line.call && `${words.call} ${line.callShown ?? line.call}`,
    line.text &&
      (textWord
        ? `${words.text} ${textWord} ${words.to} ${line.text.to}`
        : `${words.text} ${line.text.to}`),
    line.chat && `${words.chat} ${line.chat.replace('https://', '')}`,
  ].filter(Boolean);
  const name = (language === 'es' && line.nameEs) || line.name;
  const after = line.afterCalling ? ` ${line.afterCalling[language]}` : '';
  return `• ${name}: ${reach.join(`, ${words.or} `)}. ${line.says[language]}.${after}`.replaceAll(
    '..',
    '.',
  );
}

/** The whole help as plain text, for clients that show answers as text. */
export function helpInWords(care: Pick<Care, 'kind' | 'language'>): string {
  const { title, heard, steps, afterwards } = careTextFor(care);
  const lines = helpLinesFor(care).map((line) => lineInWords(line, care.language));
  return [
    heard,
    '',
    `${title}.`,
    ...steps.map((step) => `• ${step}`),
    '',
    ...lines,
    '',
    afterwards,
  ].join('\n');
}
