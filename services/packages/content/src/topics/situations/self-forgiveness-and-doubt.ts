import { situationsOf } from './situation.ts';

/** What people tell of in: self-forgiveness, anger-at-god, doubt. */
export const selfForgivenessAndDoubtSituations = [
  ...situationsOf('self-forgiveness', [
    [
      [
        'Everyone has forgiven me but me',
        'my wife forgave me but I cannot forgive myself',
        'he says he has forgiven me, it is me who cannot',
        'God forgave me they say, I bring it up every night',
        'he forgave me and jokes about it, I cannot',
        'God forgave, I still flinch',
        'she says forget it, I cannot',
        'I am the only one who cannot let it go',
        'they hugged me and I still feel guilty',
      ],
      [
        'You laid it down long ago. Open these hands, which go on holding what you have let go of; let me be forgiven also at the place where I sit in judgment on myself.',
        'Where I am forgiven, a place is laid for me. Let me dare to sit down, and eat.',
      ],
      {
        heard:
          'The others have put it down, and you pick it up again every night. To forgive oneself is often the last forgiveness that comes.',
        asks: 'What would it cost you, and what would it give you, to believe them?',
      },
    ],
    [
      [
        'I had an affair years ago and it still haunts me',
        'I betrayed my wife once and she stayed',
        'cheated on my wife and she forgave me',
      ],
      [
        'It was wrong, and it is forgiven: let both sentences stand, and nothing after them. Turn the old guilt into what it can still become, which is tenderness for the one who stayed.',
      ],
      {},
    ],
    [
      [
        'It was an accident but I was driving',
        'my mistake hurt someone',
        'a man lost his leg because of me',
        'I backed the truck over a child’s leg',
        'I gave a patient the wrong thing and he was nearly harmed',
        'I left the gate open and it happened',
      ],
      [
        'You saw it: a moment, no wish to harm, and a life that limps since then. Tell me what is mine to carry and what was never in my hand.',
      ],
    ],
    [
      [
        'I had an abortion when I was young',
        'I gave up my baby and regret it',
        'I ended a pregnancy when I was twenty and nobody knows',
      ],
      [
        'You are gentler with that girl of then than I am. Let me sit down beside her at last; and hold the child, whom you have never lost.',
      ],
    ],
    [
      [
        'My mistake cost him his business',
        'I made an error at work and others paid for it',
        'they lost the firm because of my bookkeeping',
        'people lost their jobs because of me',
        'I spent my mother’s savings on a business that failed',
        'I let eleven people go before Christmas and bought a truck',
        'people worked for me and lost their pay because of me',
      ],
      [
        'Figures can be wrong without a heart being bad. What could be made good, I would make good; take the rest, which nobody can pay back, and let every kindness that still reaches me be the receipt.',
      ],
      {
        heard:
          'A mistake can cost others dearly without a bad heart behind it. You carry it as though it had been meant.',
      },
    ],
    [
      [
        'I was a bad father when they were small',
        'I was drunk through their childhood',
        'I should have been kinder to my mother',
        'I was not a good father when I was drinking',
        'I was too hard on my children',
      ],
      [
        'The years do not come back, but the people do, now and then, for an hour. Let me be in those hours what I was not then, without begging and without explaining.',
      ],
    ],
    [
      [
        'How long does a man have to carry this',
        'I have confessed it a hundred times',
        'how long until I can put it down',
        'I keep confessing it',
        'I cannot put it down',
        'pray I can put it down',
      ],
      [
        'You do not listen to it a hundred times; you heard it the first time. Tell the hour of the night at which it comes that the case is closed.',
      ],
    ],
  ]),
  ...situationsOf('anger-at-god', [
    [
      [
        'I am furious with God',
        'God did nothing and a child is dead',
        'we prayed and it happened anyway',
        'do not give me a nice prayer',
        'mad at God because he did nothing',
        'I prayed for years and she died anyway',
        'where was God',
        'I am angry at God if I am honest',
      ],
      [
        'I will not dress it up: I do not understand what you allowed. If you can bear that I say it to your face, then stay, and let me not be struck from your list for it.',
        'We asked you to keep watch there, of all places. Where were you? I put the question into your hands, and leave it there.',
      ],
      {
        heard: 'No sugar, then. God can bear to be asked why, and you owe nobody a brave face.',
        asks: 'What would you say to him if nobody were listening?',
      },
    ],
  ]),
  ...situationsOf('doubt', [
    [
      [
        'I teach the faith and no longer know if I believe it',
        'I am not sure that anyone is listening',
        'I do not really pray and do not know how',
        'I am not sure I believe any of this',
        'I have forgotten how to pray',
      ],
      [
        'If you are there: this is addressed to you. Take a prayer that is half a question for a whole one; you have never asked for more than we have.',
      ],
    ],
  ]),
];
