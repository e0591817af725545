import { situationsOf } from './situation.ts';

/** What people tell of in: family-conflict, neighbors, parenting. */
export const familyConflictAndParentingSituations = [
  ...situationsOf('family-conflict', [
    [
      [
        'My siblings fight over the inheritance',
        'my brother got the farm',
        'we do not speak because of a field',
        'my three brothers do not speak because of a field',
        'my sister came for the dishes and not for the funeral',
        'the will has divided us',
      ],
      [
        'What our parents left was meant to be a blessing. Make the thing small again and the brothers and sisters large; let there be one photograph with everybody in it.',
      ],
    ],
    [
      [
        'My mother-in-law and I do not get on',
        'Thanksgiving will be a fight',
        'politics has split our family',
        'his family looks down on me',
        'mother-in-law moved in for two weeks and it is week nineteen',
      ],
      [
        'Put a guard before the mouths and something good on the plates. Let us leave one matter alone for one evening, and find the person behind it.',
      ],
    ],
  ]),
  ...situationsOf('neighbors', [
    [
      [
        'My neighbor pointed a camera at us and reported me',
        'the man next door complains to the HOA',
        'his bamboo comes through my fence',
        'they blow their snow on our drive',
        'neighbors moved the fence onto our land',
        'my neighbor’s dog barks all night and he will not listen',
        'he parks across our drive',
        'she called the city on us',
      ],
      [
        'Give peace over the fence. Show us the face behind the quarrel, and whatever fear or loneliness may live there; and give us a first sentence that nobody has to be ashamed of.',
        'I have rehearsed the sharp speech long enough. Let me forget it on the way over.',
      ],
      {
        heard:
          'One cannot move away from a neighbor for an afternoon. When it goes wrong over the fence, even coming home is spoiled.',
        asks: 'Was there a time when it was better between you?',
      },
    ],
    [
      [
        'The neighbor I am angry with is having chemo',
        'he is difficult and now I learn that he is ill',
        'I would like to be cross but she is sick',
        'now they have had a baby and I hear her crying too',
      ],
      [
        'It was easier to be angry before we knew. Be with the one next door in what has come, and in the bad nights; and let us find something small and human to do, without having to give in about the quarrel.',
      ],
      {
        heard:
          'You had a good clean anger, and now something human has got in its way. It is honest of you to bring both.',
        asks: 'What small thing could you do over there that has nothing to do with the quarrel?',
      },
    ],
    [
      ['He called my wife a name', 'the neighbor insulted my family'],
      [
        'A word was said over that fence that is not forgotten. Give back the honor in our own house first; and keep our tongue from paying it back.',
      ],
      {},
    ],
    [
      ['The people upstairs play music until two', 'noise from next door all night'],
      [
        'Give us sleep, and them ears. And let somebody knock in daylight, with a friendly word, before the broom does.',
      ],
    ],
    [
      [
        'My old neighbor has nobody',
        'the lady next door lost her husband',
        'our neighbors are Muslim and their son is sick',
        'the old man across the hall has no family',
        'my neighbor lost her husband and they are Muslim',
        'I bring soup to the lady next door',
      ],
      [
        'You put us side by side and asked nobody what they believe. Bless that door across the hall; let our bowl of soup be a bowl of soup, and the love in it be tasted.',
      ],
    ],
  ]),
  ...situationsOf('parenting', [
    [
      [
        'My teenager talks only to his screen',
        'my teenagers drive me mad',
        'the kids dyed the dog',
      ],
      [
        'Give us humor, which is love that has got its breath back. Let one sentence a day come out from behind that door, and let us notice it.',
      ],
    ],
    [
      [
        'I shouted at my child and he was afraid of me',
        'I do not want to be like my father',
        'I yelled at my little boy so loud',
      ],
      [
        'Break the chain here, with me. Let my voice be the place where it stops; and let me kneel down and say sorry to somebody who comes up to my belt.',
      ],
    ],
  ]),
];
