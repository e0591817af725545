import type { Sample } from './types.ts';

/** Written after the first rules, which led 36 of these 60 aright; the rules were then widened. */
export const secondLife: readonly Sample[] = [
  ['infertility', 'third round of IVF failed. My sister in law just announced her fourth.'],
  ['infertility', 'please pray that God opens my womb, married 7 yrs and no child'],
  ['miscarriage', 'There was no heartbeat at the ultrasound today'],
  ['separation', 'My wife moved out on sunday and says she needs space. I dont want this'],
  ['affair', 'My husband confessed he slept with a woman at his office'],
  ['single-parent', 'Being both mom and dad is breaking me. My ex pays nothing and never shows up'],
  [
    'aging-parents',
    'We had to move my father-in-law into assisted living and he cries when we leave',
  ],
  ['aging-parents', 'taking care of mama full time, she had another fall, my brothers do nothing'],
  ['prodigal', 'our oldest wants nothing to do with church or with us since college'],
  ['addiction', 'I cant stop gambling. I spent the rent money online again'],
  ['addiction', 'My wife found pills in our sons room again after rehab'],
  ['immigration', 'my husband is still in Nigeria, the embassy keeps postponing his interview'],
  ['disaster', 'the wildfire is two miles away from our ranch and we cant get the horses out'],
  ['exam', 'My daughter has her SAT tomorrow and she is so nervous she threw up'],
  ['moving', 'We just moved here from Texas and my teenage girl eats lunch alone every day'],
  ['pet-loss', 'Our cat Biscuit died, my little boy wont stop crying'],
  [
    'persecution',
    'People at work make fun of me for praying before lunch and my boss said keep your religion at home',
  ],
  [
    'forgiving',
    'My ex business partner apologized. Part of me wants to let him suffer. How do I let this go',
  ],
  ['anger', 'I punched a hole in the wall last night. I am scaring my family'],
  [
    'ministry-tired',
    'My husband pastors a small church and we are both so worn down by the criticism',
  ],
  ['cancer', 'They found a mass in my breast and I wait till monday for the biopsy'],
  ['grief', 'today would have been my sons 21st birthday'],
  ['anxiety', 'panic attacks at the wheel, i had to pull over twice this week'],
  ['sadness', 'I feel nothing. Since the winter everything is grey and I dont care about anything'],
  ['illness surgery', 'My grandson Leo needs a new kidney and we are waiting for the call'],
  ['provision', 'We had to choose between medicine and groceries this week'],
  ['thanksgiving', 'She said yes!! Thank you Lord, after all those years'],
  [
    'marriage',
    'We are fighting all the time about money and I am afraid we wont make it to our tenth anniversary',
  ],
  ['family-conflict', 'since moms funeral my sister and i dont speak, its about the house'],
  [
    'abuse',
    'He grabbed me by the throat last night. He says he is sorry and he goes to our church',
  ],
];
