import { type Stack, startStack } from '../local/stack.ts';

const nobody = 'http://127.0.0.1:9';

/** Gateway and ai without the other services, and without the delay with which replies are shown. */
export const startAiAlone = (): Promise<Stack> =>
  startStack({
    services: ['ai'],
    env: {
      ai: { GUIDE_PACE_MS: '0' },
      gateway: {
        AUTH_URLS: nobody,
        COMMUNITY_URLS: nobody,
        INTAKE_URLS: nobody,
        LIBRARY_URLS: nobody,
        NOTIFICATIONS_URLS: nobody,
      },
    },
  });
