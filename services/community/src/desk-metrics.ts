import { showFigure } from '@kbf/events';
import type { Deps } from './deps.ts';
import { countDesk, oldestDanger } from './desk/desk-sql.ts';

/** Shows what waits for the admins, and how long the person in danger who came first has waited. */
export function showDesk({ database, metrics }: Pick<Deps, 'database' | 'metrics'>): void {
  const waiting = {
    name: 'desk_waiting',
    help: 'Items at the desk of the admins',
    labelNames: ['kind'],
  };
  showFigure(metrics, waiting, async (gauge) => {
    const { newer: _newer, ...counts } = await countDesk(database.sql);
    for (const [kind, count] of Object.entries(counts)) gauge.set({ kind }, count);
  });
  const oldest = {
    name: 'desk_oldest_danger_seconds',
    help: 'How long the first person in danger waits whom no admin has looked at; 0 for none',
  };
  showFigure(metrics, oldest, async (gauge) => gauge.set(await oldestDanger(database.sql)));
}
