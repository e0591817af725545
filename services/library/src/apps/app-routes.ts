import { memberApps } from '@kbf/site-texts/apps';
import { listMemberApps } from '@kbf/contracts';
import { implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { keptAnswer, sendKept } from '../answers/kept-answer.ts';

/** Seconds. The list changes with a release only. */
const maxAge = 300;

export function registerApps(app: Service): void {
  const all = keptAnswer(JSON.stringify(memberApps), 'application/json');
  implement(app, listMemberApps, ({ request, reply }) => sendKept(request, reply, all, maxAge));
}
