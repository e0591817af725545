import { describe, expect, it } from 'vitest';
import { ownDetailsIn, withoutOwnDetails } from '../src/own-details.ts';

const namedIn = (text: string): string[] =>
  ownDetailsIn(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('ownDetailsIn', () => {
  it.each([
    ['Please call me, (555) 123-4567, after six.', 'phone: (555) 123-4567'],
    ['My number is +49 170 1234567.', 'phone: +49 170 1234567'],
    ['Write to anna.bell@example.com.', 'email: anna.bell@example.com'],
    ['We live at 123 Maple Street, come by!', 'address: 123 Maple Street'],
    ['I owe $12,400.', 'sum: $12,400'],
    ['We need 900 dollars by Friday.', 'sum: 900 dollars'],
  ])('When a text holds a detail (%s), then it is found in its place', (text, detail) => {
    expect(namedIn(text)).toEqual([detail]);
  });

  it.each([
    'Psalm 119:105 and 1 Corinthians 13:4-7 keep me going.',
    'Our anniversary is 10/14/2025, we married in 1998.',
    'Three kids, 2 dogs, a 20 minute drive and 5 hours on the road.',
    'God is good, 24/7, 365 days.',
    '',
  ])('When a text only has other numbers (%s), then nothing is found', (text) => {
    expect(ownDetailsIn(text)).toEqual([]);
  });

  it('When several are left out, then the rest of the text stays as it was', () => {
    expect(
      withoutOwnDetails('Pray: I owe $5,000, live at 12 Oak Lane; a@b.com or 555-123-4567. Amen'),
    ).toBe('Pray: I owe …, live at …; … or …. Amen');
    expect(withoutOwnDetails('Nothing here.')).toBe('Nothing here.');
  });
});
