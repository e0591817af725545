/** Checks the rules that our linters do not have: `node infra/rules/check-rules.ts`, a part of `npm run check`. */
import { cutClasses } from './cut-classes.ts';
import { featureImports } from './feature-imports.ts';
import { folderCircles } from './folder-circles.ts';
import { importsOf } from './imports.ts';
import { plainWords } from './plain-words.ts';
import { rawSql } from './raw-sql.ts';
import { longFiles, longLines } from './size.ts';
import { readSources } from './sources.ts';

const sources = await readSources();
const imports = sources.flatMap(importsOf);
const findings = [
  ...[longLines, longFiles, rawSql, cutClasses, plainWords].flatMap((rule) =>
    sources.flatMap(rule),
  ),
  ...imports.flatMap(featureImports),
  ...folderCircles(imports),
];
for (const { rule, message } of findings) console.log(`${rule}: ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;
