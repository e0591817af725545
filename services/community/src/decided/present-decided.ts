import { getDecided } from '@kbf/contracts';
import type { DecidedText as Shown } from '@kbf/contracts';
import type { CommunityConfig } from '../config.ts';
import type { DecidedText } from '../generated/prisma/client.ts';
import { openOfDecided } from './sealed-decided.ts';

const known = getDecided.answers[200].pick({ kind: true, was: true, decision: true });

/** A decided text as lists show it: without its words or its author. */
export function presentDecided(
  config: Pick<CommunityConfig, 'SEALING_KEY'>,
  row: DecidedText,
  admin: string | undefined,
): Shown {
  return {
    ...known.parse(row),
    id: row.id,
    reasons: row.reasons,
    decidedAt: row.decidedAt.toISOString(),
    by: admin ?? 'An admin',
    note: row.sealedNote === null ? null : openOfDecided(config, row, 'note', row.sealedNote),
  };
}
