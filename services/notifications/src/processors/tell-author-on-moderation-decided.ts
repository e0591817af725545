import type { EventPayload, ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { messageIdFor } from '../messages/message-id.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { isErased } from '../people/tombstone.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { ProcessorDeps } from './deps.ts';

const lifetimeMs = 24 * 60 * 60_000;

const pages: Record<EventPayload<'moderation.decided'>['kind'], string> = {
  prayer: '/prayer-feed',
  comment: '/prayer-feed',
  profile: '/account',
};

/**
 * Tells a member what was decided about a text of theirs: on the channel they chose for notices, else on the other one,
 * because this they always get to know.
 */
export function tellAuthorOnModerationDecided(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'moderation.decided'> {
  const { key, publicOrigin, contacts } = deps;
  return {
    name: 'tell-author-on-moderation-decided',
    event: 'moderation.decided',
    async handle({ tx }, { decisionId, kind, authorId, outcome }) {
      if (await isErased(tx, authorId)) return;
      const person = await contacts.person(authorId);
      if (!person) return;
      const { channel: first } = await readPreferences(tx, authorId);
      const ways = { sms: person.phone, email: person.email };
      const channel = ways[first] ? first : first === 'sms' ? 'email' : 'sms';
      const to = ways[channel];
      if (!to) return;
      await queueMessage(tx, key, {
        id: messageIdFor('moderation-outcome', decisionId, to),
        channel,
        kind: 'moderation-outcome',
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          about: kind,
          outcome,
          link: `${publicOrigin}${pages[kind]}`,
        },
        notAfter: new Date(Date.now() + lifetimeMs),
        personId: authorId,
      });
    },
    afterCommit: async () => deps.nudgeSender(),
  };
}
