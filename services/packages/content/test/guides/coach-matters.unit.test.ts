import { describe, expect, it } from 'vitest';
import { composeCoach } from '../../src/guides/index.ts';
import { coachAsking } from '../../src/guides/coach/asking/coach-asking.ts';
import { talk } from './talk-with.ts';

/** What is said by the form of a question only, whatever the matter. */
const BY_FORM = /that I’ve heard|Good to know\. What shall I do|What I need for a good answer/;

describe('What people bring to the coach from life', () => {
  it.each([
    ['course-behind', 'Everyone else has finished module 3 and I am stuck in the first lesson'],
    ['course-time', 'I have two jobs and never get to the sheet'],
    ['course-spouse', 'My husband complains that I spend too much time on this training'],
    ['group-told', 'A woman told the others in my group what I had confided about my marriage'],
    ['group-difficult', 'One man in our group always talks and nobody else gets a word in'],
    ['group-lead', 'I have to lead our group on Friday because Miriam is ill'],
    ['other-faith', 'I’m not religious at all, is that a problem?'],
    ['exercise-useless', 'The gratitude exercise doesn’t work for me'],
    ['child-promise', 'I missed my daughter’s birthday because of a customer'],
    ['marriage-far', 'My wife and I hardly talk any more'],
    ['parents-against', 'My father thinks I am a fool to leave the ministry'],
    ['family-money', 'I send money home every month and nothing is left for the goals'],
    ['calling', 'I don’t know my calling, how do I find it?'],
    ['need-certain', 'My salary is safe. Is it fear or wisdom that I stay?'],
    ['alone-now', 'I am lonely since I run the shop by myself'],
    ['habit-falls', 'I hold my morning routine for five days and then it collapses'],
    ['tired-out', 'I am so tired that I can’t think of goals'],
    ['god-silent', 'I pray and God doesn’t answer'],
    ['say-no', 'I can’t say no to anybody at church'],
    ['craving', 'I drink too much wine every evening and I am ashamed'],
  ])('When it is about %s, then it is known by its words', (matter, message) => {
    expect(coachAsking.concernOf(message)?.id).toBe(matter);
  });

  it.each([
    [
      'I pray at five for four days, then I sleep in once and the whole thing collapses for weeks.',
      'It’s usually a Friday, because Thursday I close the restaurant and get to bed at 1.30.',
      'so what exactly do i do tomorrow morning, its thursday here',
      'The night after it set no alarm for five.',
    ],
    [
      'your exercises dont work. i did the one with the gratitude list for 21 days and feel the same',
      'I wrote it at night, in bed, on my phone, mostly the same three things.',
      'Fine, one more week, but tell me how I would notice that it’s working.',
      'Look for three signs',
    ],
    [
      'In the lesson I was asked for five people who know me truly. I could write down one, my sister, and she died.',
      'We ran the flower shop together. Now I run it by myself and go home and that’s it.',
      'I don’t want to talk about this in my group. They are all men of thirty.',
      'keep it out of the group with a good conscience',
    ],
    [
      'I have to lead our group for the first time this Friday because Miriam is in hospital.',
      'Two of them never speak, and one, Joost, never stops.',
      'What if someone asks a question about the lesson that I can’t answer?',
      'I don’t know that. Does one of you?',
    ],
  ])('When a talk goes on (%s), then each turn is answered in its matter', (...turns) => {
    const said = turns.slice(0, -1);
    for (let at = 1; at <= said.length; at += 1)
      expect(talk(composeCoach, ...said.slice(0, at))).not.toMatch(BY_FORM);
    expect(talk(composeCoach, ...said)).toContain(turns.at(-1));
  });

  it('When a sheet is asked for, then its own answer comes first', () => {
    expect(talk(composeCoach, 'What goes into module 3?')).toContain('Module 1 asks what you want');
    expect(coachAsking.concernOf('What goes into module 3?')).toBeUndefined();
  });
});
