import { getPreferences, putPreferences } from '@kbf/contracts';
import { shareLockPerson } from '@kbf/data-kit';
import { answer, implement, loginRequired, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { readPreferences, writePreferences } from './preferences.ts';

/** A member's preferences for notices. */
export function registerPreferenceRoutes(app: Service, { database }: Pick<Deps, 'database'>): void {
  implement(app, getPreferences, async ({ identity }) =>
    answer(200, await readPreferences(database.prisma, memberIdOf(identity))),
  );

  implement(app, putPreferences, async ({ identity, body }) => {
    const personId = memberIdOf(identity);
    await database.transaction(async (tx) => {
      // The last request of a person who is being erased must store nothing.
      const { isErased } = await shareLockPerson(tx, personId);
      if (isErased) throw loginRequired();
      await writePreferences(tx, personId, body);
    });
    return answer(200, body);
  });
}
