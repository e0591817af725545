import { situationsOf } from './situation.ts';

/** What people tell of in: adoption. */
export const adoptionSituations = [
  ...situationsOf('adoption', [
    [
      [
        'Our foster children may go back to their mother',
        'it looks like they will go back to their mom',
        'I am supposed to be glad that they go home and I am falling apart',
        'we have had the boys in our home for a year and now the court decides',
        'the hearing about reunification is Wednesday',
        'the judge decides whether they go home',
        'they will probably leave us after fourteen months',
        'the judge decides whether the sisters go home to their mum',
        'our foster daughter goes back to her mother on Friday',
        'they will be reunited with their birth family and I am falling apart',
        'we have had two little boys placed with us and court is soon',
      ],
      [
        'We took them in so that they would be loved, and not so that they would be ours. Now it hurts exactly there. Hold us in the goodbye, and let no love be lost that was given here.',
        'Bless the mother who has worked so hard, and make her strong; and bless us, who are glad and fall apart on the same day.',
      ],
      {
        heard:
          'You are glad for their mother and heartbroken for yourselves, and both are true. There is room here for both.',
        asks: 'What would you like them to take with them from your house?',
      },
    ],
    [
      [
        'court will decide if the children go to an aunt nobody has met',
        'the foster kids are moving to relatives far away',
        'they are moving him to another home',
        'our foster baby will be moved to a relative in another state',
      ],
      [
        'Go ahead to the house that none of us knows. Let there be somebody at the door who kneels down to say hello, and a night-light that somebody thought of.',
        'When small things are packed, a blanket, a favourite animal, steady our hands and our voice; and afterwards let us fall to pieces in your arms.',
      ],
      {
        heard:
          'To love a child on loan is a love without any guarantee. You have given it all the same.',
        asks: 'What would you want that other home to know about this child?',
      },
    ],
    [
      [
        'Waiting for the adoption agency to call',
        'the adoption papers are delayed again',
        'four years and the file begins again',
        'waiting on the call from the adoption agency',
        'the adoption from abroad has been stalled',
        'the agency says the law changed and they must begin the file again',
        'we have been matched with a girl and travel in three weeks',
        'home study is on Wednesday',
      ],
      [
        'Somewhere a child waits who does not know that we are waiting, too. Watch over both ends of this silence, and move the paper from one desk to the next.',
      ],
    ],
    [
      [
        'The child we fostered screams and breaks things',
        'he hides food under his bed',
        'she does not trust us yet',
        'our adopted son is so angry',
        'the little one screams at bedtime and the older one hides food',
        'they hide bread under the pillow',
        'our foster son will not let anyone hug him',
      ],
      [
        'Anger is often fear that has found its voice. Give us the breath between the plate that flies and our answer, and let trust grow by one shared breakfast at a time.',
      ],
    ],
    [
      [
        'We adopted her today',
        'the adoption is final',
        'a new child came to us yesterday with one bag',
        'we got the call and by eleven two children were asleep in our beds',
        'two brothers came to us last week, our first placement',
      ],
      [
        'A name was added to ours. Let the first nights not be too strange, let the dog be gentle, and let this be the house where the bag is unpacked for good.',
      ],
    ],
    [
      [
        'We are thinking about fostering',
        'should we take in another child',
        'our own children are unsure about the foster child',
      ],
      [
        'Show us whether this is our open door or another’s. And if it is ours, let the ones who already live behind it want to open it with us.',
      ],
    ],
  ]),
];
