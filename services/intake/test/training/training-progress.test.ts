import { responseLeaves, trainingProgress } from '@kbf/contracts';
import type { TrainingProgress } from '@kbf/contracts';
import { describe, expect, test } from 'vitest';
import { newMember, useIntake, visitor } from '../setup.ts';

const intake = useIntake();
const path = '/api/training-progress';
type Member = ReturnType<typeof newMember>;

const read = async (as: Member) =>
  (await intake.call<TrainingProgress>('GET', path, { as })).json();
const put = (as: Member, body: Record<string, unknown>) =>
  intake.call<TrainingProgress>('PUT', path, {
    as,
    body: { editedAt: new Date().toISOString(), ...body },
  });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

describe('Reading', () => {
  test('When a member has not begun, then it is the start; a visitor is asked to log in', async () => {
    expect(await read(newMember())).toEqual({
      currentModule: 1,
      completedModules: [],
      responses: {},
      updatedAt: null,
      completedAt: null,
    });
    expect((await intake.call('GET', path, { as: visitor })).status).toBe(401);
    const body = { editedAt: ago(0) };
    expect((await intake.call('PUT', path, { as: visitor, body })).status).toBe(401);
  });

  test('When one member writes, then another sees nothing of it', async () => {
    const [one, other] = [newMember(), newMember()];
    await put(one, { responses: { 'goals.home': 'Mine' }, personId: other.userId });
    expect((await read(other)).responses).toEqual({});
    expect((await read(one)).responses).toEqual({ 'goals.home': 'Mine' });
  });
});

describe('Merging', () => {
  test('When leaves are changed one after the other, then all are kept, and the whole is answered', async () => {
    const member = newMember();
    await put(member, { responses: { 'worksheet.home.value': '$350,000' } });
    const answer = await put(member, {
      currentModule: 2,
      completedModules: [1],
      responses: { 'needs.ranking': ['Growth', 'Contribution'], 'threePs.outcome': ' Peace ' },
    });
    expect(answer.status).toBe(200);
    expect(trainingProgress.parse(answer.json())).toMatchObject({
      currentModule: 2,
      completedModules: [1],
      responses: {
        'worksheet.home.value': '$350,000',
        'needs.ranking': ['Growth', 'Contribution'],
        'threePs.outcome': ' Peace ',
      },
    });
    expect(await read(member)).toEqual(answer.json());
  });

  test('When an older edit comes after a newer one, then per leaf the newer stays, as answered', async () => {
    const member = newMember();
    const leaves = (text: string) => ({ 'goals.home': text, 'goals.car': text });
    await put(member, { editedAt: ago(10), responses: { 'goals.home': 'newer' } });
    const late = await put(member, { editedAt: ago(60), responses: leaves('older') });
    expect(late.json().responses).toEqual({ 'goals.home': 'newer', 'goals.car': 'older' });
    const newest = await put(member, { editedAt: ago(5), responses: leaves('newest') });
    expect(newest.json().responses).toEqual(leaves('newest'));
  });

  test('When a list is changed, then it is one leaf: the newest list stands whole', async () => {
    const member = newMember();
    await put(member, { editedAt: ago(60), responses: { 'actions.doList': ['a', 'b', 'c'] } });
    await put(member, { editedAt: ago(30), responses: { 'actions.doList': ['d'] } });
    await put(member, { editedAt: ago(90), responses: { 'actions.doList': ['x', 'y'] } });
    expect((await read(member)).responses).toEqual({ 'actions.doList': ['d'] });
  });

  test('When a leaf is emptied, then it stays empty, whatever comes late', async () => {
    const member = newMember();
    await put(member, { editedAt: ago(5), responses: { 'goals.home': '', 'actions.doList': [] } });
    await put(member, { editedAt: ago(50), responses: { 'goals.home': 'Old' } });
    expect((await read(member)).responses).toEqual({ 'goals.home': '', 'actions.doList': [] });
  });

  test('When the clock of a device is years ahead, then it does not win over later edits', async () => {
    const member = newMember();
    const ahead = { editedAt: '2199-01-01T00:00:00Z' };
    await put(member, { ...ahead, responses: { 'goals.home': 'from the future' } });
    const soon = new Date(Date.now() + 60_000).toISOString();
    await put(member, { editedAt: soon, responses: { 'goals.home': 'after it' } });
    expect((await read(member)).responses).toEqual({ 'goals.home': 'after it' });
    await put(member, { editedAt: '0000-01-01T00:00:00Z', responses: { 'goals.home': 'ancient' } });
    expect((await read(member)).responses).toEqual({ 'goals.home': 'after it' });
  });

  test('When modules are completed in any order and twice, then they are united, the current never falls', async () => {
    const member = newMember();
    await put(member, { currentModule: 4, completedModules: [3, 1, 1] });
    const answer = await put(member, { currentModule: 2, completedModules: [2, 3] });
    expect(answer.json()).toMatchObject({ currentModule: 4, completedModules: [1, 2, 3] });
    expect((await put(member, {})).json()).toMatchObject({
      currentModule: 4,
      completedModules: [1, 2, 3],
    });
  });

  test('When two devices write different leaves 40 times at once, then nothing is lost', async () => {
    const member = newMember();
    const keys = ['home', 'car', 'boat', 'plane', 'college', 'vacation', 'hobbies', 'charity'];
    const device = (leaf: 'value' | 'date') =>
      Promise.all(
        keys.flatMap((key, n) =>
          [0, 1].map(() =>
            put(member, {
              completedModules: [(n % 6) + 1],
              responses: { [`worksheet.${key}.${leaf}`]: `${leaf} of ${key}` },
            }),
          ),
        ),
      );
    const answers = (await Promise.all([device('value'), device('date')])).flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { responses, completedModules } = await read(member);
    expect(Object.keys(responses)).toHaveLength(16);
    expect(completedModules).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('When edits of one leaf arrive in any order at once, then the newest wins', async () => {
    const member = newMember();
    await Promise.all(
      [7, 2, 9, 1, 8, 3, 6].map((seconds) =>
        put(member, { editedAt: ago(seconds * 10), responses: { 'goals.home': String(seconds) } }),
      ),
    );
    expect((await read(member)).responses).toEqual({ 'goals.home': '1' });
  });

  test('When every leaf is full of long text, then it is taken in one go', async () => {
    const member = newMember();
    const text = '好'.repeat(2_000);
    const fill = (path: string): [string, string | string[]] => {
      const [list, plain] = [Array.from({ length: 5 }, () => text), text];
      const value = responseLeaves[path]?.safeParse(plain).success ? plain : list;
      return [path, path.endsWith('.date') ? '2030-01-01' : value];
    };
    const responses = Object.fromEntries(Object.keys(responseLeaves).map(fill));
    const answer = await put(member, { responses });
    expect(answer.status).toBe(200);
    expect(answer.json().responses).toEqual(responses);
  });
});

describe('The day of completion', () => {
  test('When the last module is completed, then its day is kept, whatever is saved later', async () => {
    const member = newMember();
    await put(member, { completedModules: [1, 2, 3, 4, 5], editedAt: ago(3_000) });
    expect((await read(member)).completedAt).toBeNull();
    const completed = ago(2_000);
    await put(member, { completedModules: [6], editedAt: completed });
    await put(member, { completedModules: [6], responses: { 'goals.home': 'A house' } });
    const kept = await read(member);
    expect(kept.completedAt).toBe(completed);
    expect(kept.updatedAt).not.toBe(completed);
  });
});

describe('What is no change', () => {
  test.each([
    ['no time', { editedAt: undefined }],
    ['a time that is none', { editedAt: 'yesterday' }],
    ['module 0', { currentModule: 0 }],
    ['module 7', { currentModule: 7 }],
    ['half a module', { currentModule: 1.5 }],
    ['completed module 7', { completedModules: [1, 7] }],
    ['endless modules', { completedModules: Array.from({ length: 13 }, () => 1) }],
    ['an unknown leaf', { responses: { 'goals.yacht': 'x' } }],
    ['a leaf that objects have', { responses: { constructor: 'x' } }],
    ['text for a list', { responses: { 'actions.doList': 'x' } }],
    ['a list for text', { responses: { 'goals.home': ['x'] } }],
    ['a list too long', { responses: { 'needs.ranking': Array.from({ length: 7 }, () => 'x') } }],
    ['text too long', { responses: { 'goals.home': 'x'.repeat(2_001) } }],
    ['a NUL', { responses: { 'goals.home': 'x\u0000' } }],
    ['a NUL in a list', { responses: { 'actions.doList': ['x\u0000'] } }],
    ['half a character', { responses: { 'goals.home': 'x\ud800' } }],
    ['a number for text', { responses: { 'goals.home': 5 } }],
    ['nesting', { responses: { 'goals.home': { a: { b: {} } } } }],
    ['a list of answers', { responses: [] }],
  ])('When there is %s, then 400, and nothing of it is kept', async (_what, change) => {
    const member = newMember();
    const answer = await put(member, { completedModules: [1], ...change });
    expect(answer.status).toBe(400);
    expect((await read(member)).updatedAt).toBeNull();
  });

  test('When a leaf is called __proto__, then nothing of it is kept', async () => {
    const member = newMember();
    const body = `{"editedAt":"${ago(0)}","responses":{"__proto__":"x"}}`;
    const answer = await intake.call('PUT', path, { as: member, body });
    expect([200, 400]).toContain(answer.status);
    expect((await read(member)).responses).toEqual({});
  });

  test('When text is hostile, then the very text is kept', async () => {
    const member = newMember();
    const text = `<script>alert(1)</script> '; DROP TABLE training_answer; -- \\u0000 {"a":1}`;
    await put(member, { responses: { 'goals.home': text, 'actions.doList': [text] } });
    expect((await read(member)).responses).toEqual({
      'goals.home': text,
      'actions.doList': [text],
    });
  });
});
