import type { Topic } from '../types.ts';

/** For what fits no other topic: it claims to know nothing but that somebody asked for prayer. It has no signs. */
export const general: Topic = {
  id: 'general',
  title: 'What is on your heart',
  area: 'faith',
  signs: {},
  concern: 'what is on your heart',
  heard: [
    'Thank you for sharing what is on your heart. You need no special words for God, and none for us.',
    'I am glad you brought this here. Whatever lies behind it, you do not have to carry it by yourself.',
    'Thank you for trusting us with this. Let us take it to God as it is.',
    'It is good that you wrote. Sometimes the most honest prayer is simply to turn up.',
  ],
  verses: [
    'Psalm 62:8',
    'Matthew 7:7',
    'Psalm 139:1-2',
    'Romans 8:26',
    'Isaiah 41:10',
    'Psalm 145:18',
    'Matthew 11:28',
    'Hebrews 4:16',
    'Psalm 46:1',
    'Numbers 6:24-26',
  ],
  prayers: [
    'You know what stands between these lines better than we can say it. Hear what is meant.',
    'Come into this day as it is, with what is good in it and with what weighs on us.',
    'Give wisdom for what can be done, patience for what cannot, and someone to share both.',
    'Let us sense that we are seen and loved, and that nothing about us is too small for you.',
    'Where we have no strength left, be our strength; where we have some, show us whom to help.',
  ],
  questions: [
    'Would you like to tell me a little more about what is going on?',
    'What would you most like God to do in this?',
    'Is there someone beside you whom we should pray for too?',
  ],
  nextStep:
    'Take two quiet minutes today. Say to God one thing that is hard and one thing that is good, in your own words.',
};
