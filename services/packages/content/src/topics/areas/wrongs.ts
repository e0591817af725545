import type { Topic } from '../types.ts';

/** For whoever asks that somebody be harmed or shamed. It refuses the harm and stays with the person. It has no signs. */
export const wrongs: Topic = {
  id: 'curse',
  title: 'Anger at somebody',
  area: 'faith',
  signs: {},
  strained: true,
  concern: 'what lies between you and that person',
  heard: [
    'I will not pray for harm to anyone, or write words that shame a person. What I can do is bring before God what stands behind it: the wrong, the anger, and you.',
    'A prayer against a person is one I do not write. But you need not hide from God how angry you are; the Psalms are full of it. Let us begin there.',
  ],
  verses: ['Romans 12:19', 'Psalm 37:5-6', 'Psalm 10:17-18', 'Proverbs 20:22', 'Psalm 55:22'],
  prayers: [
    'You see what was done, and you do not call it small. Let the truth come to light, and give back what was taken.',
    'We hand over to you what we would like to do ourselves. You judge more justly than we do.',
    'You see the hands that are lifted up, and what they have done. Let the truth be said before the next song.',
    'Keep the anger from growing into something that would harm us more than them.',
    'Show us what is ours to do: what to claim, what to say, whom to ask for help, and when to let go.',
  ],
  questions: [
    'What would be just, in your eyes, and who could help you to it?',
    'Is there something that you can still claim or set right, and who could help you with it?',
  ],
  nextStep:
    'Write everything that you would like to say on a page, without sparing anyone. Read it to God, then put it away for a night before you answer anybody.',
};
