// Makes src/multiply.wasm from its text, multiply.wat:
//   npx node services/packages/sentence-meaning/build-multiply.ts
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const multiplyText = new URL('./src/multiply.wat', import.meta.url);
export const multiplyFile = new URL('./src/multiply.wasm', import.meta.url);

/** The bytes that the text stands for. */
export async function buildMultiply(): Promise<Uint8Array> {
  const tools = await wabt();
  const parsed = tools.parseWat('multiply.wat', readFileSync(multiplyText, 'utf8'), {
    simd: true,
    threads: true,
  });
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return buffer;
}

if (process.argv[1] === import.meta.filename) writeFileSync(multiplyFile, await buildMultiply());
