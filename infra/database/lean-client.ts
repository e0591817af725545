import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const call =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.wasm-base64\.mjs)"\)/;

/** Reads the same text from a file, which is freed after compilation. */
const readInstead = (module: string) =>
  [
    "const { readFile } = await import('node:fs/promises')",
    "    const { createRequire } = await import('node:module')",
    `    const file = createRequire(import.meta.url).resolve("${module}")`,
    "    const text = await readFile(file, 'latin1')",
    // A regular expression takes half a second for so long a text.
    `    const wasm = text.slice(text.indexOf('"') + 1, text.lastIndexOf('"'))`,
  ].join('\n');

/**
 * Makes a generated client read its query compiler, which is WebAssembly as text, from a file. As a module it would
 * stay in memory twice, as source and as value: 9 MB.
 * @throws when the client differs from what this version of Prisma generates
 */
export function readInPlaceOfImport(source: string): string {
  const module = call.exec(source)?.[1];
  if (!module)
    throw new Error('The generated database client loads its query compiler differently.');
  return source.replace(call, () => readInstead(module));
}

/** @param folder of a generated client */
export async function makeLean(folder: string): Promise<void> {
  const file = join(folder, 'internal/class.ts');
  await writeFile(file, readInPlaceOfImport(await readFile(file, 'utf8')));
}
