import type { Topic } from '../types.ts';

/** More that people bring about body and heart: a sick child, a sick animal, habits of health, homesickness. */
export const healthDays: Topic[] = [
  {
    id: 'sick-child',
    title: 'A sick child',
    area: 'health',
    signs: {
      nicu: 7,
      preemie: 7,
      premature: 5,
      'my baby + sick|fever|hospital|surgery|breathing': 6,
      'my son + hospital|fever|asthma|seizures|leukemia|diabetes': 5,
      'my daughter + hospital|fever|asthma|seizures|leukemia|diabetes': 5,
      'childrens hospital': 7,
      pediatrician: 5,
    },
    concern: 'your sick child',
    heard: [
      'A sick child turns the order of things upside down; one would trade places at once. I am so sorry.',
      'So small a person and so much to go through. Your fear is love with nowhere to put its hands.',
    ],
    verses: [
      'Isaiah 40:11',
      'Mark 10:16',
      'Psalm 121:3-4',
      'Psalm 56:3',
      'Isaiah 41:10',
      'Matthew 18:10',
    ],
    prayers: [
      'You took children into your arms. Take this one, through wires and blankets, and heal.',
      'Give the doctors and nurses quick eyes, warm hands and the right thought at the right time.',
      'Let the child feel more love than fear, and sleep.',
      'Hold those who sit at the bed. Be their strength at four in the morning, and their hope.',
    ],
    questions: [
      'How is the child today, and how are you?',
      'Who can bring you something to eat, or sit there for an hour while you sleep?',
    ],
    nextStep:
      'Give one person the task of telling all the others, so that you need not answer every message.',
  },
  {
    id: 'pet-ill',
    title: 'A sick or missing animal',
    area: 'health',
    signs: {
      vet: 4,
      'my dog + sick|surgery|limping|lost|missing|tumor|eat': 6,
      'my cat + sick|surgery|lost|missing|tumor|eat': 6,
      'my horse + sick|colic|lame': 6,
      puppy: 3,
      kitten: 3,
    },
    unless: ['died', 'passed'],
    concern: 'the animal you love',
    heard: [
      'An animal cannot say where it hurts, and that makes the worry larger. It is no small thing, and you may pray for it.',
      'They share the house and the days with us. Of course you are worried.',
    ],
    verses: ['Psalm 36:6', 'Psalm 145:9', 'Proverbs 12:10', 'Psalm 104:24'],
    prayers: [
      'You made this creature and know its heartbeat. Ease what hurts, and let it get well.',
      'Give the vet a good eye, and us the wisdom to decide in its favor.',
      'Let it feel that it is not alone.',
      'Calm those who love it, children above all.',
    ],
    questions: [
      'What is its name, and how is it just now?',
      'What has the vet said, or what will you ask?',
    ],
    nextStep:
      'Write down for the vet when it began, what it eats and what has changed. Then sit beside it for a while; your quiet is good for it.',
  },
  {
    id: 'health-habits',
    title: 'Healthier days',
    area: 'health',
    signs: {
      'lose weight': 6,
      'losing weight': 5,
      overweight: 6,
      exercise: 4,
      diet: 4,
      'blood pressure': 4,
      'blood sugar': 4,
      'quit smoking': 6,
      'stop smoking': 6,
      'eat healthy': 5,
      gym: 3,
    },
    concern: 'caring for your body',
    heard: [
      'To change what one eats, or how one moves, is a fight fought several times a day. It is good to ask for help with it.',
      'You want to take care of the body you were given. God is not against that body, and neither should you be.',
    ],
    verses: [
      '1 Corinthians 6:19-20',
      '3 John 1:2',
      '1 Corinthians 10:31',
      'Galatians 5:22-23',
      'Psalm 139:14',
    ],
    prayers: [
      'You made this body and call it your temple. Teach us to treat it as a gift and not as an enemy.',
      'Give one good choice at a time, and a fresh start after each poor one.',
      'Take away shame, which has never made anyone healthier.',
      'Lead to good advice, to a companion on the walk, and to joy in moving.',
    ],
    questions: [
      'What has worked for a while, and what ended it?',
      'Who could do it together with you?',
    ],
    nextStep:
      'Choose one change so small that you can keep it on a bad day: ten minutes on foot after supper, water with each meal. If your health is at stake, plan it with your doctor.',
  },
  {
    id: 'homesick',
    title: 'Homesickness',
    area: 'family',
    signs: {
      homesick: 7,
      'miss home': 6,
      'miss my country': 6,
      'far from home': 6,
      'far from my family': 6,
      'away from my family': 5,
      abroad: 3,
      'miss my family': 5,
    },
    concern: 'the longing for home',
    heard: [
      'Homesickness has a smell and a taste: a kitchen, a street, a language in which one need not think. It is real.',
      'To live far from one’s people is to be always a little in two places. I am sorry that it pulls so hard.',
    ],
    verses: [
      'Psalm 139:9-10',
      'Genesis 28:15',
      'Psalm 68:6',
      'Hebrews 11:16',
      'Psalm 121:7-8',
      'Deuteronomy 31:8',
    ],
    prayers: [
      'You are at home in every land. Be a piece of home for us here.',
      'Watch over those we miss, and let us hear each other’s voices in good health.',
      'Give us people here who learn to say our names, and a table where our food is welcome.',
      'Show us what this time is good for, and when it is time to go, or to stay.',
    ],
    questions: [
      'What do you miss most at this hour?',
      'Is there anyone near you who comes from the same place, or knows the feeling?',
    ],
    nextStep:
      'Cook one dish from home this week and invite one person to it. Homesickness is smaller at a table for two.',
  },
];
