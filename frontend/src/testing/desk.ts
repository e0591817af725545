import type { CareCase, DeskCounts, DeskItem } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const since = '2026-11-21T22:00:00.000Z';

/** An open danger case. */
export const aDanger = (n: number, level: 'certain' | 'possible' = 'certain'): DeskItem => ({
  kind: 'danger',
  id: idOf(n),
  group: 'danger',
  since,
  danger: {
    level,
    kind: 'suicide',
    namedKind: null,
    place: 'prayer-chat',
    author: 'member',
    person: null,
    firstWords: 'Nobody would miss me.',
    shown: level === 'certain' ? 'help' : 'line',
    saysSafe: false,
    seenAt: null,
    handledAt: null,
    noDanger: false,
    more: 0,
    flood: null,
    together: null,
  },
  text: null,
});

/** The details of that case. */
export const aCase = (item: DeskItem, changes: Partial<CareCase> = {}): CareCase => ({
  ...item.danger!,
  language: 'en',
  words: 'Nobody would miss me.',
  person: { id: idOf(90), fullName: 'Ruth Castellanos', phone: '+12025550103', email: null },
  seenBy: null,
  handledBy: null,
  note: null,
  others: [],
  ...changes,
});

/** What waits at the desk, as its counts say it. */
export function countsOf(items: readonly DeskItem[]): DeskCounts {
  const ofLevel = (level: string) => items.filter(({ danger }) => danger?.level === level).length;
  const inGroup = (group: string) => items.filter((item) => item.group === group).length;
  return {
    certain: ofLevel('certain'),
    likely: ofLevel('likely'),
    possible: ofLevel('possible'),
    unread: ofLevel('unread'),
    dangers: items.flatMap(({ danger }) =>
      danger ? [{ level: danger.level, kind: danger.namedKind ?? danger.kind, count: 1 }] : [],
    ),
    held: inGroup('held'),
    reported: inGroup('reported'),
  };
}
export const serveCounts = (items: () => readonly DeskItem[]) =>
  http.get('*/api/care-desk/counts', () => HttpResponse.json(countsOf(items())));
