import type { aiCoach } from '@kbf/contracts';
import type { z } from 'zod';

/** Enough for all entries of the six modules; the rest is not read. */
const most = { entries: 120, characters: 300, depth: 4, path: 60 } as const;

/** A person's entries, by path (`humanNeeds.ranking.0`). */
export type CoachResponses = Readonly<Record<string, string>>;

type SentContext = z.output<typeof aiCoach.body>['context'];

/** Keeps only short texts of the input. */
export function readContext({ currentModule, userProgress, currentResponses }: SentContext): {
  currentModule: number;
  responses: CoachResponses;
} {
  const responses: Record<string, string> = {};
  collect({ ...currentResponses, progress: userProgress }, '', 0, responses);
  return { currentModule, responses };
}

function collect(value: unknown, path: string, depth: number, into: Record<string, string>): void {
  if (Object.keys(into).length >= most.entries) return;
  if (typeof value === 'object' && value !== null) {
    if (depth === most.depth) return;
    for (const [key, inner] of Object.entries(value).slice(0, most.entries)) {
      const name = key.replaceAll(/[^\w./ -]/g, '').slice(0, most.path);
      collect(inner, path === '' ? name : `${path}.${name}`, depth + 1, into);
    }
    return;
  }
  const text = textOf(value);
  if (text !== '') into[path] = text;
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const words = value.toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ');
  return words.trim().slice(0, most.characters).toWellFormed();
}
