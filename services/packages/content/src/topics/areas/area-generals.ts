import type { Area, Topic } from '../types.ts';
import { general } from './general.ts';

/** What can be prayed when it is plain where it hurts, and not what it is: at work, in the purse, at home, in body or soul. */
const about = (area: Area, verses: string[], prayers: string[], questions: string[]): Topic => ({
  ...general,
  area,
  verses,
  prayers,
  questions,
});

/** Words for each area, when no topic is sure. They claim nothing but the area. */
export const areaGenerals: Record<Area, Topic> = {
  work: about(
    'work',
    ['Psalm 90:17', 'Proverbs 16:3', 'Isaiah 41:10', 'James 1:5', 'Psalm 37:5-6'],
    [
      'You know this work, the people in it and what hangs on it. Stand in the midst of it with us.',
      'Give a clear head for the next step, honest words, and somebody to think it through with.',
      'Where others depend on it, provide for them, and do not let the weight rest on one pair of shoulders.',
      'Whatever comes of it, let us not lose our peace over it, or our kindness.',
    ],
    [
      'What has to be decided first, and by when?',
      'Who else knows how it stands, and could look at it with you?',
    ],
  ),
  money: about(
    'money',
    ['Matthew 6:31-32', 'Philippians 4:19', 'Psalm 34:10', 'Psalm 55:22', 'Hebrews 13:5'],
    [
      'You know what is needed and by when. Give what this day needs, and a way to the next.',
      'Take the shame out of it, so that we can look at the figures and ask for help.',
      'Send honest counsel, fair people and doors we had not thought of.',
      'Let us not measure our worth by what is in the account; you do not.',
    ],
    [
      'What is due first, and is there somebody who could go through it with you?',
      'What would take the most pressure off in the next two weeks?',
    ],
  ),
  family: about(
    'family',
    ['Psalm 121:7-8', 'Isaiah 41:10', 'Psalm 34:18', 'Numbers 6:24-26', 'Colossians 3:14'],
    [
      'You know each one who belongs to this, and what each one carries. Be near to all of them.',
      'Give words where there is silence, and patience where there are too many words.',
      'Heal what has been hurt, and keep safe what is still whole.',
      'Where we can do nothing, do what we cannot, and give us someone to lean on.',
    ],
    [
      'Who of those you think of needs prayer the most just now?',
      'What would be a first good sign in this, however small?',
    ],
  ),
  health: about(
    'health',
    ['Psalm 46:1', 'Psalm 73:26', 'Isaiah 41:10', 'Psalm 34:18', 'Matthew 11:28'],
    [
      'You made body and soul, and you know what is wrong. Lay your hand on it, and heal.',
      'Guide everyone who treats and cares, and give rest to everyone who waits.',
      'Be there at night, when everything is larger than by day.',
      'Give one good hour today, and let it be noticed.',
    ],
    [
      'What is the next thing to wait for, and who is there with you?',
      'What makes it a little easier, even for an hour?',
    ],
  ),
  faith: about(
    'faith',
    ['Psalm 62:8', 'Romans 8:26', 'Psalm 139:1-2', 'Hebrews 4:16', 'Psalm 145:18'],
    [
      'You know what moves us better than we can say it. Hear what is meant.',
      'Take us as we come, with what we believe and with what we cannot.',
      'Lead us to people with whom we need not pretend.',
      'Give light for the next step, and patience for those after it.',
    ],
    [
      'What would you most like to hear from God about it?',
      'Is there someone with whom you can speak openly about it?',
    ],
  ),
};
