import { deskGroups, type DeskGroup, type DeskItem, type Together } from '@kbf/contracts';
import { isUrgent } from '../../lib/api/desk-count-api.ts';

type Flood = NonNullable<DeskItem['danger']>['flood'];

export type DeskEntry = {
  key: string;
  /** Set if more than one case of this person waits. */
  together: Together | null;
  /** Set if these are cases of one network that sent very many. */
  flood: Flood;
  items: DeskItem[];
};

/**
 * The waiting items in desk order. Cases of one person, and those of a flood from one network, are grouped at the first
 * of them, latest first.
 */
export function byPerson(items: readonly DeskItem[]): DeskEntry[] {
  const entries = new Map<string, DeskEntry>();
  for (const item of items) {
    const together = item.danger?.together ?? null;
    const flood = item.danger?.flood ?? null;
    const key = flood?.key ?? together?.key ?? `${item.kind} ${item.id}`;
    const entry = entries.get(key);
    if (entry) entry.items.push(item);
    else entries.set(key, { key, together: flood ? null : together, flood, items: [item] });
  }
  return [...entries.values()].map((entry) => ({
    ...entry,
    items: entry.items.toSorted((one, other) => other.since.localeCompare(one.since)),
  }));
}

/** `now`: emergencies, which cannot wait. */
export type DeskSection = { name: 'now' | DeskGroup; entries: DeskEntry[] };

export const sectionOf = ({ danger, group }: DeskItem): DeskSection['name'] =>
  danger && !danger.handledAt && isUrgent({ ...danger, kind: danger.namedKind ?? danger.kind })
    ? 'now'
    : group;

/** The list under its headings, in desk order. */
export const sectionsOf = (items: readonly DeskItem[]): DeskSection[] =>
  (['now', ...deskGroups] as const)
    .map((name) => ({ name, entries: byPerson(items.filter((item) => sectionOf(item) === name)) }))
    .filter(({ entries }) => entries.length > 0);
