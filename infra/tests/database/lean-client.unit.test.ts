import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInPlaceOfImport } from '../../database/lean-client.ts';
import { serviceFolder, statefulServices } from '../../database/services.ts';

const clientOf = (service: string) =>
  readFileSync(join(serviceFolder(service), 'src/generated/prisma/internal/class.ts'), 'utf8');

test('When a client is generated, then no module keeps its query compiler as a text', () => {
  for (const service of statefulServices) {
    expect(clientOf(service)).not.toMatch(/import\([^)]*wasm-base64/);
    expect(clientOf(service)).toContain('wasm-base64');
  }
});

test('When a client is not made as it used to be, then that is said instead of leaving it as it is', () => {
  expect(() => readInPlaceOfImport('config.compilerWasm = {}')).toThrow('differently');
});
