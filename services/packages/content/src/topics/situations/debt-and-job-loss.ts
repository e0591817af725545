import { situationsOf } from './situation.ts';

/** What people tell of in: debt, letting-people-go, job-loss. */
export const debtAndJobLossSituations = [
  ...situationsOf('debt', [
    [
      [
        'I tell my wife tonight about the cards',
        'my husband does not know the real number',
        'I have hidden the debt from my wife',
        'I plan to tell him on Sunday',
        'wife does not know about the third card',
        'I have not told my wife about the second loan',
        'wife knows about half of it',
        'I will show him the letters tonight',
      ],
      [
        'Be at the table when it is said. Let the whole number come out in one sentence, without a story around it; and let the one who hears it be hurt and stay, and ask: what do we do now?',
        'The secret cost more than the interest. Let this be the end of it.',
      ],
      {
        heard:
          'The number is bad; to be alone with it is worse. You have decided to say it, and that is the bravest part.',
        asks: 'What is the first sentence you will say?',
      },
    ],
    [
      [
        'The cash advance takes money every day',
        'interest eats us up',
        'creditors call every day',
        'the lender is coming on Friday',
        'payday loans and every Friday is gone before it comes',
        'the lender wants his money on Friday',
        'the landlord wants three months now',
        'the tax office wants it all',
      ],
      [
        'Stop what eats every morning before we do. Send honest counsel that costs nothing, and somebody who knows how to talk with such lenders; and guard us from the next quick money.',
      ],
      {},
    ],
    [
      [
        'I owe on four credit cards and a loan',
        'we are behind with the loan',
        'over sixty thousand on cards',
        '$14,200 on three cards',
        'my line of credit is maxed',
        'student loans of 67 thousand',
        'we owe suppliers and the tax office',
      ],
      [
        'Bring these figures into the light, and let them be only figures there. Give courage for the first call, a plan that holds, and one free morning after the other.',
      ],
    ],
    [
      ['I want to pay people what I owe', 'I am ashamed that I cannot pay my suppliers'],
      [
        'You see that we want to pay. Let that be believed where we owe it; and let each small sum that we bring be more than money.',
      ],
    ],
    [
      ['How will my husband react', 'I am afraid of her reaction when she hears it'],
      [
        'Go ahead into the heart of the one who does not know yet. Prepare there some quiet, some breath, and a memory of why we married.',
      ],
      {},
    ],
  ]),
  ...situationsOf('letting-people-go', [
    [
      [
        'On Friday I have to let seven people go',
        'I must lay off six of my staff tomorrow',
        'by the end of the month I have to cut three jobs',
        'I have to lay off three of my nine tomorrow',
        'by month’s end nine staff must be six',
        'I have to fire people before the holidays',
      ],
      [
        'Let me look each one in the face and say it like a human being. Give me the plain words and the open hand, and go home with each of them where I cannot go.',
      ],
      {
        heard:
          'There is a person and a household on the other side of each of those talks, and you know it. That is why it weighs so much.',
        asks: 'What can you give along besides the news?',
      },
    ],
    [
      [
        'I do not want to hide behind HR language',
        'help me to say it plainly',
        'let me not read it from a script',
        'I do not want to sound like a company',
        'pray that I say it like a human being',
      ],
      [
        'Take the paper out of my hand, and the phrases that are made so that it hurts the speaker less. Few words, true and kind; and then the strength to stay in the room.',
      ],
      {},
    ],
    [
      [
        'She has been with me since the beginning',
        'two of them I hired out of school',
        'I was at their weddings',
        'I know all of their children by name',
        'one has been with me since the first day',
      ],
      [
        'For those who were there from the first day, a handshake is too little. Let me find a word that holds what they gave, and let them hear it in spite of everything.',
      ],
      {},
    ],
    [
      [
        'One of them has a sick wife at home',
        'they have small children and I have to dismiss them',
        'Denise has a new baby and I must lay her off',
      ],
      [
        'You know at which of those kitchen tables it will hit hardest. Open a door there soon; and show me what I can do that is in no contract.',
      ],
    ],
    [
      [
        'I went over the numbers until I dreamt of them and there is no other way',
        'we lost the contract and cannot keep everyone',
        'I have been through the numbers every way I know',
      ],
      [
        'I have looked for another way until I dreamt in columns. Take from me now the thought that there must have been one.',
      ],
    ],
  ]),
  ...situationsOf('job-loss', [
    [
      [
        'I was laid off after fourteen years',
        'the mill is closing',
        'position eliminated by e-mail',
        'my husband lost his job',
        'laid off today by email',
        'got laid off from the plant after 23 years',
        'the plant is closing, 140 of us',
        'they cut my hours',
      ],
      [
        'A badge was handed in, and with it a piece of who we were. Let us not believe that we were a line in a budget. Give bread for now, and in good time a gate that opens in the morning.',
      ],
      { heard: 'So many years, and then a few lines. What you did there is not undone by them.' },
    ],
    [
      ['I have not told my father that I lost the job', 'my dad keeps asking which shift I am on'],
      [
        'Let the one from whom we most want to hide it be the one who puts an arm around us. And let age count once more for what it is worth.',
      ],
    ],
  ]),
];
