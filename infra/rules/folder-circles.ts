import { edgesOnCircles } from './circles.ts';
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
  return [...byParent.values()].flatMap((steps) => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of steps) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    return edgesOnCircles(edges).map(([from, to]) => {
      const { parent, because } = steps.find((step) => step.from === from && step.to === to)!;
      return {
        rule: 'folder-circle',
        subject: `${parent}: ${from} > ${to}`,
        message: `${parent}: ${from} needs ${to} (${because.from}), and ${to} needs ${from}, itself or through others`,
      };
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
