import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { OwnProfile } from '@kbf/contracts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { arabic, chinese, endless, hebrew, longTexts } from '../long-words.ts';
import { expectFits } from '../look-over.ts';
import { call, type Shared, sharePrayer } from '../write-by-call.ts';
import { quiet } from '../quiet.ts';

const [demoAdmin] = demoPeople;
const company = 'Long Words Joinery';

/** Releases a text that waits at the desk. Another is public already, and is not found there. */
async function release(page: Page, kind: 'prayer' | 'comment' | 'profile', id: string) {
  const path = `/api/care-desk/${kind}/${id}/decision`;
  await call(page, 'POST', path, { decision: 'release' }).catch((error: Error) => {
    if (!error.message.includes('404')) throw error;
  });
}

/** Shares a prayer with a comment, and publishes both, whatever was thought of them. */
async function publish(page: Page, text: string): Promise<string> {
  const id = await sharePrayer(page, `Please pray for ${text}`);
  await release(page, 'prayer', id);
  const comment = { comment: `With you, ${text}` };
  const written = await call<Shared>(page, 'POST', `/api/prayers/${id}/comments`, comment);
  await release(page, 'comment', written.id);
  return id;
}

const addresses = ['/prayer-feed?prayer=', '/prayer/feed?prayer=', '/prayer-share/'];
const pages = [
  ['/', 'Find Your Purpose'],
  ['/members', 'Grace Whitfield'],
  [`/profile/${demoAdmin.id}`, 'Grace Whitfield'],
  [`/business/${encodeURIComponent(company)}`, company],
] as const;

test('When people write long words, addresses and other scripts, then no page is wider than the screen', async ({
  admin: { page },
  visit,
}) => {
  test.slow();
  await page.goto('/prayer-feed');
  const prayers: string[] = [];
  for (const text of longTexts) prayers.push(await publish(page, text));
  const usual = await call<OwnProfile>(page, 'GET', '/api/user-profile/me');
  const lines = [endless, arabic, chinese];
  await call(page, 'PUT', '/api/user-profile/me', {
    identity: longTexts.join(' '),
    humanBeliefs: lines,
    isPublic: true,
  });
  await release(page, 'profile', demoAdmin.id);
  await call(page, 'POST', '/api/company-profiles', {
    companyName: company,
    tagline: endless,
    industry: arabic,
    foundedYear: 1999,
    website: `https://${'long-words-'.repeat(5)}joinery.example/${endless}`,
    biblicalQuote: null,
    biblicalReference: null,
    description: longTexts.join('\n'),
    missionStatement: hebrew,
    visionStatement: chinese,
    coreValues: lines,
    ceoName: endless,
    address: chinese,
    keyServices: lines,
  });

  const { page: reader } = await visit();
  for (const [index, id] of prayers.entries())
    for (const address of addresses) {
      await reader.goto(address + id);
      await expect(reader.getByText(`Please pray for ${longTexts[index]}`)).toBeVisible();
      await expectFits(reader);
    }
  for (const [path, shown] of pages) {
    await reader.goto(path);
    await expect(reader.getByText(shown).first()).toBeVisible();
    await quiet(reader);
    await expectFits(reader);
  }

  // As it was: other tests open the same site.
  const { identity, humanBeliefs, isPublic } = usual;
  await call(page, 'PUT', '/api/user-profile/me', { identity, humanBeliefs, isPublic });
});
