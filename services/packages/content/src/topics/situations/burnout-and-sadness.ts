import { situationsOf } from './situation.ts';

/** What people tell of in: burnout, sadness. */
export const burnoutAndSadnessSituations = [
  ...situationsOf('burnout', [
    [
      [
        'I cried in a parking lot over nothing',
        'I sat in the car and could not turn the key',
        'my legs would not stand up in the middle of service',
        'I sat in the parking lot and could not go in',
        'I cannot get out of the car in the morning',
        'I burst into tears at work',
        'I sat down on the floor and could not get up',
      ],
      [
        'The body pulled the brake before the head would. Let me not start again at once. Sit down beside me, on whatever there is to sit on, until the breath comes back.',
        'You gave Elijah sleep and warm bread before you said one word about his duties. Deal so with me.',
      ],
      {
        heard:
          'It was not about the little thing that finally did it. The strength had simply come to its end, and that is no failure of faith.',
        asks: 'Who saw it, or should know of it?',
      },
    ],
    [
      [
        'No day off since October',
        'I work eighty hours a week',
        'six days a week since 2017 and I get up at four',
        'sixty-one hour weeks since 2021',
        'neither of us has had a day off',
        'twelve-hour shifts five in a row',
        'double shifts all month',
      ],
      [
        'You yourself rested, and the world did not fall down. Give me the courage for one closed day, and let it cost less than I fear.',
      ],
      {
        heard:
          'There is a limit to what one person can carry, and you have been walking behind it for a good while.',
        asks: 'Which day could be the one that stays closed?',
      },
    ],
    [
      [
        'I am so tired that I am not even sad',
        'I feel nothing any more, I only function',
        'I used to love this work',
        'I am done, empty like a pan',
        'I used to sing to patients, now I count minutes',
        'I used to love those people',
        'nothing left in the tank',
      ],
      [
        'It is a tiredness that sleep alone does not reach. Fill again what has run dry, a little more each day, and let one small thing be a joy again: a smell, a joke in the kitchen, a person.',
      ],
      {
        heard:
          'There is a tiredness that goes deeper than the muscles, down to what one used to love. I am glad that you still asked.',
      },
    ],
    [
      [
        'So tired of being needed',
        'everyone wants something from me',
        'I have nothing left in the cup',
        'everyone in my family phones me to fix it',
        'forty people depend on me',
        'I fix everything for everyone',
      ],
      ['Be the one who needs nothing from me. Let me be, for one hour, not useful, and loved.'],
    ],
    [
      [
        'I want to close one day a week but I am afraid',
        'I do not have the nerve to say no',
        'I should slow down and do not dare',
        'pray I can rest without feeling guilty',
        'my doctor says burnout and six weeks off and I said no',
      ],
      [
        'Give the nerve to write one word on the door, closed, and to leave the telephone in the drawer. Whoever really needs us will come on the next day.',
      ],
    ],
    [
      ['My deputy had to take over', 'my team covers for me because I cannot any more'],
      [
        'Thank you for the one who stepped in without asking. Let me learn to leave it in those hands, not only in need.',
      ],
    ],
    [
      [
        'I am drowning in paperwork before the year end',
        'deadlines are killing me',
        'too much work and too few people',
        'tax deadline, payroll and inspection in one week',
        'my boss will have my head if it is not done by Friday',
      ],
      [
        'Give a clear head for the next thing and a deaf ear for the ten behind it. Let the pile be only paper, and the evening an evening.',
      ],
    ],
  ]),
  ...situationsOf('sadness', [
    [
      [
        'Everything is grey again',
        'the depression has come back',
        'nothing tastes of anything',
        'I feel nothing at all, just grey',
        'the fog is back',
        'it is depression, the doctor says',
        'no color in anything',
        'winter makes me so low',
        'he has not laughed since autumn',
        'I stay in bed and the curtains are closed',
      ],
      [
        'Where all is grey, do not ask for songs. Give one thing today that has color and taste, and then one more; and until it returns, believe for us.',
      ],
      {
        heard:
          'Thank you for saying it as it is. When everything is heavy, even writing a few lines takes effort.',
        asks: 'Is there an hour of the day in which the grey is a little thinner?',
      },
    ],
    [
      [
        'I cannot feel God, it is like talking to a wall',
        'prayer feels empty',
        'I used to lead worship and now I feel nothing',
        'I feel nothing in worship any more',
        'God is silent and I am numb',
      ],
      [
        'If it is a wall, then let it be one that you lean against from the other side. I need not feel you in order to be held; remind me of that when I have forgotten it again.',
        'Other people’s songs may carry me for now. Keep mine until I can sing them.',
      ],
      {
        heard: 'You talk to a wall, and still you talk. That is more faith than it feels like.',
        asks: 'What did it feel like when it was different?',
      },
    ],
    [
      [
        'I used to love my work and now it means nothing',
        'I used to enjoy flowers and now I feel nothing',
        'no joy in anything I used to like',
        'he used to play the trumpet and now he stays in his room',
        'he was the funny one',
      ],
      [
        'What was loved is still there, only the pane is fogged. Let it wait for us; and let a little of it come through, unasked, one of these days.',
      ],
      {},
    ],
    [
      [
        'My husband says snap out of it',
        'people think I should just be thankful',
        'nobody understands depression',
        'my small group says I should trust God instead of tablets',
        'they tell me to read a book and be thankful',
      ],
      [
        'You do not break a bruised reed, and you do not tell it to pull itself together. Give those who live with us patience without advice.',
      ],
      { heard: 'Nobody would tell a broken leg to snap out of it. It is not a matter of will.' },
    ],
    [
      [
        'I have run out of words',
        'say something to God for me, I cannot',
        'I have no words left to pray',
        'pray for me because I cannot',
      ],
      [
        'Here is somebody who has no words left. So hear what is underneath: the breath, the getting up, the tablets taken, the door opened in the morning. All that is prayer, too.',
      ],
      { heard: 'Then let me say a few words for you, and you need only let them stand.' },
    ],
    [
      [
        'I have started tablets and see the doctor',
        'I am in treatment and it goes slowly',
        'I started antidepressants three weeks ago',
        'he sees a counselor and is safe but low',
      ],
      [
        'Bless the doctor and the tablets; you work with such things, too. Let it go a little faster than it feels.',
      ],
    ],
    [
      [
        'My wife is patient with me and I feel bad for her',
        'I am a burden to my family because I am depressed',
        'my baby is beautiful and I feel like the babysitter',
      ],
      [
        'Let the ones who stay know that they are seen through the fog. We are not a burden to those who love us; make us believe it.',
      ],
    ],
  ]),
];
