import type { Sample } from './types.ts';

/** Written when the rules were done, to check them. 47 of 60 were led aright then; weak hints have since been dropped, no sign added. */
export const unseenLife: readonly Sample[] = [
  [
    'infertility',
    'my husband and I long to be parents, eight years now, the doctors have no more ideas',
  ],
  ['infertility', 'Please pray we get pregnant this month'],
  ['miscarriage', 'lost our baby girl at 30 weeks, she was stillborn on friday'],
  ['separation', 'My husband left me for good yesterday. I have no idea how to tell the kids'],
  ['affair', 'he has been unfaithful again. third time'],
  ['single-parent', 'I am raising my two sons alone since my wife walked out'],
  [
    'aging-parents',
    'My mother is getting very forgetful and I live in another state, should she come to us',
  ],
  ['prodigal', 'Our 19 year old wont come home and hangs around with the wrong people'],
  ['addiction', 'Pray for my nephew, he is addicted to fentanyl and lives on the street'],
  ['addiction', 'I have been sober 2 years and this week the craving is so strong'],
  ['immigration', 'my parents visa was denied for the second time'],
  ['disaster', 'The river is rising and they told us to evacuate tonight'],
  ['exam', 'I failed my driving test twice and the next one is wednesday'],
  ['moving', 'We are leaving the town where I was born, the truck comes on Saturday'],
  ['pet-loss', 'We buried our rabbit today, the children made a cross'],
  ['persecution', 'my teacher and class laugh at me because I believe in God'],
  ['forgiving', 'I want to forgive my mother but every time I see her it all comes back'],
  ['anger', 'I am angry all the time and I take it out on my husband'],
  ['ministry-tired', 'I have served in childrens ministry for 12 years and I am burned out'],
  ['cancer', 'Please pray for Linda, stage 4 ovarian cancer, she is only 45'],
  ['grief', 'I miss my mom so much. It is her first birthday in heaven'],
  ['anxiety', 'I keep thinking something terrible is going to happen to my family'],
  ['sadness', 'I am discouraged and dont see the point of praying or getting up'],
  ['illness', 'My dad is in ICU after a car accident, please pray'],
  ['provision', 'We are struggling financially and the power will be shut off tomorrow'],
  ['thanksgiving', 'Praise God, my son got baptized yesterday!'],
  ['marriage', 'Please pray for my husband and me, we barely talk any more'],
  [
    'family-conflict',
    'there is so much fighting between my parents and my wife, I stand in the middle',
  ],
  ['loneliness', 'I moved to this nursing home in spring and nobody visits'],
  ['guilt', 'I am so ashamed of the way I lived, will God take me back'],
];
