import { expect, test } from 'vitest';
import { publicName } from '../../src/people/public-name.ts';

test.each([
  ['Daniel Okafor', 'Daniel Okafor'],
  ['  Ruth \n Castellanos ', 'Ruth Castellanos'],
  ['Zoë 🌅', 'Zoë 🌅'],
  ['Henry 8', 'Henry 8'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ["Seán O'Neill-Ó Briain", "Seán O'Neill-Ó Briain"],
])('When a member is called %j, then the name shown is %j', (fullName, shown) => {
  expect(publicName(fullName)).toBe(shown);
});

test.each([
  undefined,
  '',
  '   ',
  'ruth@castellanos.example',
  'Ruth (ruth@castellanos.example)',
  '+1 202 555 0103',
  '(202) 555-0103',
  'Call 2025550103',
  '+\u0661\u0662\u0660\u0662\u0665\u0665\u0665\u0660\u0661\u0660\u0663',
  'ruth\uFF20castellanos.example',
  '1234',
  '\u200D\u200C',
  '\u200b\u202e',
])('When the name of a member is %j, then "Fellowship Member" is shown', (fullName) => {
  expect(publicName(fullName)).toBe('Fellowship Member');
});

test('When a name turns the direction of text round, then the marks that do so are dropped', () => {
  expect(publicName('Ruth\u202E nadnalletsaC')).toBe('Ruth nadnalletsaC');
});
