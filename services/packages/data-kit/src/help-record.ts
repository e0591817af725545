import type { SqlRunner } from '@kbf/events';
import type { HelpRecord } from '@kbf/service-kit';
import { createNameHash } from './name-hash.ts';
import { forgetQuotas, hourSeconds, isOverQuota } from './quotas-sql.ts';

/** Keeps for an hour, as keyed hashes in the table of limits, for which words whose author was shown help. */
export function createHelpRecord(sql: SqlRunner, secret: string): HelpRecord {
  const hash = createNameHash(Buffer.from(secret), 'words for which help was shown');
  const isKept = async (key: string) =>
    // A second is enough for a check: only a note starts a window that lasts.
    (await isOverQuota(sql, [{ key, max: 1, seconds: 1 }], 0)).isOver;
  const keysOf = ({ author, words }: Parameters<HelpRecord['find']>[0]) => {
    const one = hash(JSON.stringify([author, words]));
    return { shown: `help shown:${one}`, told: `help shown and told:${one}` };
  };
  return {
    async note(helped, isTold) {
      const { shown, told } = keysOf(helped);
      const keys = isTold ? [shown, told] : [shown];
      await forgetQuotas(sql, keys);
      await isOverQuota(
        sql,
        keys.map((key) => ({ key, max: 1, seconds: hourSeconds })),
      );
    },
    async find(helped) {
      const { shown, told } = keysOf(helped);
      return (await isKept(shown)) ? { isTold: await isKept(told) } : undefined;
    },
  };
}
