import type { TrainingProgress } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { sampleSelf } from './server.ts';

type Change = Partial<Omit<TrainingProgress, 'updatedAt' | 'completedAt'>> & { editedAt: string };

/** A training on the server, which merges leaf by leaf like the real one. */
export function trainingServer(start: Partial<TrainingProgress> = {}) {
  let kept: TrainingProgress = {
    currentModule: 1,
    completedModules: [],
    responses: {},
    updatedAt: null,
    completedAt: null,
    ...start,
  };
  const changes: Change[] = [];
  const get = http.get('*/api/training-progress', () => HttpResponse.json(kept));
  const put = http.put('*/api/training-progress', async ({ request }) => {
    const change = (await request.json()) as Change;
    changes.push(change);
    const completed = new Set([...kept.completedModules, ...(change.completedModules ?? [])]);
    kept = {
      currentModule: Math.max(kept.currentModule, change.currentModule ?? 1),
      completedModules: [...completed].toSorted((one, other) => one - other),
      responses: { ...kept.responses, ...change.responses },
      updatedAt: '2026-11-22T10:00:00.000Z',
      completedAt: kept.completedAt ?? (completed.size === 6 ? '2026-11-22T10:00:00.000Z' : null),
    };
    return HttpResponse.json(kept);
  });
  return { handlers: [get, put], changes, kept: () => kept };
}

/** The answer of `GET /api/user` for a person who may open the dashboard. */
export const userDetails = (changes: object = {}) =>
  http.get('*/api/user', () => HttpResponse.json({ ...sampleSelf, ...changes }));
