import { situationsOf } from './situation.ts';

/** What people tell of in: wedding, new-baby. */
export const weddingAndNewBabySituations = [
  ...situationsOf('wedding', [
    [
      [
        'My daughter gets married on Saturday',
        'our son marries his fiancée in June',
        'my granddaughter is marrying',
        'our son is getting married this Saturday',
        'my sister marries in June',
        'my niece is to be wed',
        'my best friend is getting married',
      ],
      [
        'Bless these two: the promise more than the party, the Mondays more than the Saturday. Let each stay curious about the other for as long as they live.',
      ],
      { asks: 'What do you most wish these two for the years after the day?' },
    ],
    [
      [
        'I am getting married on Saturday',
        'we marry in three weeks',
        'wedding day is almost here for us',
        'we marry on June 21',
        'our wedding is next week',
        'I marry the love of my life',
      ],
      [
        'Be the first guest and the last to leave. And when one day we are old and slow and tell each other the same story for the hundredth time, let us still be kind, and listen.',
      ],
      {
        heard: 'How lovely! And good that you think of the years as well as of the day.',
        asks: 'What do you want to be able to say to each other in forty years?',
      },
    ],
    [
      [
        'the forecast says rain for our outdoor wedding',
        'thunderstorms on the wedding day',
        'pray for no rain at the wedding',
        'no rain for the wedding please',
        'the wedding is outdoors and it may storm',
      ],
      [
        'We ask for a dry afternoon, you know we do. And if it pours, let it be the story that is told the longest.',
      ],
    ],
    [
      [
        'Divorced parents sit in the same row at the wedding',
        'my ex and his new wife will be at the wedding',
        'I want to be gracious to his new wife',
        'my ex-husband will be at our daughter’s wedding',
        'my parents are divorced and both come to my wedding',
      ],
      [
        'Give a wide heart for that one row of chairs. Let the day belong to the two of them; let an old hurt stay at home for once, and a kind word come easily to the one for whom it is hardest.',
      ],
      {
        heard:
          'You want the day to be theirs, and you know what it will cost you to sit there. That is a generous kind of love.',
        asks: 'What would gracious look like, at that table, in one small gesture?',
      },
    ],
    [
      [
        'second marriage for both of us with children',
        'getting married again after divorce',
        'a blended family begins',
        'I am marrying again after being widowed',
        'his teenagers do not speak to me and the wedding is soon',
        'we are both seventy and our children think we are foolish',
      ],
      [
        'Whoever knows how it can break and dares it once more needs your blessing twice. Bless the courage, and the children of both sides who move together; let there be enough drawers, enough patience and one table.',
      ],
    ],
    [
      [
        'Our families are so different, the two grandmothers must behave',
        'his family does not speak our language',
        'my parents do not approve of the marriage',
        'that my mother and his mother behave at the wedding',
        'he does not share our faith and she marries him',
        'his parents cannot come to the wedding',
      ],
      [
        'Two families who did not choose each other will eat the same cake. Let them find at least one song they both know.',
      ],
    ],
    [
      [
        'My late father will not be there to walk me down the aisle',
        'Mum did not live to see the wedding',
      ],
      [
        'Somebody is missing in the first row. Let it be felt that love did not stop with them; and let there be a moment on the day that belongs to them alone.',
      ],
    ],
  ]),
  ...situationsOf('new-baby', [
    [
      [
        'Our baby was born last night',
        'she is here, our daughter, 5 pounds',
        'it is a boy and both are well',
        'we became grandparents today',
        'baby girl born this morning',
        'my first grandchild was born',
        'our son came at 2:40 in the morning',
        'she’s here, 7 pounds',
      ],
      [
        'Welcome this child with us: ten fingers, one name, a whole life. Let there never be a day on which nobody is glad that this little one is there.',
        'Bless the tired mother, and the father who does not know where to put his hands for joy.',
      ],
      {
        heard: 'Welcome, little one! Thank you for letting us be glad with you.',
        asks: 'Whom does the little one look like, so far?',
      },
    ],
    [
      [
        'early and with jaundice but doing well',
        'we hope to take the baby home by Friday',
        'she came three weeks early',
      ],
      [
        'Early, and already so loved. Let what still has to ripen ripen quickly, and let the first ride home be slow and careful and full of joy.',
      ],
    ],
    [
      [
        'My wife is due any day now',
        'the baby is coming soon',
        'due in nine days',
        'first baby and I am 39 and due next week',
        'pray for a safe delivery',
        'my sister is giving birth on Thursday',
      ],
      [
        'Be in the room where this child is born. Give strength to the mother, skill to every hand, a safe hour, and that first cry for which everyone waits.',
      ],
      { asks: 'Who will be there when it begins?' },
    ],
    [
      [
        'I am afraid of the birth because the first was so hard',
        'second c-section and I am scared',
        'the last delivery was traumatic',
        'I have a planned c-section and I am frightened',
        'I had a miscarriage before and fear for this baby',
      ],
      [
        'Give warm hands and a calm voice to everyone in that room. Let the fear be told beforehand what comes next, and let this birth have a story of its own.',
      ],
      {
        heard:
          'Joy and fear are in the same bag that stands packed by the door. Both may come along.',
      },
    ],
    [
      [
        'I am pregnant and did not plan it',
        'pregnant at 43',
        'I am expecting and do not know how to tell anyone',
        'my daughter is 19 and pregnant and there is no father around',
      ],
      [
        'Somebody has begun who did not ask whether it suits. Let the shock have its day, and then let joy find a crack in the door.',
      ],
    ],
    [
      [
        'The baby does not sleep and neither do we',
        'newborn twins and I have not slept',
        'I love her but I am so tired since the birth',
        'new mother and exhausted',
        'mama had a rough time with the birth',
      ],
      [
        'Bless the hours between two and four, when love has no words and smells of milk. Send somebody who takes the child for one morning, so that a mother can sleep.',
      ],
    ],
  ]),
];
