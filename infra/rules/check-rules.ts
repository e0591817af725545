/** Checks the rules that our linters do not have: `node infra/rules/check-rules.ts`, a part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';
import { featureImports, folderCircles, importsOf } from './imports.ts';
import { breaches, lineRules } from './line-rules.ts';

const left = /(?:^|\/)(?:node_modules|generated|dist|dist\.unfinished|\.tsc)$/;
const sources = globSync('{frontend,gateway,services,infra}/**/*.{ts,tsx,mts,mjs}', {
  cwd: checkout,
  exclude: (path) => left.test(path),
}).map((path) => ({ path, text: readFileSync(join(checkout, path), 'utf8') }));

const imports = sources.flatMap(importsOf);
const found = [
  ...Object.values(lineRules).flatMap((rule) => sources.flatMap((one) => breaches(rule, one))),
  ...featureImports(imports),
  ...folderCircles(imports),
].sort();
for (const breach of found) console.log(breach);
process.exitCode = found.length > 0 ? 1 : 0;
