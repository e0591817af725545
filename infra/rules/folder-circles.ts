import type { Import } from './imports.ts';
import type { Finding } from './sources.ts';

/** The part of a checkout whose folders may not depend on each other in a cycle: the code of one workspace. */
const room =
  /^(?:frontend\/src|gateway\/(?:src|plugin)|services\/[a-z]+\/src|services\/packages\/[a-z-]+\/src|infra)\//;

/** Tests beside the code, and their shared files, may import the page setup for tests, which imports the pages. */
const isTest = (path: string) => /(?:\.test|-fixtures)\.tsx?$/.test(path);

/**
 * Cycles between sibling folders: `login` imports `people` and `people` imports `login`, through any files, types
 * included. Each import in such a cycle is a separate finding.
 */
export function folderCircles(imports: readonly Import[]): Finding[] {
  const byParent = Map.groupBy(imports.flatMap(folderStep), (step) => step.parent);
  return [...byParent].flatMap(([parent, steps]) => {
    const edges = new Map(steps.map((step) => [`${step.from} > ${step.to}`, step]));
    const stepsFrom = Map.groupBy(edges.values(), (step) => step.from);
    const reaches = (from: string, goal: string, seen = new Set<string>()): boolean => {
      if (from === goal || seen.has(from)) return from === goal;
      seen.add(from);
      return (stepsFrom.get(from) ?? []).some(({ to }) => reaches(to, goal, seen));
    };
    return [...edges].flatMap(([edge, { from, to, because }]) => {
      if (!reaches(to, from)) return [];
      const need = `${parent}: ${from} needs ${to} (${because.from})`;
      const message = `${need}, and ${to} needs ${from}, itself or through others`;
      return [{ rule: 'folder-circle', subject: `${parent}: ${edge}`, message }];
    });
  });
}

interface FolderStep {
  parent: string;
  from: string;
  to: string;
  because: Import;
}

/** The point where the paths of the two files split, if both continue into folders there. */
function folderStep(because: Import): FolderStep[] {
  if (isTest(because.from) || !room.test(because.from) || !room.test(because.to)) return [];
  const from = because.from.split('/');
  const to = because.to.split('/');
  const fork = from.findIndex((name, index) => name !== to[index]);
  const parent = from.slice(0, fork).join('/');
  const isInRoom = room.test(`${parent}/`);
  if (!isInRoom || fork >= from.length - 1 || fork >= to.length - 1) return [];
  return [{ parent, from: from[fork]!, to: to[fork]!, because }];
}
