import type { ServiceDeps } from '@kbf/data-kit';
import type { QueueDesk } from '@kbf/events';
import type { NotificationsConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { AuthContacts } from './people/auth-contacts.ts';
import type { Sender } from './sending/sender.ts';

export type Deps = ServiceDeps<NotificationsConfig, PrismaClient> & {
  contacts: AuthContacts;
  /** Sends queued messages. Runs in processes with the role `worker`; elsewhere a nudge does nothing. */
  sender: Sender;
  queueAdmin: QueueDesk;
};
