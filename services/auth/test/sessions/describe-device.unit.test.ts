import { expect, test } from 'vitest';
import { describeDevice } from '../../src/sessions/describe-device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test('When a browser says what it is, then the device is named in words', () => {
  const cases = {
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${safari}`]: 'Safari on iPhone',
    [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`]: 'Chrome on Android',
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/140.0`]: 'Edge on Windows',
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`]: 'Chrome on Mac',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
  };
  for (const [userAgent, words] of Object.entries(cases))
    expect(describeDevice(userAgent)).toBe(words);
});

test('When it says nothing we know, then nothing of the text is kept', () => {
  expect(describeDevice(undefined)).toBe('Unknown device');
  expect(describeDevice('<script>alert(1)</script>')).toBe('Unknown device');
  expect(describeDevice('x'.repeat(100_000))).toBe('Unknown device');
});
