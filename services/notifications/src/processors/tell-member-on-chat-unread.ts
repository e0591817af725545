import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { contactsIfAsked } from '../people/contacts-if-asked.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { queueNotice } from '../people/queue-notice.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';

/** Tells a member in their browsers that a private chat has unread messages. Never by email or text. */
export function tellMemberOnChatUnread(
  deps: NoticeDeps,
): PreparedProcessorOf<Tx, 'chat.unread', KnownContacts> {
  return {
    name: 'tell-member-on-chat-unread',
    event: 'chat.unread',
    prepare: ({ personId }) => contactsIfAsked(deps, personId, 'chats'),
    handle: (context, { personId, toldAt }, person) =>
      queueNotice(deps, context, person, {
        personId,
        topic: 'chats',
        kind: 'chat',
        name: `chat ${personId} ${toldAt}`,
        notAfter: new Date(Date.parse(toldAt) + dayMs),
        path: links.chats(),
      }),
    afterCommit: async () => deps.sender.nudge(),
  };
}
