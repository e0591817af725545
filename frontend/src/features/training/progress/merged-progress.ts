import { limits } from '@kbf/contracts';
import type { Leaf } from './kept-changes.ts';
import type { SyncState } from './training-sync.ts';

const lastModule = limits.training.modules;

export type Progress = {
  currentModule: number;
  completedModules: readonly number[];
  responses: Readonly<Record<string, Leaf>>;
};

/** The training as shown: the server's data, with unsent changes on top. */
export function mergedProgress({ saved, changes }: SyncState): Progress {
  const written = Object.entries(changes.leaves).map(([path, { value }]) => [path, value] as const);
  const completed = new Set([...(saved?.completedModules ?? []), ...changes.completed]);
  const next = changes.completed.map((module) => Math.min(module + 1, lastModule));
  return {
    currentModule: Math.max(saved?.currentModule ?? 1, ...next),
    completedModules: [...completed].toSorted((one, other) => one - other),
    responses: { ...saved?.responses, ...Object.fromEntries(written) },
  };
}

/** The text of a leaf; empty without an entry. */
export function textIn({ responses }: Progress, path: string): string {
  const leaf = responses[path];
  return typeof leaf === 'string' ? leaf : '';
}

/** The lines of a leaf. */
export function linesIn({ responses }: Progress, path: string): readonly string[] {
  const leaf = responses[path];
  return Array.isArray(leaf) ? leaf : [];
}
