import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';

/** A relative import of one file by another, types included. */
export interface Import {
  from: string;
  to: string;
}

/** The relative imports, re-exports and dynamic imports of a file. */
export function importsOf({ path, text }: Source): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const written = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.map((entry) => entry.moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  const relative = new Set(written.filter((to) => to?.startsWith('.')));
  return [...relative].map((to) => ({ from: path, to: posix.join(posix.dirname(path), to!) }));
}
