import type { Topic } from '../types.ts';

/** What begins in a family: a wedding, a child that comes by another way, a child that goes out into the world. */
export const familyBeginnings: Topic[] = [
  {
    id: 'wedding',
    title: 'A wedding',
    area: 'family',
    signs: {
      wedding: 5,
      engaged: 4,
      engagement: 3,
      'getting married': 5,
      bride: 4,
      groom: 4,
      'marry me': 4,
      'wedding day': 6,
    },
    concern: 'the wedding',
    heard: [
      'A wedding! What a good thing to bring before God, with the joy and the nerves and the long list.',
      'Two people promising each other a life: there is hardly a braver day. It is lovely that it is prayed for.',
    ],
    verses: [
      'Colossians 3:14',
      '1 Corinthians 13:4-7',
      'Ecclesiastes 4:12',
      'Colossians 3:12',
      'Ruth 1:16',
    ],
    prayers: [
      'You were glad to be a guest at a wedding. Be the guest at this one, and stay when the others go home.',
      'Give the two of them a promise that is larger than the day, and patience for the ordinary weeks after it.',
      'Keep the preparations from swallowing the joy, and let families meet each other with kindness.',
      'Let their home be a place where others may sit down and be glad.',
    ],
    questions: [
      'What do you most wish these two for the years after the day?',
      'What is still unsettled, and what can simply be left as it is?',
    ],
    nextStep:
      'Write the couple a short letter to be opened on their first anniversary. If the wedding is your own, write it to each other.',
  },
  {
    id: 'adoption',
    title: 'Fostering and adopting',
    area: 'family',
    signs: {
      adopt: 5,
      adopting: 5,
      adoption: 5,
      foster: 5,
      fostering: 5,
      'foster child': 6,
      'home study': 5,
      'birth mother': 4,
      'birth parents': 5,
      'foster care': 6,
    },
    concern: 'the child who needs a home',
    heard: [
      'To open your home to a child who was not born in it is love with its sleeves rolled up. Thank you for bringing it here.',
      'So much love, and so many papers, visits and dates that are in other hands. That is a hard way to wait for a child.',
    ],
    verses: ['Psalm 68:5-6', 'James 1:27', 'Matthew 18:5', 'Isaiah 40:11', 'Psalm 27:10'],
    prayers: [
      'You know this child, and what lies behind those eyes. Be the safe place before we can be one.',
      'Guide those who decide, and let what is best for the child come before everything else.',
      'Give us patience with anger that is really fear, and the wisdom to earn trust a little at a time.',
      'Bless the first family too, with all that is sore there. And if there must be a goodbye, hold us in it.',
    ],
    questions: [
      'What stage are you at, and what are you waiting for?',
      'What seems to help this child to feel safe, even for an hour?',
    ],
    nextStep:
      'Find one family who has walked this road, through your agency or a church, and ask them the question you would not ask an official.',
  },
  {
    id: 'leaving-home',
    title: 'A child who leaves home',
    area: 'family',
    signs: {
      'empty nest': 6,
      'off to college': 6,
      'leaving for college': 6,
      'moving out': 3,
      'going to college': 4,
      'first apartment': 4,
      dorm: 4,
      graduates: 3,
    },
    concern: 'the child who goes out into the world',
    heard: [
      'You raised a child to be able to go, and now that it happens it pulls at the heart. Both are love.',
      'A room that is tidy all of a sudden can be very quiet. It is a good sorrow, and it is still one.',
    ],
    verses: ['Psalm 121:7-8', 'Numbers 6:24-26', 'Joshua 1:9', 'Isaiah 54:13', 'Philippians 1:6'],
    prayers: [
      'Go along where we cannot go: to the new door, the first lonely evening, the table with strangers.',
      'Give good friends, honest teachers, and the sense to turn around in time.',
      'Let what was planted at home keep growing without our hands.',
      'Teach us to let go with open arms, and fill the quiet house with something new.',
    ],
    questions: [
      'What are you proud of when you think of this child?',
      'What would you like to do with the time that is yours again?',
    ],
    nextStep:
      'Put a letter into the luggage, or into the mail: three things you trust your child to do well, and that the door stays open.',
  },
  {
    id: 'special-needs',
    title: 'A child with special needs',
    area: 'family',
    signs: {
      autism: 6,
      autistic: 6,
      adhd: 4,
      'special needs': 6,
      'down syndrome': 6,
      disability: 4,
      disabled: 3,
      iep: 5,
      'cerebral palsy': 6,
      therapist: 2,
      meltdown: 4,
    },
    concern: 'your child, who needs more than others do',
    heard: [
      'You have become an expert in something you did not choose, for the sake of one small person. That is a tiring kind of love, and a great one.',
      'Your child is a whole person before any diagnosis, and you know it better than anybody. The fight for what they need still wears you out.',
    ],
    verses: [
      'Psalm 139:13-14',
      'Isaiah 40:11',
      '2 Corinthians 12:9',
      'Isaiah 43:4',
      'Matthew 18:10',
    ],
    prayers: [
      'You made this child, and your work is good. Give joy in what is there, and help with what is hard.',
      'Send teachers and therapists who see the child first, and doors that open at the first knock.',
      'Guard the ones who care: their sleep, their marriage, their friends, the other children at the table.',
      'Let there be today one moment in which love is plainly understood on both sides.',
    ],
    questions: [
      'What makes your child laugh?',
      'Which part of the week is hardest, and who could take an hour of it?',
    ],
    nextStep:
      'Ask one person to learn how your child ticks, so that you can leave the house for two hours. Begin with an afternoon together.',
  },
];
