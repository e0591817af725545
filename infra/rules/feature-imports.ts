import type { Import } from './imports.ts';
import type { Finding } from './sources.ts';

const featureOf = (path: string) => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Imports from one feature of the SPA into another: shared code belongs in `components` or `lib`. */
export function featureImports({ from, to }: Import): Finding[] {
  const [one, other] = [featureOf(from), featureOf(to)];
  if (!one || !other || one === other) return [];
  const message = `${from}: imports ${to} of another feature; what both need belongs to components or lib`;
  return [{ rule: 'feature-import', subject: `${from} > ${other}`, message }];
}
