import { situationsOf } from './situation.ts';

/** What people tell of in: cancer, surgery. */
export const cancerAndSurgerySituations = [
  ...situationsOf('cancer', [
    [
      [
        'They found a spot and now we wait for the biopsy',
        'The biopsy is next week and we do not know yet if it is cancer',
        'A lump was found and the results come on Thursday',
        'waiting on biopsy results until Friday',
        'there is a shadow on the scan and nobody will say what it is',
        'they want to do more tests on the lump',
        'the doctor found something and sent her to a specialist',
      ],
      [
        'Be in the days before the answer, which are longer than other days. Whatever word is on the paper, let it find us already held.',
        'Let the ones who look at the sample see clearly, and say early and plainly what is there.',
      ],
      {
        heard:
          'Not yet knowing is a hard place to live in, and you are in it now. I am glad you are not there by yourself.',
        asks: 'Who will be with you when the result comes?',
      },
    ],
    [
      [
        'My husband was told it is cancer',
        'They say it is stage three',
        'Mum has been diagnosed with cancer and we are frightened',
        'the biopsy came back and it is breast cancer',
        'my best friend has stage four',
        'he has leukemia',
        'the scan showed tumors in her liver',
        'it is in the pancreas',
      ],
      [
        'A word was said in a small room, and since then everything else has grown quiet. You were in that room. Stay in this house, too.',
        'You know each cell by its name. Fight on the side of life, and let no number have the last word about somebody whom you love.',
      ],
      {
        heard: 'That is news after which the kitchen looks the same and nothing is. I am so sorry.',
        asks: 'What has been the heaviest part since you heard it?',
      },
    ],
    [
      [
        'Chemo number four is on Thursday',
        'She is having chemotherapy and is so sick after it',
        'radiation every day for six weeks',
        'third round of chemo and she lost her hair',
        'he starts radiation on Monday',
        'the chemo makes him so weak',
      ],
      [
        'Let the treatment find what it is looking for and spare all the rest. Be in the chair beside the drip, and in the bad night after it.',
        'Give bread that tastes again, sleep that comes, and one day in the middle that feels like before.',
      ],
      { asks: 'Which day after the treatment is usually the worst?' },
    ],
    [
      [
        'I can fix anything in my shop but I cannot fix this',
        'I am the one who repairs things and now I am helpless beside my sick wife',
        'I just stand there and cannot do anything for him',
        'I don’t know how to be the strong one',
        'I cannot do anything for her but sit there',
      ],
      [
        'Hands that can mend almost anything now have only one thing to do, and that is to hold. Let it be enough, and let it be felt.',
        'Where there is nothing to repair, let it be enough that somebody sits there and does not run away.',
      ],
      {
        heard:
          'You are used to finding the fault and mending it, and now the only thing asked of you is to stay. That is the harder work.',
      },
    ],
    [
      [
        'Nothing more can be done and we have stopped treatment',
        'The doctors have given her a few months',
        'she has decided against more treatment',
      ],
      [
        'Fill the time that is left with what is true and good: the words that must still be said, old laughter, and no pain that can be helped.',
      ],
    ],
    [
      [
        'I am in remission but every scan frightens me',
        'The next check-up scan is coming and I am scared it is back',
      ],
      [
        'Before every scan the fear packs its bag and comes along. Sit between us and it, and let today be a day and not only a day before.',
      ],
    ],
  ]),
  ...situationsOf('surgery', [
    [
      [
        'My surgery is on Friday morning',
        'Dad goes under the knife on Wednesday at 7',
        'hip replacement next week',
        'gallbladder operation tomorrow',
        'open heart surgery on Monday',
        'my wife has her operation tomorrow',
        'bypass next Tuesday',
        'my knee replacement is on the 27th',
        'the surgeon operates on his back',
        'having my thyroid out on Friday',
      ],
      [
        'Steady the hands that will operate, and let nothing be overlooked. Keep watch through the sleep, and be the first one there at the waking.',
        'Be in the long corridor, too, where the others wait and look at the clock.',
      ],
      { asks: 'What would you like to find ready at home afterwards?' },
    ],
    [
      [
        'The surgeon will cancel if his blood sugar is not down',
        'They may postpone the operation because her blood pressure is too high',
        'the operation was cancelled again',
      ],
      [
        'Bring the numbers down to where they have to be, and let the day that was set stand. And where the one who is ill makes it harder, give us a laugh before the quarrel.',
      ],
      {
        heard:
          'So much hangs on a few numbers, and on a day that must not be lost. I can see why you are worn thin.',
        asks: 'What has helped the numbers so far, even a little?',
      },
    ],
    [
      [
        'I am scared of the anaesthetic',
        'I am frightened of the needle in my spine',
        'terrified of being put to sleep',
        'I fear I will not wake up from the operation',
        'she hates needles',
      ],
      [
        'When the needle comes, be nearer than the needle. Give a kind voice at the head of the bed, and let the fear be the first to fall asleep.',
      ],
      {
        heard:
          'It is a very particular fear, and it need not be explained away. You may bring it exactly as it is.',
      },
    ],
    [
      [
        'I may lose my voice after the operation',
        'they warned me I might not be able to play or sing again',
        'I am afraid of what I will not be able to do after surgery',
      ],
      [
        'Guard what was loved before: the voice, the hands, the small skill that nobody pays for. Let it come back, or show another way to sing.',
      ],
    ],
  ]),
];
