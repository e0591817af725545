import { describe, expect, it } from 'vitest';
import { matchTopics } from '../../src/topics/index.ts';

describe('matchTopics', () => {
  it.each([
    ['I lost my job last month', 'job-loss'],
    ['Please pray, I have an interview on Tuesday', 'interview'],
    ['We can’t pay the rent and the bills pile up', 'provision'],
    ['My credit card debt is killing me', 'debt'],
    ['My business is dying, sales are down', 'business-struggle'],
    ['My boss is toxic and my coworkers gossip', 'work-conflict'],
    ['I am burned out and exhausted', 'burnout'],
    ['We argue every day, our marriage is falling apart', 'marriage'],
    ['She filed for divorce and wants custody', 'separation'],
    ['My son Daniel is using drugs and walked away from the Lord', 'prodigal'],
    ['My mother passed away on Sunday', 'grief'],
    ['Dad has dementia and lives in a nursing home', 'aging-parents'],
    ['The biopsy says it is cancer', 'cancer'],
    ['My surgery is on Friday', 'surgery'],
    ['I worry all night and panic in the morning', 'anxiety'],
    ['I feel so hopeless and sad', 'sadness'],
    ['I relapsed and started drinking again', 'addiction'],
    ['How do I forgive my brother for what he did', 'forgiving'],
    ['I feel so guilty about my past', 'guilt'],
    ['God feels far away and my prayer life is dry', 'distance'],
    ['Please pray for peace in Ukraine, so much war', 'world'],
    ['Praise God, I got the job!', 'thanksgiving'],
    ['We have tried for a baby for years, another miscarriage', 'infertility'],
    ['I am so lonely since I moved, no friends here', 'loneliness'],
    ['I need wisdom for a big decision', 'direction'],
  ])('When a person writes "%s", then the topic is %s', (message, id) => {
    expect(matchTopics(message)[0]?.topic.id).toBe(id);
  });

  it('When a topic is named only to set it aside, then it does not lead', () => {
    expect(matchTopics('It is not my health, it is my marriage.')[0]?.topic.id).toBe('marriage');
    expect(
      matchTopics('Work is going well but we can’t stop arguing, my marriage hurts.')[0]?.topic.id,
    ).toBe('marriage');
  });

  it('When nothing is known, then there is no topic', () => {
    expect(matchTopics('the goats are on the hill')).toEqual([]);
  });
});
