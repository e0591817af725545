import type { Identity } from '@kbf/process-kit';
import { describe, expect, it } from 'vitest';
import { createLoginExchange } from '../../plugin/identity/login-exchange.ts';

const grace: Identity = { role: 'admin', userId: 'g' };

function exchange() {
  const clock = { now: 0 };
  const questions: PromiseWithResolvers<Identity | null>[] = [];
  const logins = createLoginExchange(
    () => {
      const question = Promise.withResolvers<Identity | null>();
      questions.push(question);
      return question.promise;
    },
    () => clock.now,
  );
  return { clock, questions, logins };
}

describe('exchanging login cookies', () => {
  it('When many ask at once, then auth is asked once', async () => {
    const { questions, logins } = exchange();
    const answers = [logins.identityOf('c'), logins.identityOf('c'), logins.identityOf('c')];
    questions[0]!.resolve(grace);
    expect(await Promise.all(answers)).toEqual([grace, grace, grace]);
    expect(questions).toHaveLength(1);
  });

  it('When an answer is older than half a second, then auth is asked again', async () => {
    const { clock, questions, logins } = exchange();
    const first = logins.identityOf('c');
    questions[0]!.resolve(grace);
    await first;
    clock.now = 500;
    expect(await logins.identityOf('c')).toEqual(grace);
    clock.now = 501;
    const second = logins.identityOf('c');
    await new Promise(setImmediate);
    questions[1]!.resolve(null);
    expect(await second).toBeNull();
  });

  it('When a slow question was asked too long ago, then its answer is not used for who comes now', async () => {
    const { clock, questions, logins } = exchange();
    const slow = logins.identityOf('c');
    clock.now = 900;
    const late = logins.identityOf('c');
    expect(questions).toHaveLength(1);
    questions[0]!.resolve(grace);
    expect(await slow).toEqual(grace);
    await new Promise(setImmediate);
    questions[1]!.resolve(null);
    expect(await late).toBeNull();
  });

  it('When a cookie is forgotten while it is asked about, then the next asks anew', async () => {
    const { questions, logins } = exchange();
    const before = logins.identityOf('c');
    logins.forget('c');
    const after = logins.identityOf('c');
    questions[0]!.resolve(grace);
    questions[1]!.resolve(null);
    expect(await before).toEqual(grace);
    expect(await after).toBeNull();
    expect(await logins.identityOf('c')).toBeNull();
  });

  it('When auth does not answer, then that is not remembered', async () => {
    const { questions, logins } = exchange();
    const failed = logins.identityOf('c');
    questions[0]!.reject(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    const again = logins.identityOf('c');
    questions[1]!.resolve(grace);
    expect(await again).toEqual(grace);
  });
});
