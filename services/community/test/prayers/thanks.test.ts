import { expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';
import { letTimePass } from '../desk/at-the-desk.ts';
import { edit, feedOf, queueOf, settle, unfitText } from '../desk/held.ts';

const set = useCommunity();

test('When the author marks a prayer as answered with thanks, then everybody reads it everywhere', async () => {
  const author = newVisitor();
  const id = await sharePublic(set.community, author);
  const marked = await edit(
    set.community,
    id,
    { answered: true, thanks: 'He is <b>home</b>.' },
    author,
  );
  const shown = (await feedOf(set.community)).find(id);
  const page = await set.community.call('GET', `/prayer-share/${id}`);

  expect(marked).toMatchObject({ status: 200, body: { thanks: 'He is <b>home</b>.', mine: true } });
  expect(shown).toMatchObject({ thanks: 'He is <b>home</b>.', answeredAt: marked.body.answeredAt });
  expect(page.text).toContain('This prayer was answered');
  expect(page.text).toContain('He is &lt;b&gt;home&lt;/b&gt;.');
  expect(page.text).not.toContain('<b>home');
});

test('When it is marked again, then the day stays; when it is taken back, then thanks and day are gone', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const first = await edit(set.community, id, { answered: true }, author);
  const again = await edit(set.community, id, { thanks: 'Thank you.' }, author);
  const without = await edit(set.community, id, { thanks: null }, author);
  const back = await edit(set.community, id, { answered: false }, author);

  expect(again.body).toMatchObject({ answeredAt: first.body.answeredAt, thanks: 'Thank you.' });
  expect(without.body).toMatchObject({ answeredAt: first.body.answeredAt, thanks: null });
  expect(back.body).toMatchObject({ answeredAt: null, thanks: null });
});

test('When the thanks are unfit, then it is 202, and others see no words until an admin publishes them', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await edit(set.community, id, { thanks: 'First words.' }, author);
  const held = await edit(set.community, id, { thanks: unfitText('Thanks') }, author);
  const item = (await queueOf(set.community)).find((one) => one.id === id);

  expect(held).toMatchObject({ status: 202, body: { thanks: 'First words.' } });
  expect(item).toMatchObject({ kind: 'thanks', text: unfitText('Thanks'), state: 'held' });
  expect((await feedOf(set.community)).find(id)?.thanks).toBe('First words.');

  await settle(set.community, ['thanks', id], 'release');
  await letTimePass(set.community);

  expect((await feedOf(set.community)).find(id)?.thanks).toBe(unfitText('Thanks'));
  expect(await queueOf(set.community)).toEqual([]);
  expect(await recorded(set.community, 'moderation.decided')).toMatchObject([
    { kind: 'thanks', authorId: author.userId, outcome: 'published' },
  ]);
  expect((await settle(set.community, ['thanks', id], 'release')).status).toBe(404);
});

test('When the thanks were changed after an admin looked, then the decision is 409', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const write = (text: string) => edit(set.community, id, { thanks: unfitText(text) }, author);
  const itemOf = async () => (await queueOf(set.community)).find((one) => one.id === id)!.createdAt;
  await write('One');
  const looked = await itemOf();
  await write('Two');
  const decide = (seenAt: string) => settle(set.community, ['thanks', id], 'release', { seenAt });

  expect((await decide(looked)).status).toBe(409);
  expect((await decide(await itemOf())).status).toBe(201);
  expect((await feedOf(set.community)).find(id)?.thanks).toBe(unfitText('Two'));
});

test('When an admin hides held thanks, then the prayer stays as it was', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await edit(set.community, id, { answered: true, thanks: unfitText('No') }, author);
  await settle(set.community, ['thanks', id], 'hide');
  const shown = (await feedOf(set.community)).find(id);

  expect(shown).toMatchObject({ thanks: null, answeredAt: expect.any(String) as string });
});

test('When no verdict comes, or the thanks speak of self-harm, then they are held, and an admin told', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  set.ai.moderation = 'broken';
  const unjudged = await edit(set.community, id, { thanks: 'Thank you all.' }, author);
  const crisis = await edit(set.community, id, { thanks: 'I want to kill myself.' }, author);

  expect([unjudged.status, crisis.status]).toEqual([202, 202]);
  expect(await recorded(set.community, 'crisis.noticed')).toMatchObject([{ source: 'thanks' }]);
});

test('When somebody else marks it, then 403, or 404 for what is not public; so for an admin', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const held = await sharePrayer(set.community, { userRequest: unfitText('F') }, author);
  const answers = [
    await edit(set.community, id, { answered: true }, newMember()),
    await edit(set.community, id, { answered: true }, newVisitor()),
    await edit(set.community, held.body.id, { answered: true }, newVisitor()),
    await edit(set.community, held.body.id, { answered: true }, author),
    await edit(set.community, newMember().userId, { answered: true }, author),
    await edit(set.community, id, { answered: true }, admin),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 409, 404, 403]);
});

test.each([
  { answered: 'yes' },
  { thanks: ' ' },
  { thanks: 'x'.repeat(1_001) },
  { thanks: 'a\u0000b' },
  { answered: false, thanks: 'Thank you.' },
])('When a prayer is edited with %j, then the answer is 400', async (body) => {
  const author = newMember();
  const id = await sharePublic(set.community, author);

  expect((await edit(set.community, id, body, author)).status).toBe(400);
});
