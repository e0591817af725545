import type { Sample } from './types.ts';

/** Written before the rules were tuned to them. */
export const firstLife: readonly Sample[] = [
  ['infertility', 'we are praying for a baby for three years'],
  ['miscarriage', 'I lost the baby at 11 weeks. Everyone says I can try again.'],
  ['separation', 'My husband gave me the divorce papers this morning. we have three kids'],
  ['affair', 'found messages on my wifes phone. she has been seeing somebody since summer'],
  [
    'single-parent',
    'raising 3 boys on my own since their dad left, I work nights and I am so tired',
  ],
  [
    'aging-parents',
    'Mom does not recognize me any more. I drive over every evening after work to feed her',
  ],
  ['prodigal', 'My daughter has not spoken to us for two years. She is somewhere in Denver.'],
  ['addiction', 'Eight months sober and last night I drank again. I am so ashamed'],
  ['addiction prodigal', 'please pray for my brother Tim he is back on heroin'],
  ['immigration', 'Our asylum hearing is in three weeks and we could be sent back'],
  ['disaster', 'The hurricane is heading straight for my parents town and they refuse to leave'],
  ['exam', 'I am taking the nursing boards for the third time on Saturday'],
  [
    'moving',
    'We are moving to Ohio for my husbands work, the kids are heartbroken and I know nobody there',
  ],
  [
    'pet-loss',
    'We had to put our old dog down today. I know it is only a dog but the house is so quiet',
  ],
  ['persecution', 'My family in Pakistan threw me out since I became a christian'],
  [
    'envy',
    'Everyone around me is buying houses and going on vacations and I hate how jealous I get',
  ],
  [
    'forgiving',
    'My dad beat us as kids. Now he is old and wants to see me. How can I ever forgive him?',
  ],
  ['anger', 'I screamed at my little boy again. I dont know where this rage comes from'],
  [
    'ministry-tired',
    'I have been a pastor for 15 years and I am running on fumes. Nobody in the congregation knows.',
  ],
  ['cancer', 'Dad got his results. Stage 3 pancreatic.'],
  ['grief', 'It has been a year since Tom died and people have stopped asking.'],
  [
    'anxiety',
    'my heart races every night and I imagine the worst things, I know I should trust God',
  ],
  ['sadness', 'I cant get out of bed. Nothing brings me joy any more'],
  ['illness', 'My little niece is in the ICU with RSV please pray she is only 6 weeks old'],
  ['provision', 'the fridge is empty until friday and the electric company sent a final notice'],
  ['thanksgiving', 'Praise report! The scan came back clear, thank you all for praying'],
  ['loneliness', 'I eat every meal by myself. Sundays are the worst'],
  ['marriage', 'My wife and me live like roommates. we only talk about the kids and bills'],
  ['housing', 'Landlord sold the building and we have 30 days to get out'],
  ['distance', 'I pray and pray and it is like talking to the ceiling'],
];
