import { situationsOf } from './situation.ts';

/** What people tell of in: loneliness. */
export const lonelinessSituations = [
  ...situationsOf('loneliness', [
    [
      [
        'I have not had a real conversation in weeks',
        'I moved here for work and know nobody',
        'new in town and no friends',
        'moved for work and know nobody',
        'I eat lunch in my car',
        'I do not know a soul in this city',
        'working remote and I talk to nobody',
      ],
      [
        'Let the strange streets get faces. Give one door at which nobody asks why we have come, and one person who remembers our name the second time.',
      ],
      {
        heard:
          'It is a hunger like any other: you were made for bread, and you were made for people. There is nothing silly in asking.',
        asks: 'Where do you meet the same people twice, in an ordinary week?',
      },
    ],
    [
      [
        'It is silly to ask for a friend at my age',
        'I am 58 and have no friend',
        'would like one friend',
        'I would like somebody to have supper with',
      ],
      [
        'A friend is no small request, and there is no age for it. Send one with whom silence is easy, and give the courage to say: stay for another cup.',
      ],
      {},
    ],
    [
      [
        'Nobody asks me anything any more since I sold the shop',
        'I want someone to be useful to',
        'since I retired nobody needs me',
        'I handed over the keys and do not know who I am',
        'last shift is on Friday and then I am nobody',
        'I do not know what an old man is for',
      ],
      [
        'There is a lifetime of knowing in these hands, and nobody comes in to ask. Send somebody who has the question to which we are the answer; and until then let us be loved for nothing at all.',
      ],
      {
        heard:
          'To be asked is a way of being loved, and it has grown quiet around you. You are not finished; you are only not being asked.',
        asks: 'What could you show somebody that hardly anyone knows any more?',
      },
    ],
    [
      [
        'Some days the bus driver is the only one who speaks to me',
        'the waitress at the diner is the only one I talk to',
        'the phone rang once this week',
        'I am 84 and nobody calls',
        'the children ring on Sundays, it is the other six days',
        'I talked to the telemarketer for a while',
        'nobody has touched me in months',
      ],
      [
        'Bless whoever says good morning and does not know what it is worth. Let the telephone ring today, and let it be somebody who wants nothing but to hear a voice.',
      ],
      {
        heard:
          'A single good morning can have to last for a whole day. I am glad that you wrote, and I have read every word.',
      },
    ],
    [
      [
        'My wife died and I eat alone',
        'alone in the house since he died',
        'since Walt died the house is very quiet',
      ],
      [
        'The chair on the other side stays empty, and you do not pretend that it is not. Sit down for a while; and send somebody who likes to eat, too.',
      ],
      {},
    ],
    [
      [
        'I am divorced and alone at weekends',
        'every one of my friends is married',
        'I am thirty-eight and single and everyone has children',
      ],
      [
        'The weekend is long for whoever nobody is waiting for. Open one table to us, and let us dare to open ours.',
      ],
    ],
  ]),
];
