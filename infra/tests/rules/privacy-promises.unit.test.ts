import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';

/** Words that promise that no other person reads something. Admins read what is held, reported or may mean danger. */
const promises =
  /only you\b|only the two|between you and|for you alone|nobody but you|nobody else|no one else|confidential/i;

/** Pages that say so, and why it is true there. */
const trueThere: Record<string, string> = {
  'components/check-in/check-in-question.tsx':
    'no call shows the answer to a check-in to another person',
  'components/care/what-became.ts': 'the same sentence names the admins',
  'features/policies/privacy-page.tsx': 'the same sentence names the admins',
  'features/account/contact/contact-tab.tsx': 'the same sentence names the admins',
  'features/prayer/where-it-went.ts': 'the same sentence names the admins',
  'features/account/profile/who-sees-what.tsx': 'what other visitors of the profile see',
  'features/chats/write-box.tsx': 'the next sentences name the admins',
  'features/partner/invite-someone.tsx': 'it is about the use of a link',
  'features/partner/partner-page.tsx': 'the same sentence names the admins',
  'features/partner/two-partners.tsx': 'the same sentence names the admins',
  'features/members/member-profile.tsx': 'a page that is not public is refused to all others',
};

test('When a page promises that nobody else reads something, then it is one where that is true', async () => {
  const source = `${checkout}/frontend/src/`;
  const found: string[] = [];
  for await (const file of glob(`${source}{components,features}/**/*.{ts,tsx}`)) {
    if (/test\.|fixtures|\/parts\//.test(file)) continue;
    // Words in comments are not shown. A sentence may go on in the next line.
    const text = (await readFile(file, 'utf8')).replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    if (promises.test(text.replaceAll(/\s+/g, ' '))) found.push(file.slice(source.length));
  }
  expect(found.toSorted()).toEqual(Object.keys(trueThere).toSorted());
});
