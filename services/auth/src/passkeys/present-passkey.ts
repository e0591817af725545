import type { Passkey as PasskeyAnswer } from '@kbf/contracts';
import type { Passkey } from '../generated/prisma/client.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
