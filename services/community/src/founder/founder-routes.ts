import { founderProfile, getFounder, putFounder } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import { answer, implement, keptAnswer, sendKept } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { builtInFounder } from './built-in-founder.ts';

/** The one row of the founder's table. */
const id = 1;

export function registerFounderRoutes(
  app: Service,
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
): void {
  implement(app, getFounder, async ({ request, reply }) => {
    const row = await database.prisma.founderProfile.findUnique({ where: { id } });
    const founder = row ? founderProfile.parse(row.content) : builtInFounder;
    const kept = keptAnswer(JSON.stringify(founder), 'application/json');
    return sendKept(request, reply, kept, 0);
  });

  implement(app, putFounder, async ({ body, identity }) => {
    await database.transaction(async (tx, sql) => {
      const content = body;
      await tx.founderProfile.upsert({
        where: { id },
        create: { id, content },
        update: { content },
      });
      await recordPrivilegedAct(sql, identity, { action: 'founder.edited', subjectId: null });
    });
    relay.nudge();
    return answer(200, body);
  });
}
