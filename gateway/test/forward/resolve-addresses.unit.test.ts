import { expect, it } from 'vitest';
import { resolveAddresses } from '../../plugin/forward/upstream.ts';

it('When a service is given by name, then it is found at what the name stands for', async () => {
  const found = await resolveAddresses(['http://localhost:3000']);
  expect(found.map(({ origin }) => origin)).toContain('http://127.0.0.1:3000');
  expect(new Set(found.map(({ hostname }) => hostname))).toEqual(new Set(['localhost']));
});

it('When a name stands for nothing, then the others are found all the same', async () => {
  const found = await resolveAddresses(['http://nobody.invalid:3000', 'http://127.0.0.1:3000']);
  expect(found).toEqual([{ origin: 'http://127.0.0.1:3000', hostname: '127.0.0.1' }]);
});
