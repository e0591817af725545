import { posix } from 'node:path';
import type { Source } from './line-rules.ts';

/** A relative import of one file by another, types included. */
export type Import = { from: string; to: string };

/** The relative imports, re-exports and dynamic imports of a file. */
export function importsOf({ path, text }: Source): Import[] {
  const written = text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g);
  const relative = new Set([...written].map(([, to = '']) => to));
  return [...relative].map((to) => ({ from: path, to: posix.join(posix.dirname(path), to) }));
}

const featureOf = (path: string) => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Imports from one feature of the SPA into another. */
export function featureImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))
    .map(({ from, to }) => `${from}: ${to}: what features share is in components or lib`);
}

/** The code of one workspace, whose folders may not depend on each other in a circle. */
const room =
  /^(?:frontend\/src|gateway\/(?:src|plugin)|services\/(?:packages\/)?[a-z-]+\/src|infra)\//;
/** Tests beside the code, and their shared files, may import the page setup for tests, which imports the pages. */
const isTest = (path: string) => /(?:\.test|-fixtures)\.tsx?$/.test(path);

/** Circles of sibling folders: `login` imports `people` and `people` imports `login`, through any files. */
export function folderCircles(imports: readonly Import[]): string[] {
  const steps = new Map(imports.flatMap(folderStep).map((one) => [`${one.from} > ${one.to}`, one]));
  const stepsFrom = Map.groupBy(steps.values(), (step) => step.from);
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
    if (from === goal || seen.has(from)) return from === goal;
    seen.add(from);
    return (stepsFrom.get(from) ?? []).some(({ to }) => reaches(to, goal, seen));
  };
  return [...steps]
    .filter(([, { from, to }]) => reaches(to, from))
    .map(([step, { because }]) => `${step}: a circle of folders (${because})`);
}

/** The two folders where the paths of the two files split, if both continue into folders there. */
function folderStep({ from, to }: Import) {
  if (isTest(from) || !room.test(from)) return [];
  const [one, other] = [from.split('/'), to.split('/')];
  const fork = one.findIndex((name, index) => name !== other[index]);
  const isInRoom = room.test(`${one.slice(0, fork).join('/')}/`);
  if (!isInRoom || fork >= one.length - 1 || fork >= other.length - 1) return [];
  const folder = (path: string[]) => path.slice(0, fork + 1).join('/');
  return [{ from: folder(one), to: folder(other), because: from }];
}
