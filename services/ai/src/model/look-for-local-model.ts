import { setTimeout as sleep } from 'node:timers/promises';
import { findLocalModel } from '@kbf/process-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { connectProvider } from './openai-client.ts';
import { localLimits } from './provider-limits.ts';
import { createModel } from './model.ts';

/** A model that is being downloaded is ready after some minutes. */
const lookAgainMs = 10_000;

type Looking = Pick<Deps, 'config' | 'metrics' | 'logger' | 'model'>;

/** Lets a model of a local server write the replies as soon as there is one. Looks until the service closes. */
export function lookForLocalModel(app: Service, deps: Looking): void {
  const { LOCAL_MODEL_URL: url } = deps.config;
  if (deps.model || !url) return;
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  void look(deps, url, closing.signal);
}

async function look(deps: Looking, url: string, closing: AbortSignal): Promise<void> {
  for (;;) {
    const { name, isThere } = await findLocalModel(url, deps.config.OPENAI_MODEL);
    if (closing.aborted || !isThere) return;
    if (name) {
      const client = connectProvider({ baseURL: url, timeout: localLimits.replyMs });
      deps.model = createModel({ ...deps, client, name, limits: localLimits, prices: [0, 0] });
      deps.logger.info({ source: 'model', model: name }, 'replies come from');
      return;
    }
    await sleep(lookAgainMs, undefined, { ref: false });
  }
}
