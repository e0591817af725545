import {
  processNames as all,
  serviceNames as services,
  statefulServiceNames as stateful,
} from '@kbf/contracts';
import type { Setting } from './setting.ts';

/** Settings from the program that starts the processes, which knows their addresses. */
export const startSettings = {
  DATABASE_URL: {
    processes: stateful,
    from: 'start',
    isSecret: true,
    meaning: 'The database of this service, and the role that owns it',
  },
  REDIS_URL: {
    processes: ['gateway', ...stateful],
    from: 'start',
    isSecret: true,
    meaning: 'Address of Redis with the password of this process, or the path of its socket',
  },
  QUEUE_PREFIX: {
    processes: ['gateway', ...stateful],
    from: 'start',
    meaning: 'Of all keys in Redis, for several installations in one',
  },
  ROLES: {
    processes: services,
    from: 'start',
    meaning: '`http` answers calls, `worker` processes events',
  },
  HOST: { processes: all, from: 'start', meaning: 'Address on which it listens' },
  PORT: { processes: all, from: 'start', meaning: 'Port on which it listens' },
  OPS_HOST: { processes: all, from: 'start', meaning: 'The same for health and metrics' },
  OPS_PORT: { processes: all, from: 'start', meaning: 'Port of /livez, /readyz and /metrics' },
  ENDING_GRACE_MS: {
    processes: all,
    from: 'start',
    meaning: 'A process that ends is not ready first, and still takes calls for so long',
  },
  LOOP_STILL_MS: {
    processes: all,
    from: 'start',
    meaning: 'A process whose event loop stands still for so long is ended; 0 for never',
  },
  NODE_ENV: { processes: all, from: 'start', meaning: 'What libraries go by' },
  SITE_FOLDER: { processes: ['gateway'], from: 'start', meaning: 'Where the built pages are' },
  AUTH_URL: {
    processes: ['community', 'intake', 'notifications'],
    from: 'start',
    meaning: 'Address of auth',
  },
  AI_URL: { processes: ['community'], from: 'start', meaning: 'Address of ai' },
  LOCAL_MODEL_URL: {
    processes: ['ai'],
    from: 'start',
    meaning: 'Where a language model without a bill may run (infra/docs/local-model.md)',
  },
  AUTH_URLS: { processes: ['gateway'], from: 'start', meaning: 'All addresses of auth' },
  COMMUNITY_URLS: { processes: ['gateway'], from: 'start', meaning: 'All addresses of community' },
  INTAKE_URLS: { processes: ['gateway'], from: 'start', meaning: 'All addresses of intake' },
  AI_URLS: { processes: ['gateway'], from: 'start', meaning: 'All addresses of ai' },
  LIBRARY_URLS: { processes: ['gateway'], from: 'start', meaning: 'All addresses of library' },
  NOTIFICATIONS_URLS: {
    processes: ['gateway'],
    from: 'start',
    meaning: 'All addresses of notifications',
  },
} as const satisfies Record<string, Setting>;
