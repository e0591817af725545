import type { WisdomQuote } from '@kbf/contracts';

export const restQuotes: readonly WisdomQuote[] = [
  {
    id: 'come-apart-a-while',
    category: 'Rest',
    title: 'Come apart a while',
    scripture:
      'He said to them, “You come apart into a deserted place, and rest awhile.” For there were many coming and going, and they had no leisure so much as to eat.',
    scriptureReference: 'Mark 6:31',
    kingdomPrinciple:
      'There were still people waiting when he told them to rest. Needs will not end before the day does; stop anyway.',
    tags: ['sabbath', 'health'],
  },
  {
    id: 'the-bread-of-toil',
    category: 'Rest',
    title: 'The bread of toil',
    scripture:
      'It is vain for you to rise up early, to stay up late, eating the bread of toil, for he gives sleep to his loved ones.',
    scriptureReference: 'Psalm 127:2',
    kingdomPrinciple:
      'Working into the night can be a way of saying that all depends on us. Close the laptop tonight as an act of trust.',
    tags: ['sleep', 'trust'],
  },
  {
    id: 'a-lighter-yoke',
    category: 'Rest',
    title: 'A lighter yoke',
    scripture:
      '“Come to me, all you who labor and are heavily burdened, and I will give you rest. Take my yoke upon you, and learn from me, for I am gentle and humble in heart; and you will find rest for your souls. For my yoke is easy, and my burden is light.”',
    scriptureReference: 'Matthew 11:28-30',
    kingdomPrinciple:
      'He does not offer a life without work. He offers work beside him. Say out loud what you are carrying, and to whom it belongs.',
    tags: ['burnout', 'peace'],
  },
  {
    id: 'lie-down-in-peace',
    category: 'Rest',
    title: 'Lie down in peace',
    scripture:
      'In peace I will both lay myself down and sleep, for you, Yahweh alone, make me live in safety.',
    scriptureReference: 'Psalm 4:8',
    kingdomPrinciple:
      'Sleep is the daily practice of letting God run the world without us. Leave one worry on paper tonight, and turn out the light.',
    tags: ['sleep', 'peace'],
  },
  {
    id: 'one-handful',
    category: 'Rest',
    title: 'One handful',
    scripture:
      'Better is a handful, with quietness, than two handfuls with labor and chasing after wind.',
    scriptureReference: 'Ecclesiastes 4:6',
    kingdomPrinciple:
      'More is not better when it takes the second hand and the quiet evening with it. Choose what you will leave undone this week.',
    tags: ['contentment', 'balance'],
  },
  {
    id: 'resting-from-our-works',
    category: 'Rest',
    title: 'Resting from our works',
    scripture:
      'There remains therefore a Sabbath rest for the people of God. For he who has entered into his rest has himself also rested from his works, as God did from his.',
    scriptureReference: 'Hebrews 4:9-10',
    kingdomPrinciple:
      'A day off says that our worth was settled before we did anything. Guard it as you would guard your best client.',
    tags: ['sabbath', 'faith'],
  },
  {
    id: 'be-still',
    category: 'Rest',
    title: 'Be still',
    scripture:
      '“Be still, and know that I am God. I will be exalted among the nations. I will be exalted in the earth.”',
    scriptureReference: 'Psalm 46:10',
    kingdomPrinciple:
      'Stillness is not a pause in the work; it is where we remember whose work it is. Take five minutes without a screen.',
    tags: ['prayer', 'stillness'],
  },
];
