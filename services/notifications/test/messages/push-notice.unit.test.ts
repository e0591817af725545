import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compose } from '../../src/messages/compose.ts';
import { pushKinds } from '../../src/messages/push-notice.ts';

const link = 'https://fellowship.example/needs?tab=contacts';
const worker = readFileSync(
  new URL('../../../../frontend/public/service-worker.js', import.meta.url),
  'utf8',
);

test.each(pushKinds)(
  'When a browser gets %s, then it has kind and path alone, and words for it',
  (kind) => {
    const content = { to: 'id', fullName: 'Ruth Castellanos', about: 'confirmed', link };
    const { text, ...rest } = compose('push', kind, content);
    expect(JSON.parse(text)).toEqual({ kind, path: '/needs?tab=contacts' });
    expect(rest).toEqual({});
    expect(worker).toMatch(new RegExp(`^ {2}'?${kind}'?: '.{20,}',$`, 'm'));
  },
);

test('When a message is a login or an alert, then it never goes to a browser', () => {
  for (const kind of ['login', 'crisis-alert'])
    expect(() => compose('push', kind, { to: 'id', link })).toThrow('does not go to browsers');
});
