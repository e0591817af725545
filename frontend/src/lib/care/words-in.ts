import type { CareWords } from '@kbf/contracts';

function collect(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, into);
}

/** A person's texts in a body: every text inside the fields that the contract names. */
export function wordsIn(body: unknown, words: CareWords | undefined): string[] {
  const found: string[] = [];
  for (const field of [...(words?.names ?? []), ...(words?.fields ?? [])])
    collect((body as Record<string, unknown> | undefined)?.[field], found);
  return found;
}
