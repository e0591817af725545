import { situationsOf } from './situation.ts';

/** What people tell of in: launch, exam, travel. */
export const launchAndTravelSituations = [
  ...situationsOf('launch', [
    [
      [
        'This launch is killing me',
        'our app goes live on Thursday and there are still bugs',
        'the website goes live at midnight',
        'launch day is tomorrow and nothing is ready',
        'our app goes live Thursday',
        'opening in five days and nothing works',
        'two years of work go live tomorrow',
        'the release is on Monday and the servers must hold',
      ],
      [
        'Let what must be ready be ready, and what is not ready be forgiven. Keep the servers up, the tempers down, and somebody sober enough to press the button.',
        'Let somebody out there want what we made; and let us remember in the rush why we wanted to make it.',
      ],
      {
        heard:
          'So much has to be ready by one hour, and everything waits until that hour to go wrong. No wonder that you run on coffee.',
        asks: 'What must really be ready, and what could come a week later?',
      },
    ],
    [
      [
        'Our designer quit in the middle of the launch',
        'the supplier is a no-show',
        'the labels came in misprinted',
        'the oven was delivered with a dent',
        'the packaging came with the wrong logo',
        'the sign is not here yet',
        'the oven guy is a no-show',
        'my web guy has the flu',
        'the permits came in yesterday',
      ],
      [
        'Of course it had to happen now. Give a good idea at the right moment, a helping hand from an unexpected side, and a laugh before the next thing breaks.',
      ],
      {},
    ],
    [
      [
        'We open our shop on Saturday',
        'opening day of the bakery',
        'our second restaurant opens next week',
        'opening day is the 8th',
        'our food truck starts this weekend',
        'we start a school in September',
      ],
      [
        'Bless the first key in the lock and the first guest through the door. Let it smell good, let the till hold out, and let joy be on the menu.',
      ],
    ],
    [
      [
        'I live on energy drinks and no sleep before the launch',
        'three weeks of pizza and no sunlight',
        'my team and I are exhausted before the release',
      ],
      [
        'Give sleep that cannot be bought in cans: six hours, even now. And keep us kind to each other when it is late and somebody asks the same thing twice.',
      ],
      {},
    ],
  ]),
  ...situationsOf('exam', [
    [
      [
        'This is my third attempt at the exam',
        'I failed twice by a few marks',
        'I have to sit the exam again',
        'third try for the NCLEX',
        'failed it once by three points',
        'second time taking the bar',
        'I have failed the exam before',
      ],
      [
        'You were there each time that it failed, and thought no less of anyone. Give the courage of those who go in again, and let the marks that were missing before be found.',
      ],
      {
        heard:
          'So near, and still you go in once more. That is courage, whatever the paper says in the end.',
        asks: 'What went better the last time than the time before?',
      },
    ],
    [
      [
        'My father sold his motorcycle for the fees',
        'my family paid for my studies and I fear to disappoint them',
        'they sold land for my schooling',
        'I fear to disappoint my father more than I fear the exam',
      ],
      [
        'Somebody gave up something dear so that this could be. Let it be a wing and not a weight; and bless the one who gave it, whatever the result.',
      ],
      {},
    ],
    [
      [
        'I freeze in exams',
        'pray for remembrance and against fear',
        'I forget everything when I see the paper',
        'I freeze and everything is gone',
        'my confidence is gone before the exam',
      ],
      [
        'Let what was learned come back when the page is turned, one question at a time. Quiet the hand that trembles, and let the fear sit outside the door.',
      ],
    ],
    [
      [
        'My son has his maths exam tomorrow',
        'our daughter is so nervous before her test',
        'the final exam is on Friday',
        'he writes his exam next week and is so nervous',
        'my daughter is sitting eight subjects',
        'finals begin on Monday',
        'I take the CPA exam on June 3',
      ],
      [
        'Go along to that desk. Give sleep before it, a quiet breath at the start, and the joy of a question that one knows. Whatever the mark, let no one mistake it for a person’s worth.',
      ],
    ],
  ]),
  ...situationsOf('travel', [
    [
      [
        'They are driving with a trailer to Mexico',
        'driving through the night with an old truck',
        'a long drive and the tires are old',
        'driving cross-country with a trailer and three cats',
        'my husband drives a truck and is on the road',
        'long road trip with old parents',
      ],
      [
        'Hold your hand over the road: over tires that have seen a good deal, eyes that must stay open, and whoever comes the other way. Let them be glad to arrive, and still be friends.',
      ],
      { asks: 'Who will be glad to hear that everyone has arrived?' },
    ],
    [
      [
        'A trailer full of wheelchairs for a clinic',
        'our church group leaves for a mission trip',
        'we bring medical supplies across the border',
        'our team of nine goes to Honduras to build a well',
        'mission trip leaves on Sunday',
      ],
      [
        'Bless what is on board, and the ones who are waiting for it without knowing the names of those who bring it. Let the border be a door, and the ones at the desk be kind.',
      ],
      {},
    ],
    [
      [
        'Flying with toddlers and three connections',
        'long flight with small children',
        'pray for the other passengers',
        '23 hours of flying with three kids',
        'flying alone with a baby',
      ],
      [
        'Mercy in every row: for small ears that hurt, for the arms that hold them, for the one in the seat in front. Let the connections be caught, the snacks last, and everyone be asleep at the same time, if only once.',
      ],
      {
        heard:
          'That is a journey for heroes, with snacks. I am glad to pray along, for your row and for the rows around it.',
        asks: 'Who is waiting at the other end?',
      },
    ],
    [
      ['ice and snow on the road', 'driving in winter', 'forecast says ice'],
      [
        'Where the road is ice, give a light foot and much room; and let pride rather wait at a rest stop than be right.',
      ],
    ],
    [
      ['I am afraid of flying', 'first time on a plane at seventy-nine'],
      ['Carry those who are carried through the air. When it shakes, let it be only wind.'],
    ],
    [
      ['Uncles argue over the radio', 'three of us in one car for two days'],
      [
        'Keep the peace in a small space: over the radio, the window and the right way. Let one good story make the miles short.',
      ],
      {},
    ],
  ]),
];
