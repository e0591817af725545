import type { Sample } from './types.ts';

/** Written after the rules were widened for the second time, which led 38 of these 60 aright; then they were widened again. */
export const thirdLife: readonly Sample[] = [
  [
    'infertility',
    'Every month the same tears. We want a child so badly, doctors find nothing wrong',
  ],
  [
    'infertility',
    'We were matched with a birth mother and she changed her mind. The nursery is ready.',
  ],
  ['miscarriage', 'my wife miscarried on sunday, our second. I dont know how to comfort her'],
  ['separation', 'The divorce is final today. 19 years'],
  ['affair', 'He says it was just texting with that woman from work but I saw the pictures'],
  ['single-parent', 'I am a single mama of twins, no family close by, please pray I dont lose it'],
  ['aging-parents', 'My father has Parkinsons and is too proud for help. I live 800 miles away'],
  ['prodigal', 'my boy is in county jail again, 23 years old'],
  ['addiction', 'I hide bottles in the garage. My kids dont know yet'],
  ['addiction', 'porn has been my secret for 20 years and I want to be free'],
  ['immigration', 'ICE took my uncle on his way to work. His kids are US born'],
  ['disaster', 'Our church burned down last night, nobody was hurt thank God'],
  ['exam', 'Failed my CPA exam by two points, sitting again in october'],
  ['moving', 'new city new school, my children beg me every day to go back home'],
  ['pet-loss', 'I had to say goodbye to my horse of 20 years'],
  [
    'persecution',
    'Pray for believers in northern Nigeria, my cousins village was attacked because they are christians',
  ],
  [
    'forgiving',
    'My sister stole moms ring and lied about it. I say I forgive her but I dont feel it',
  ],
  ['anger', 'I have such a short fuse lately, the smallest thing and I blow up at my wife'],
  [
    'ministry-tired',
    'Leading worship every sunday for 9 years and I feel nothing any more. I want to quit',
  ],
  ['cancer', 'my best friend just started chemo, she has two little girls'],
  ['grief', 'I lost my husband in March and I still set two plates'],
  ['anxiety', 'I worry about everything. money, the kids, the news. I cant turn my head off'],
  ['sadness', 'I have been so low since my son was born and everyone expects me to be happy'],
  ['illness', 'Daddy had a stroke this morning they are flying him to Nashville'],
  ['provision', 'My hours got cut and I dont know how to cover rent and my daughters inhaler'],
  ['thanksgiving', 'My daughter came home after 4 years. Praise Him, praise Him!'],
  ['marriage', 'My husband shuts down whenever I try to talk about us'],
  [
    'family-conflict',
    'Thanksgiving is coming and my brothers are not on speaking terms over dads will',
  ],
  ['sleep anxiety', 'awake since 2 again. my body is tired and my mind wont quit'],
  [
    'envy',
    'All my friends are married with houses and I feel so behind. I am bitter when they post pictures',
  ],
];
