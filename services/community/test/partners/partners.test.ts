import { expect, test } from 'vitest';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { weekOf } from '../../src/partners/week-of.ts';
import { deskOf } from '../desk/at-the-desk.ts';
import { announce, recorded } from '../recorded-events.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';
import { newPartner, partnerCalls, twoPartners } from './partners.ts';

const set = useCommunity({ worker: true });

const erase = (personId: string) =>
  announce(set.community, 'person.erasing', { personId, requestedAt: new Date().toISOString() });

test('When a member invites and another accepts, then both have the partner, a question and this week', async () => {
  const ruth = await newPartner(set.community, 'Ruth Castellanos');
  const daniel = await newPartner(set.community, 'Daniel Okafor');
  const invited = await ruth.invite();
  expect(invited.status).toBe(201);
  expect((await ruth.state()).body).toEqual({
    partnership: null,
    invitedUntil: invited.body.expiresAt,
  });
  expect((await daniel.look(invited.body.token)).body).toMatchObject({
    inviterName: 'Ruth Castellanos',
  });

  const accepted = await daniel.accept(invited.body.token);

  expect(accepted.status).toBe(200);
  expect(accepted.body.partnership).toMatchObject({
    partnerName: 'Ruth Castellanos',
    thisWeek: { week: weekOf(new Date()), mine: null, theirs: null },
    earlier: [],
  });
  expect((await ruth.state()).body).toMatchObject({
    partnership: { partnerName: 'Daniel Okafor' },
    invitedUntil: null,
  });
});

test('When a member was suspended or is leaving, then their invitation is over, also once they are back', async () => {
  const daniel = await newPartner(set.community, 'Daniel Okafor');
  const facts = { role: 'member', approved: true, changedAt: new Date().toISOString() } as const;
  for (const gone of [{ suspended: true }, { leaving: true }]) {
    const [ruth, fullName] = [await newPartner(set.community, 'Ruth Castellanos'), 'Ruth'];
    const { token } = (await ruth.invite()).body;
    const change = { ...facts, personId: ruth.userId, fullName, suspended: false, leaving: false };
    await announce(set.community, 'person.changed', { ...change, ...gone, version: 8 });
    expect((await daniel.look(token)).status).toBe(404);
    await announce(set.community, 'person.changed', { ...change, version: 9 });
    expect((await daniel.accept(token)).status).toBe(404);
    expect((await ruth.state()).body).toEqual({ partnership: null, invitedUntil: null });
  }
});

test('When no admin has approved a member, then they reach no partner, and may still see, report and end', async () => {
  const { ruth } = await twoPartners(set.community);
  const daniel = await newPartner(set.community, 'Daniel Okafor');
  const { token } = (await daniel.invite()).body;
  const asUnapproved = (userId: string) =>
    partnerCalls(set.community, { ...newMember(), userId, isApproved: false });
  const [stranger, earlier] = [newMember(), ruth].map(({ userId }) => asUnapproved(userId));
  for (const refused of [
    await stranger!.invite(),
    await stranger!.look(token),
    await stranger!.accept(token),
    await earlier!.ask('How are you, really?'),
    await earlier!.say('Well.'),
  ])
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'approval_required' }]);
  expect((await earlier!.state()).body.partnership).toMatchObject({ partnerName: 'Daniel Okafor' });
  expect((await earlier!.report('They ask for money.')).status).toBe(201);
  expect((await earlier!.end()).status).toBe(204);
});

test('When both answer, then both see both, and an answer can be written anew', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.say('Three evenings of four.');
  await ruth.say('Four evenings of five. My number is +1 202 555 0143.');
  await daniel.say('I called the bank.');

  const [hers, his] = [(await ruth.state()).body, (await daniel.state()).body];
  expect(hers.partnership?.thisWeek).toMatchObject({
    mine: { answer: 'Four evenings of five. My number is +1 202 555 0143.', held: false },
    theirs: { answer: 'I called the bank.' },
  });
  expect(his.partnership?.thisWeek).toMatchObject({
    mine: { answer: 'I called the bank.' },
    theirs: { answer: 'Four evenings of five. My number is +1 202 555 0143.' },
  });
});

test('When one answers for the first time in a week, then the other is told, and no word of it', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  const toldDaniel = async () =>
    (await recorded(set.community, 'partner.answered')).filter(
      ({ personId }) => personId === daniel.userId,
    );
  await ruth.say('You are a worthless piece of trash, I hate you');
  expect(await toldDaniel()).toEqual([]);
  await ruth.say('I kept my promise.');
  await ruth.say('I kept my promise, mostly.');
  const told = await toldDaniel();
  expect(told).toMatchObject([{ week: weekOf(new Date()) }]);
  expect(JSON.stringify(told)).not.toContain('promise');
});

test('When weeks go by, then the earlier answers stand newest first, and this week is empty again', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.say('This week.');
  const { prisma } = set.community.deps.database;
  const { personId, partnershipId } = await prisma.partnerAnswer.findFirstOrThrow({
    where: { answer: 'This week.' },
  });
  for (const week of ['2026-01-05', '2026-01-12'])
    await prisma.partnerAnswer.create({
      data: { partnershipId, week, personId, answer: week, writtenAt: new Date() },
    });
  const { partnership } = (await daniel.state()).body;
  expect(partnership?.earlier).toMatchObject([
    { week: '2026-01-12', mine: null, theirs: { answer: '2026-01-12' } },
    { week: '2026-01-05', mine: null, theirs: { answer: '2026-01-05' } },
  ]);
});

test('When one changes the question, then both have it; a hurtful one is refused', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  const asked = await ruth.ask('Did you rest on Sunday?');
  expect(asked.body.partnership?.question).toBe('Did you rest on Sunday?');
  expect((await daniel.state()).body.partnership?.question).toBe('Did you rest on Sunday?');
  expect((await daniel.ask('You are a worthless piece of trash, I hate you')).status).toBe(400);
  expect((await daniel.ask('Hm?')).status).toBe(400);
  expect((await daniel.state()).body.partnership?.question).toBe('Did you rest on Sunday?');
});

test('When an answer abuses its reader, then its author alone has it', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.say('You are a worthless piece of trash, I hate you');
  expect((await ruth.state()).body.partnership?.thisWeek.mine?.held).toBe(true);
  expect((await daniel.state()).body.partnership?.thisWeek.theirs).toBeNull();
});

test('When an answer speaks of danger, then its author sees help, and the partner can read it', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  const text = 'I want to kill myself tonight.';
  const { body } = await ruth.say(text);
  expect(body.care).toMatchObject({ level: 'certain', kind: 'suicide' });
  expect(body.partnership?.thisWeek.mine?.held).toBe(false);
  expect((await daniel.state()).body.partnership?.thisWeek.theirs?.answer).toBe(text);
});

test('When an invitation is used, replaced, over or one’s own, then nobody becomes a partner by it', async () => {
  const { token } = await twoPartners(set.community);
  const anna = await newPartner(set.community, 'Anna Lindqvist');
  expect((await anna.accept(token)).status).toBe(404);
  const old = await anna.invite();
  const newer = await anna.invite();
  const ben = await newPartner(set.community, 'Ben Adler');
  expect((await ben.accept(old.body.token)).status).toBe(404);
  expect((await anna.accept(newer.body.token)).status).toBe(409);
  await set.community.deps.database.prisma.partnerInvitation.updateMany({
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  expect((await ben.look(newer.body.token)).status).toBe(404);
  expect((await ben.accept(newer.body.token)).status).toBe(404);
  expect((await ben.accept('x'.repeat(32))).status).toBe(404);
  expect((await anna.state()).body).toEqual({ partnership: null, invitedUntil: null });
});

test('When somebody has a partner, then there is no second, also for two who accept at once', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  const anna = await newPartner(set.community, 'Anna Lindqvist');
  const ben = await newPartner(set.community, 'Ben Adler');
  const invited = await anna.invite();
  expect((await ruth.invite()).status).toBe(409);
  expect((await daniel.accept(invited.body.token)).status).toBe(409);
  const cleo = await newPartner(set.community, 'Cleo Marsh');
  const answers = await Promise.all([ben, cleo].map((one) => one.accept(invited.body.token)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
});

test('When one ends it, then it is over for both, and nothing of it is kept', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.say('Words that go.');
  expect((await daniel.end()).status).toBe(204);
  for (const one of [ruth, daniel]) {
    expect((await one.state()).body).toEqual({ partnership: null, invitedUntil: null });
    expect((await one.say('Is anybody there?')).status).toBe(404);
  }
  const { prisma } = set.community.deps.database;
  expect(await prisma.partnerAnswer.count({ where: { personId: ruth.userId } })).toBe(0);
});

test('When one of them is erased, then it is over, and open invitations are, too', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await daniel.say('What I wrote.');
  const anna = await newPartner(set.community, 'Anna Lindqvist');
  const invited = await anna.invite();
  await erase(daniel.userId);
  await erase(anna.userId);
  expect((await ruth.state()).body.partnership).toBeNull();
  expect((await ruth.accept(invited.body.token)).status).toBe(404);
  expect((await anna.invite()).status).toBe(401);
});

test('When a partner is reported, then admins see who and why, and no answer', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await daniel.say('What only Ruth reads.');
  expect((await ruth.report('He writes to me late at night.')).status).toBe(201);
  await ruth.report('He still does.');
  const { body, text } = await deskOf(set.community);
  const item = body.find(({ id }) => id === daniel.userId);
  expect(item).toMatchObject({ kind: 'profile', group: 'reported' });
  expect(item?.text?.reports.map(({ reason }) => reason)).toEqual([
    'He writes to me late at night.',
  ]);
  expect(text).not.toContain('What only Ruth reads.');
  const alone = await newPartner(set.community, 'Anna Lindqvist');
  expect((await alone.report('Nobody is there.')).status).toBe(404);
});

test('When somebody with a partner asks for their data, then their own answers are in it, and no other’s', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.say('What Ruth wrote.');
  await daniel.say('What Daniel wrote.');
  const { config, database } = set.community.deps;
  const own = await database.transaction((tx) =>
    gatherPerson(config, tx, { userId: ruth.userId, visitorId: null }),
  );
  expect(own).toMatchObject({ partner: { answers: [{ answer: 'What Ruth wrote.' }] } });
  expect(JSON.stringify(own)).not.toContain('What Daniel wrote.');
});

test('When a visitor calls, then a login is asked for', async () => {
  const visitor = partnerCalls(set.community, newVisitor());
  const answers = await Promise.all([
    visitor.state(),
    visitor.invite(),
    visitor.accept('x'.repeat(32)),
    visitor.say('Hello'),
    visitor.end(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});
