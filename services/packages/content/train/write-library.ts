// Writes the meanings of the ways in which people ask the guides (model/*-library.bin):
//   npx node services/packages/content/train/write-library.ts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { libraries } from '../src/guides/libraries.ts';
import {
  meaningFiles,
  meaningsOfEach,
  meaningSize,
  signatureOf,
  STEP,
  waysOf,
} from '../src/guides/library/meanings.ts';

const MOST = 127;

for (const library of libraries) {
  const files = meaningFiles(library.name);
  const ways = waysOf(library);
  const signature = signatureOf(ways);
  const known = existsSync(files.facts)
    ? (JSON.parse(readFileSync(files.facts, 'utf8')) as { signature: string }).signature
    : '';
  if (known === signature) continue;
  const numbers = new Int8Array(ways.length * meaningSize);
  meaningsOfEach(ways).forEach((meaning, at) =>
    numbers.set(
      Array.from(meaning, (value) => Math.max(-MOST, Math.min(MOST, Math.round(value / STEP)))),
      at * meaningSize,
    ),
  );
  writeFileSync(files.numbers, numbers);
  writeFileSync(files.facts, `${JSON.stringify({ signature, ways: ways.length })}\n`);
  process.stdout.write(`${library.name}: ${ways.length} ways of asking\n`);
}
