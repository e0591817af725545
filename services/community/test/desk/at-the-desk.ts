import { randomUUID } from 'node:crypto';
import type { DeskDetail, DeskItem, DeskPlace } from '@kbf/contracts';
import type { EventInput } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { concludeDecisionOnDeskDecided } from '../../src/processors/conclude-decision-on-desk-decided.ts';
import { announce, recorded } from '../recorded-events.ts';
import { admin } from '../setup.ts';
import type { Community } from '../setup.ts';

type Noticed = EventInput<'care.noticed'>;
export const theWords = 'I have the pills here and nobody will miss me.';

/** A notice of another service that a person may be in danger. */
export const aNotice = (
  notice: Partial<Noticed['notice']> = {},
  more: Partial<Pick<Noticed, 'noticeId' | 'noticedAt'>> = {},
): Noticed => ({
  noticeId: randomUUID(),
  noticedAt: new Date().toISOString(),
  ...more,
  notice: {
    level: 'certain',
    kind: 'suicide',
    language: 'en',
    place: 'prayer-chat',
    words: theWords,
    ...notice,
  },
});

/** @returns the id of the case */
export async function notice(community: Community, ...about: Parameters<typeof aNotice>) {
  const noticed = aNotice(...about);
  await announce(community, 'care.noticed', noticed);
  return noticed.noticeId;
}

export async function deskOf(community: Community, query = 'limit=100', as: Identity = admin) {
  return community.call<DeskItem[]>('GET', `/api/care-desk?${query}`, { as });
}

const addressOf = ({ kind, id }: DeskPlace) => `/api/care-desk/${kind}/${id}`;

export const look = (community: Community, place: DeskPlace, as: Identity = admin) =>
  community.call<DeskDetail>('GET', addressOf(place), { as });

export const decide = (
  community: Community,
  place: DeskPlace,
  body: Record<string, unknown>,
  as: Identity = admin,
) =>
  community.call<{
    next: DeskPlace | null;
    count: number;
    code: string;
  }>('POST', `${addressOf(place)}/decision`, { as, body });

export const undo = (community: Community, place: DeskPlace) =>
  community.call('DELETE', `${addressOf(place)}/decision`, { as: admin });

/** Ends the time in which decisions can be undone, as if their events had come by now. */
export async function letTimePass(community: Community): Promise<void> {
  const { deps } = community;
  const processor = concludeDecisionOnDeskDecided(deps);
  for (const payload of await recorded(community, 'desk.decided'))
    await deps.database.transaction((tx, sql) => {
      const event = { id: '', from: 'community' as const, version: 1, occurredAt: '' };
      return processor.handle({ tx, sql, event, logger: deps.logger }, payload);
    });
}
