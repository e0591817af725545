import type { Sample } from './types.ts';

/** Written after that, and led aright in 46 of 60; then the rules were widened once more. */
export const sixthLife: readonly Sample[] = [
  [
    'infertility',
    'We have been waiting for a child for so long. I cry in the car after baby showers',
  ],
  ['infertility', 'please pray for our IVF transfer on thursday'],
  ['miscarriage', 'my daughter just lost her baby at 5 months. how can I help her'],
  ['separation', 'going through a divorce after 26 years, I feel like half a person'],
  ['affair', 'My wife had an affair and wants to come back. Can I trust her'],
  ['single-parent', 'As a single mother I worry that my son has no man to look up to'],
  ['aging-parents', 'My dad has alzheimers and today he asked me who I am'],
  ['prodigal', 'our daughter turned her back on God and on us'],
  ['addiction', 'My brother in law relapsed and disappeared with the car'],
  ['addiction', 'pray for me, smoking again after two years'],
  ['immigration', 'Our son in law was deported and my daughter is alone with the baby'],
  ['disaster', 'The fire took everything we had. We got out in our pajamas'],
  ['exam', 'I have my final exams this week and I cannot concentrate'],
  ['moving', 'We have to move for the third time in five years and my son refuses to unpack'],
  ['pet-loss', 'Our dog is very sick and the vet says there is not much more they can do'],
  ['persecution', 'in my country we meet in secret because christians are arrested'],
  ['forgiving', 'I cannot forgive my ex husband for what he did to our children'],
  ['anger', 'My temper is destroying my family'],
  ['ministry-tired', 'our pastor is exhausted and close to leaving the ministry'],
  ['cancer', 'just diagnosed with leukemia, I am 34'],
  ['grief', 'My best friend died in a motorcycle crash on Saturday'],
  ['anxiety', 'i am so anxious about my childrens future in this world'],
  ['sadness', 'Nothing makes sense any more, I am empty and I cry without reason'],
  [
    'illness',
    'Please pray for complete healing for my mother, she has pneumonia and is in the hospital',
  ],
  [
    'provision debt',
    'we are about to lose our car because I missed two payments, and without it I cant work',
  ],
  ['thanksgiving', 'Thank you Jesus, after 14 months I finally got a job!'],
  ['marriage', 'my husband and I fight about everything, the kids are hiding in their rooms'],
  ['family-conflict', 'my brother and I stopped talking after dad left him the house'],
  ['guilt', 'I did something years ago that I have never told anyone. Can God forgive me'],
  ['chronic-pain', 'My back pain never stops and the doctors shrug. I am tired of being strong'],
];
