import { situationsOf } from './situation.ts';

/** What people tell of in: immigration. */
export const immigrationSituations = [
  ...situationsOf('immigration', [
    [
      [
        'My asylum interview is in May',
        'I must tell the officer again what happened in my country',
        'the interview with immigration is next week',
        'green card interview on the 9th',
        'our citizenship interview is next week',
        'court date for our asylum case',
      ],
      [
        'Be in the room where the story has to be told again. Give the right word in a language that is not ours, an officer who has slept well and listens, and let it be the last time.',
      ],
      {
        heard:
          'To tell strangers once more what one would rather never have lived: that takes a courage few have to have. You do not go in there alone.',
        asks: 'Who could wait outside the door for you on that day?',
      },
    ],
    [
      [
        'The interpreter is a man and I must speak of these things',
        'my English is not good enough for the interview',
      ],
      [
        'Guard what is shameful only for those who did it. Let the one who interprets be gentle, and let nothing be lost between one language and the other.',
      ],
      {},
    ],
    [
      [
        'My permit renewal is pending for months',
        'our visa extension has not come',
        'waiting for the green card',
        'the lawyer says the paper is still pending',
        'my work visa ends in August and the lawyer says maybe',
        'the visa office has not answered',
        'waiting three years for papers',
        'they may not renew my visa',
      ],
      [
        'Somewhere our life lies in a file among files. Let it come into the hands of somebody who is awake and fair, and let the waiting not make strangers of us.',
      ],
      {
        heard:
          'So much depends on one paper that lies on somebody else’s desk. It is tiring to live with a date of expiry.',
      },
    ],
    [
      [
        'Each time somebody knocks I am afraid',
        'they took my neighbor at work',
        'we are afraid to go out because of raids',
        'they detained my coworker',
        'his wife will not go out for groceries since they came for him',
        'my husband was picked up by immigration',
      ],
      [
        'Stand at our door, so that a knock can be only a knock again: a neighbor, a child who forgot the key. And let those who carry out orders not forget that they stand before people.',
      ],
      {},
    ],
    [
      [
        'My wife and daughter are still in the other country',
        'I know my child only from the telephone',
        'we wait for family reunion',
        'my family waits for the reunion paper',
        'I have not held my children for three years',
        'I saw her only on the telephone',
      ],
      [
        'Bridge the line that breaks off in the middle of a word. Let the day come on which a child runs across an arrivals hall and stops being a picture.',
      ],
    ],
    [
      ['My children do not know what happened to me', 'I keep the past from my children'],
      [
        'Guard the children from what they are not old enough to carry, and let them one day know it as a story of courage.',
      ],
    ],
  ]),
];
