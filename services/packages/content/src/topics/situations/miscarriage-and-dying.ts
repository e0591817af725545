import { situationsOf } from './situation.ts';

/** What people tell of in: miscarriage, pet-loss, dying. */
export const miscarriageAndDyingSituations = [
  ...situationsOf('miscarriage', [
    [
      [
        'Our son was stillborn',
        'we lost the baby at 19 weeks',
        'I miscarried and we had already chosen a name',
        'there was no heartbeat',
        'we lost our little boy at 37 weeks',
        'I lost the baby at eleven weeks',
        'third miscarriage',
        'the baby died before birth',
      ],
      [
        'This child was awaited, and is known to you by name. Hold what no arms here could hold, and be near to mother and father, each in their own way of mourning.',
        'Let nobody count in weeks what was loved from the first day.',
      ],
      {
        heard:
          'I am so very sorry. A child was expected, and now the house is ready and quiet. I will not try to explain anything.',
        asks: 'Would you like to say more about your child?',
      },
    ],
    [
      [
        'My husband went straight back to work after we lost the baby',
        'we grieve so differently after the stillbirth',
        'nobody asks the father',
        'he does not talk about the miscarriage, he fixes things',
      ],
      [
        'One weeps, and one goes to work because work does not ask questions. Let neither take the other’s way for less love, and bring us together in the evening.',
      ],
    ],
    [
      [
        'People at work do not know I lost the baby',
        'they say we are young and can try again',
        'nobody knows that we are grieving the baby',
        'my daughter-in-law miscarried and I do not know what to say',
      ],
      [
        'Nobody is replaced by another. Guard us from well-meant sentences, and send one person who simply says: I am sorry.',
      ],
    ],
  ]),
  ...situationsOf('pet-loss', [
    [
      [
        'Our dog had to be put down',
        'my cat died',
        'we lost our old horse',
        'we had to put the old dog down yesterday',
        'my dog died and I know people have bigger problems',
        'my dog is being put down tomorrow',
      ],
      [
        'You notice the sparrow, and so you notice this: the empty basket, the lead on the hook, the walk that nobody needs now. Thank you for an animal that was glad every single time.',
      ],
      {
        heard:
          'There is nothing silly in it. Somebody who was glad to see you every day is not there any more.',
      },
    ],
  ]),
  ...situationsOf('dying', [
    [
      [
        'Dad is on hospice at home',
        'she has days left',
        'I am nursing my mother until the end',
        'he is dying and I sit with him',
        'they say a week or two',
        'Grandpa is in his last days',
        'my wife is dying',
      ],
      [
        'Let the last stretch of the road be gentle: no pain that can be eased, no word that had to stay unsaid, and somebody’s hand. We leave this one in yours.',
      ],
    ],
    [
      [
        'My dying father was never kind to me',
        'I care for the man who was hard on us and he is dying',
      ],
      [
        'It is hard to be tender with hands that were not tender with us. Give what we do not find in ourselves. And if the word we wait for does not come, say it yourself.',
      ],
    ],
  ]),
];
