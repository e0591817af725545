import {
  processNames as all,
  serviceNames as services,
  statefulServiceNames as stateful,
} from '@kbf/contracts';
import type { Setting } from './setting.ts';

/** Keys: created once and kept, by `npm start` and by infra/docker/make-secrets.ts. */
export const keySettings = {
  OUTBOX_TOKEN: {
    processes: ['gateway', 'notifications'],
    from: 'keys',
    isSecret: true,
    meaning: 'Asked for by /dev/messages where others can reach the site',
  },
  IDENTITY_SIGNING_KEY: {
    processes: ['gateway'],
    from: 'keys',
    isSecret: true,
    meaning: 'Signs who asks',
  },
  IDENTITY_PUBLIC_KEYS: {
    processes: services,
    from: 'keys',
    meaning: 'Prove who asks; two while the key is changed',
  },
  SERVICE_SIGNING_KEY: {
    processes: all,
    from: 'keys',
    isSecret: true,
    meaning: 'Signs calls to other services, and events',
  },
  SERVICE_PUBLIC_KEYS: {
    processes: services,
    from: 'keys',
    meaning: 'Prove which process calls, and which service recorded an event',
  },
  EVENT_READING_KEYS: {
    processes: stateful,
    from: 'keys',
    isSecret: true,
    meaning: 'Open what events carry for this service; the first is in use, others are old',
  },
  EVENT_READER_PUBLIC_KEYS: {
    processes: stateful,
    from: 'keys',
    meaning: 'Seal what events carry for one service alone',
  },
  VISITOR_KEY: {
    processes: ['gateway'],
    from: 'keys',
    isSecret: true,
    meaning: 'Signs visitor cookies',
  },
  SEALING_KEY: {
    processes: ['auth', 'community', 'intake', 'notifications'],
    from: 'keys',
    isSecret: true,
    meaning: 'Seals and keys what this service keeps; each has its own',
  },
  HASHING_KEY: {
    processes: ['auth', 'community', 'ai'],
    from: 'keys',
    isSecret: true,
    meaning: 'Keys the hashes of this service; each has its own',
  },
  REPLY_TOKEN_KEY: {
    processes: ['ai'],
    from: 'keys',
    isSecret: true,
    meaning: 'Signs that a reply is ours',
  },
  REPLY_TOKEN_PUBLIC_KEY: {
    processes: ['community'],
    from: 'keys',
    meaning: 'Proves that a reply is ours',
  },
} as const satisfies Record<string, Setting>;
