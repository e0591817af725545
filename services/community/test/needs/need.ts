import { randomUUID } from 'node:crypto';
import type { OwnNeed } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { newMember } from '../setup.ts';
import type { Community } from '../setup.ts';

/** The date that is so many days from now. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Words that no other test uses: letters only, because digits could look like a phone number. */
export const newWords = (words: string) =>
  // Two ids, because one alone may have fewer letters than a text needs.
  `${words} ${(randomUUID() + randomUUID()).replaceAll(/[^a-f]/g, '')}`;

/** Posts a need; omitted fields have defaults. */
export const postNeed = (
  community: Community,
  given: Record<string, unknown>,
  as: Identity = newMember(),
) =>
  community.call<{ id: string; need: OwnNeed }>('POST', '/api/needs', {
    as,
    body: {
      kind: 'need',
      text: newWords('Somebody who knows ovens'),
      tag: 'other',
      endsOn: inDays(7),
      ...given,
    },
  });
