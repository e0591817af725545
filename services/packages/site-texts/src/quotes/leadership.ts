import type { WisdomQuote } from '@kbf/contracts';

export const leadershipQuotes: readonly WisdomQuote[] = [
  {
    id: 'rule-yourself-first',
    category: 'Leadership',
    title: 'Rule yourself first',
    scripture:
      'One who is slow to anger is better than the mighty; one who rules his spirit, than he who takes a city.',
    scriptureReference: 'Proverbs 16:32',
    kingdomPrinciple:
      'The hardest person you will ever manage is yourself. Sleep a night on the angry message; the strong choice will still be there in the morning.',
    tags: ['patience', 'self-control'],
  },
  {
    id: 'the-towel',
    category: 'Leadership',
    title: 'The towel',
    scripture:
      'If I then, the Lord and the Teacher, have washed your feet, you also ought to wash one another’s feet.',
    scriptureReference: 'John 13:14',
    kingdomPrinciple:
      'The higher the seat, the nearer the floor the work should be. Today, take the task that everyone on the team avoids.',
    tags: ['service', 'humility'],
  },
  {
    id: 'free-to-serve',
    category: 'Leadership',
    title: 'Free to serve',
    scripture:
      'For you, brothers, were called for freedom. Only don’t use your freedom for gain to the flesh, but through love be servants to one another.',
    scriptureReference: 'Galatians 5:13',
    kingdomPrinciple:
      'Authority is room to do good that others do not have. Spend some of yours on a person who cannot pay you back.',
    tags: ['service', 'freedom'],
  },
  {
    id: 'does-the-team-sigh-or-sing',
    category: 'Leadership',
    title: 'Does the team sigh or sing',
    scripture:
      'When the righteous thrive, the people rejoice; but when the wicked rule, the people groan.',
    scriptureReference: 'Proverbs 29:2',
    kingdomPrinciple:
      'The mood of a workplace tells the truth about those who run it. Ask two people what it is like to work with you, and just listen.',
    tags: ['culture', 'justice'],
  },
  {
    id: 'whom-to-trust-with-people',
    category: 'Leadership',
    title: 'Who to trust with people',
    scripture:
      'Moreover you shall provide out of all the people able men which fear God: men of truth, hating unjust gain; and place such over them, to be rulers of thousands, rulers of hundreds, rulers of fifties, and rulers of tens.',
    scriptureReference: 'Exodus 18:21',
    kingdomPrinciple:
      'Look for character before charisma, then really hand the work over. Sharing the load is wisdom, not weakness.',
    tags: ['hiring', 'delegation'],
  },
  {
    id: 'example-before-title',
    category: 'Leadership',
    title: 'Example before title',
    scripture:
      'Let no man despise your youth; but be an example to those who believe, in word, in your way of life, in love, in spirit, in faith, and in purity.',
    scriptureReference: '1 Timothy 4:12',
    kingdomPrinciple:
      'No one needs a position to set a tone. Be on time, be kind and tell the truth, and you are leading already.',
    tags: ['influence', 'youth'],
  },
  {
    id: 'practice-what-you-present',
    category: 'Leadership',
    title: 'Practice what you present',
    scripture:
      'In all things be showing yourself an example of good works. In your teaching, be showing integrity, seriousness, incorruptibility, and soundness of speech that can’t be condemned, that he who opposes you may be ashamed, having no evil thing to say about us.',
    scriptureReference: 'Titus 2:7-8',
    kingdomPrinciple:
      'People copy what we do on an ordinary Tuesday, not what we say at the annual meeting. Let the two be the same.',
    tags: ['example', 'speech'],
  },
];
