import { describe, expect, it, vi } from 'vitest';
import { chooseTopics, composePrayer, thresholds } from '../../src/topics/index.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const best = (message: string) => chooseTopics(message)[0]!;

describe('chooseTopics', () => {
  it.each([
    ['I lost my job last month', 'job-loss'],
    ['Please pray, I have an interview on Tuesday', 'interview'],
    ['We can’t pay the rent and the bills pile up', 'provision'],
    ['My credit card debt is killing me', 'debt'],
    ['My boss is toxic and my coworkers gossip', 'work-conflict'],
    ['We argue every day, our marriage is falling apart', 'marriage'],
    ['My mother passed away on Sunday', 'grief'],
    ['Dad has dementia and lives in a nursing home', 'aging-parents'],
    ['My surgery is on Friday', 'surgery'],
    ['How do I forgive my brother for what he did', 'forgiving'],
    ['God feels far away and my prayer life is dry', 'distance'],
    ['My daughter Ruth marries in June', 'wedding'],
    ['Our foster son may be adopted this spring', 'adoption'],
    ['My nephew is in prison and comes before the parole board', 'prison'],
    ['Since Iraq I cannot bear fireworks, the nightmares are back', 'war-memories'],
    ['The elders of our church spread lies about us and we left', 'church-hurt'],
    ['The kids at school bully my son every day', 'bullying'],
    ['I cannot forgive myself for what I did', 'self-forgiveness'],
    ['Our pastor is worn out, lift him up', 'for-a-pastor'],
    ['This launch is killing me, nothing is ready', 'launch'],
  ])('When a person writes "%s", then the topic is %s, and sure', (message, id) => {
    expect(best(message).id).toBe(id);
    expect(best(message).share).toBeGreaterThanOrEqual(thresholds.sure);
  });

  it('When nothing is known, then nothing is sure, and the reply does not guess', () => {
    const message = 'the goats are on the hill and grandpa whistles';
    expect(best(message).share).toBeLessThan(thresholds.sure);
    expect(composePrayer({ message }).topics).toEqual(['general']);
  });

  it('When shares are added up, then they are one', () => {
    const sum = chooseTopics('My surgery is on Friday').reduce((all, { share }) => all + share, 0);
    expect(sum).toBeCloseTo(1, 5);
  });
});
