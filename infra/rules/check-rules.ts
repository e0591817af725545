/**
 * Checks the rules that our linters do not have: `node infra/rules/check-rules.ts`, a part of `npm run check`. With
 * `--shorten` it removes unneeded exceptions from exceptions.txt.
 */
import { copiedBlocks } from './copied-blocks.ts';
import { cutClasses } from './cut-classes.ts';
import { compare, readExceptions, removeExceptions } from './exceptions.ts';
import { featureImports } from './feature-imports.ts';
import { folderCircles } from './folder-circles.ts';
import { importsOf } from './imports.ts';
import { rawSql } from './raw-sql.ts';
import { longFiles, longLines } from './size.ts';
import { type Finding, readSources } from './sources.ts';

async function allFindings(): Promise<Finding[]> {
  const [sources, copies] = await Promise.all([readSources(), copiedBlocks()]);
  const imports = sources.flatMap(importsOf);
  return [
    ...sources.flatMap((source) => [
      ...longLines(source),
      ...longFiles(source),
      ...rawSql(source),
      ...cutClasses(source),
    ]),
    ...imports.flatMap(featureImports),
    ...folderCircles(imports),
    ...copies,
  ];
}

const { fresh, unneeded } = compare(await allFindings(), await readExceptions());
for (const { rule, message } of fresh) console.log(`${rule}: ${message}`);
const isShortening = process.argv.includes('--shorten');
if (isShortening) await removeExceptions(unneeded);
else if (unneeded.length > 0)
  console.log(
    ['No longer needed; run node infra/rules/check-rules.ts --shorten:', ...unneeded].join('\n'),
  );
process.exitCode = fresh.length > 0 || (unneeded.length > 0 && !isShortening) ? 1 : 0;
