import type { Turn } from '../types.ts';

const SUM =
  /(?:[$€£₱]|USD |CAD |EUR |PHP |R)\s?\d[\d,.]*\d?\s?(?:k|million)?\b|\b\d[\d,.]*\s?(?:k|million)?\s?(?:dollars|euros|pounds|bucks|quid|pesos|shillings|cedis)\b/g;

/** What a person wrote, and how a reply may take it up. */
export interface Told {
  message: string;
  /** All that the person wrote in this chat, oldest first. */
  all: string;
  /** All that the guide said. */
  said: string;
  /** Sums as they were written, in their order. */
  sums: readonly string[];
  /** Whether something was told. */
  has: (pattern: RegExp) => boolean;
  /** The first group of a pattern, or all it found; latest words first. */
  find: (pattern: RegExp) => string | undefined;
}

/** Reads the chat for a reply. */
export const toldIn = (message: string, history: readonly Turn[]): Told => {
  const words = (role: string): string[] =>
    history.filter((turn) => turn.role === role).map(({ content }) => content);
  const all = [...words('user'), message].join('\n');
  return {
    message,
    all,
    said: words('assistant').join('\n'),
    sums: [...all.matchAll(SUM)].map(([sum]) => sum.trim().replace(/[.,]$/, '')),
    has: (pattern) => pattern.test(all),
    find: (pattern) => {
      const found = pattern.exec(message) ?? pattern.exec(all);
      return (found?.[1] ?? found?.[0])?.trim();
    },
  };
};

/** A fact between two pieces of text; nothing at all when it was not told. */
export const around = (before: string, fact: string | undefined, after = ''): string =>
  fact === undefined || fact === '' ? '' : `${before}${fact}${after}`;

/** One text when something was told, else another. */
export const when = (holds: boolean, yes: string, no = ''): string => (holds ? yes : no);
