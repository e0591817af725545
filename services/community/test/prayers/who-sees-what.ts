/**
 * Writes infra/docs/who-sees-what.md from the rule: `npx node services/community/test/prayers/who-sees-what.ts`. Tests
 * fail when the page is out of date, and when the service does not do what it says.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prayerAudiences } from '@kbf/contracts';
import type { PrayerAudience } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { format, resolveConfig } from 'prettier';
import { isAuthor } from '../../src/people/author-policy.ts';
import {
  feedStates,
  isForAnyone,
  isForDesk,
  maySee,
  sharedStates,
} from '../../src/audience/audience.ts';
import type { Reader as RuleReader } from '../../src/audience/audience.ts';

const authorId = '5f0c3f6e-4a0b-4a3e-9d0e-0a3b1c2d4e5f';
const circleId = 'c';
const written = { authorUserId: authorId, authorVisitorId: null };

/** Everyone who may ask. A former member has no login: suspended, rejected or erased. */
export const readers = {
  author: { role: 'member', userId: authorId, isApproved: true, circleIds: [circleId] },
  'circle member': { role: 'member', userId: '3a5e', isApproved: true, circleIds: [circleId] },
  member: { role: 'member', userId: '0d9b', isApproved: true },
  admin: { role: 'admin', userId: '1e7c', isApproved: true },
  'not approved': { role: 'member', userId: '2f6d' },
  visitor: { role: 'visitor', visitorId: 'v' },
  'former member': { role: 'visitor', visitorId: 'w' },
  'no cookie': { role: 'visitor' },
} as const satisfies Record<string, RuleReader>;
export type Reader = keyof typeof readers;

type Rule = (reader: RuleReader, state: PrayerAudience) => boolean;
const isOwn = (reader: Identity) => isAuthor(reader, written);
const sees: Rule = (reader, state) =>
  maySee(reader, { state, circleId: state === 'circle' ? circleId : null });
const inFeed = (state: PrayerAudience) => feedStates.some((one) => one === state);
const decides: Rule = (reader, state) =>
  reader.role === 'admin' && isForDesk({ state, audience: state, isReported: true });

/** Where a prayer can be seen, with the part of the rule that decides there. */
export const places = {
  feed: (reader, state) => inFeed(state) && sees(reader, state),
  'list of the circle': (reader, state) => state === 'circle' && sees(reader, state),
  'praying through': (reader, state) => sees(reader, state) && !isOwn(reader),
  'letter, comments, like, comment, report, "I prayed"': sees,
  'number in the live stream': (reader, state) => inFeed(state) && sees(reader, state),
  // Of a circle, an admin sees it only once it is reported: that is the desk, below.
  photo: (reader, state) =>
    sees(reader, state) || (inFeed(state) && decides(reader, state)) || isOwn(reader),
  'share page and share picture': (_reader, state) => isForAnyone({ state }),
  'admins’ desk, once it is held or reported': decides,
  'own prayers and export': isOwn,
} as const satisfies Record<string, Rule>;
export type Place = keyof typeof places;

export const pageFile = join(import.meta.dirname, '../../../../infra/docs/who-sees-what.md');

const shown: Record<PrayerAudience, string> = {
  public: 'Everyone, with or without a login.',
  members:
    'Members whom an admin has approved. For everyone else, it does not exist (404, never 403).',
  circle:
    'The members of the one circle it belongs to. For everyone else, admins too, it does not exist (404, never 403), ' +
    'unless a member of the circle reports it: then admins read the reported text. Only certain danger in its words ' +
    'comes to the care desk. When its author leaves or the circle ends, it is private.',
  private: 'Its author alone. Only certain danger in its words comes to the care desk.',
};

/** The page, from the rule. */
export async function whoSeesWhat(): Promise<string> {
  const names = Object.keys(readers) as Reader[];
  const parts = prayerAudiences.flatMap((audience) => [
    `## Audience: ${audience}`,
    '',
    shown[audience],
    '',
    `| place | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...Object.entries(places).map(([place, rule]) => {
      const cells = names.map((name) => (rule(readers[name], audience) ? 'yes' : '·'));
      return `| ${place} | ${cells.join(' | ')} |`;
    }),
    '',
  ]);
  const head = [
    '# Who sees a prayer',
    '',
    'Generated from the one rule, `services/community/src/audience/audience.ts`:',
    '`npx node services/community/test/prayers/who-sees-what.ts`. A service test asks the service for every cell.',
    '',
    `Others see a prayer only in the states ${new Intl.ListFormat('en').format(sharedStates)}.`,
    'While it is held, hidden or leaving, it is',
    'nowhere but in its author’s own list and, held or hidden, at the admins’ desk. No search and no sitemap contains',
    'prayers. A former member has no login: suspended, rejected or erased.',
    '',
    'The author can narrow the audience at any time, everywhere at once. Only the author can widen it;',
    'then the words are judged as when they were new, and may wait for an admin.',
    '',
  ];
  const options = await resolveConfig(pageFile);
  return await format([...head, ...parts].join('\n'), { ...options, filepath: pageFile });
}

if (import.meta.main) await writeFile(pageFile, await whoSeesWhat());
