import type { WisdomQuote } from '@kbf/contracts';

export const diligenceQuotes: readonly WisdomQuote[] = [
  {
    id: 'hands-that-keep-going',
    category: 'Diligence',
    title: 'Hands that keep going',
    scripture:
      'He becomes poor who works with a lazy hand, but the hand of the diligent brings wealth.',
    scriptureReference: 'Proverbs 10:4',
    kingdomPrinciple:
      'Most of what looks like luck from outside is showing up again. Give the work that matters the first hour of the day.',
    tags: ['habits', 'work'],
  },
  {
    id: 'from-wish-to-work',
    category: 'Diligence',
    title: 'From wish to work',
    scripture:
      'The soul of the sluggard desires, and has nothing, but the desire of the diligent shall be fully satisfied.',
    scriptureReference: 'Proverbs 13:4',
    kingdomPrinciple:
      'A wish costs nothing and changes nothing. Turn one into an hour in the calendar, and keep the appointment.',
    tags: ['goals', 'habits'],
  },
  {
    id: 'the-ant-needs-no-reminder',
    category: 'Diligence',
    title: 'The ant needs no reminder',
    scripture:
      'Go to the ant, you sluggard. Consider her ways, and be wise; which having no chief, overseer, or ruler, provides her bread in the summer, and gathers her food in the harvest.',
    scriptureReference: 'Proverbs 6:6-8',
    kingdomPrinciple:
      'No one stands over the ant, and still the store fills up. Put a little aside while it is summer, without being told.',
    tags: ['saving', 'initiative'],
  },
  {
    id: 'less-talk-more-hammer',
    category: 'Diligence',
    title: 'Less talk, more hammer',
    scripture: 'In all hard work there is profit, but the talk of the lips leads only to poverty.',
    scriptureReference: 'Proverbs 14:23',
    kingdomPrinciple:
      'A plan that is only ever discussed gets poorer by the week. Finish something small before the next meeting about it.',
    tags: ['focus', 'work'],
  },
  {
    id: 'do-not-stop-now',
    category: 'Diligence',
    title: 'Do not stop now',
    scripture:
      'Let’s not be weary in doing good, for we will reap in due season, if we don’t give up.',
    scriptureReference: 'Galatians 6:9',
    kingdomPrinciple:
      'Seeds are quiet for most of the season. If the work is good, tiredness is a reason to rest and not to give it up.',
    tags: ['perseverance', 'hope'],
  },
  {
    id: 'sow-twice',
    category: 'Diligence',
    title: 'Sow twice',
    scripture:
      'In the morning sow your seed, and in the evening don’t withhold your hand; for you don’t know which will prosper, whether this or that, or whether they both will be equally good.',
    scriptureReference: 'Ecclesiastes 11:6',
    kingdomPrinciple:
      'We do not get to know beforehand which effort will bear fruit. Make the second call too, and hold both lightly.',
    tags: ['risk', 'initiative'],
  },
  {
    id: 'your-own-field',
    category: 'Diligence',
    title: 'Your own field',
    scripture:
      'One who works his land will have an abundance of food; but one who chases fantasies will have his fill of poverty.',
    scriptureReference: 'Proverbs 28:19',
    kingdomPrinciple:
      'The opportunity across the fence is always green. Look after the customers you have before you chase the ones you dream of.',
    tags: ['focus', 'contentment'],
  },
];
