import { situationsOf } from './situation.ts';

export const woundSituations = [
  ...situationsOf('church-hurt', [
    [
      [
        'I asked questions about the money and was removed',
        'they pushed me off the church board',
        'I reported it and the elders told me to keep quiet',
        'the elders said I was divisive because I asked where the money went',
        'I told the elders and they asked me to keep quiet for the sake of the ministry',
      ],
      [
        'You love the ones who ask and do not look away. Bring into the light what was covered up in your name, and give back honor where it was taken.',
      ],
      {
        heard:
          'You said what had to be said, and you paid for it. I am sorry; and you need not hurry back anywhere.',
        asks: 'What would have to be said to you for something to be put right?',
      },
    ],
    [
      [
        'I served that church for nineteen years and nobody has called',
        'since my divorce no one from church phoned',
        'they asked me to step back and forgot me',
        'I gave fourteen years to that church',
        'I left my church after twenty years and miss everyone',
        'nobody from church has called me',
        'they replaced me without telling me and I read it in the bulletin',
      ],
      [
        'All those years of work, and then so little from those who lived on it. You saw each of those hours. Let one of them think of it, and come to the door.',
      ],
      {
        heard:
          'So much given, and then nobody who asks. That is a wound of its own, and I am sorry for it.',
        asks: 'Who from there do you miss, in spite of it all?',
      },
    ],
    [
      [
        'I cannot walk into a church building without my hands shaking',
        'my chest gets tight at the church door',
        'I have not been able to go in since',
        'I have not been inside a church since',
        'every time I hear an organ I feel sick',
      ],
      [
        'You are not only behind that door. Be with us in the car, at the kitchen table, on the bench outside; and heal the body, too, which remembers the building before the mind does.',
      ],
      {},
    ],
    [
      [
        'I still believe, I do not know where to put it',
        'I miss singing but I cannot go back',
        'I miss God more than the church',
        'I am not angry at God, I miss him',
        'I still love Jesus but not the church',
      ],
      [
        'Faith without a roof over its head is still faith. Show it a place: two or three people, a song, bread that is shared, and nobody who keeps a list.',
      ],
      {},
    ],
    [
      [
        'The pastor shamed me in front of everyone',
        'a leader I trusted abused his office',
        'what the youth leader said to my daughter',
        'my former pastor told everyone what I shared in private',
        'our pastor used my confession in a sermon',
        'church people cheated me and do not pay',
        'they were hurt by people with crosses on',
      ],
      [
        'You were hard on one kind of people only: those who used your name to make others small. Stand between us and that voice, and let it not be the one that we hear when you speak.',
      ],
      {
        heard:
          'What was done there was done in God’s name, and it was not God’s doing. Your anger has a place here.',
      },
    ],
    [
      [
        'Our church is splitting and friends do not speak',
        'the congregation fights about money',
        'they avoid each other after thirty years in one pew',
        'our parish council is split',
      ],
      [
        'Let somebody be the first to cross the aisle. Make the matter as small as it is and the people as great as they are.',
      ],
    ],
  ]),
  ...situationsOf('bullying', [
    [
      [
        'Girls at school made a group chat about my daughter',
        'kids at school call her names',
        'they make fun of my son at school',
        'the class laughs at how she looks',
        'they laugh at my son’s stutter',
        'boys on the bus pick on him',
        'my daughter is left out and mocked',
        'kids at school call my grandson fat',
      ],
      [
        'You made this face with care, and there is no mistake in it. Let the child hear that louder than the chat and the laughter; and send one friend, just one, to sit beside.',
        'Give the grown-ups eyes to see it and the backbone to end it, and make brave the ones who only watch.',
      ],
      {
        heard:
          'No child should have to be afraid of other children, or of a telephone. I am sorry, for your child and for you who look on.',
        asks: 'Who at the school has promised what, and by when?',
      },
    ],
    [
      [
        'She asked whether God made a mistake',
        'my child asks why God made her like that',
        'he thinks he is ugly because of his scar',
      ],
      [
        'A child has asked what many grown people no longer dare to ask. Give us an answer with arms: you are meant, exactly like this; and let it be believed.',
      ],
      {
        heard:
          'What a question, out of the mouth of a child. You need not have a clever answer; a true and short one is enough: God makes no mistakes, and you are loved.',
        asks: 'What does your child love to do, where nobody is watching?',
      },
    ],
    [
      [
        'She will not eat lunch in the cafeteria',
        'he has stomach aches every morning before school',
        'my son refuses to go to school',
        'she asked to be homeschooled because of the girls',
        'he does not want to go to school any more',
      ],
      [
        'Go along through the long corridor, and sit at the table where there is an empty chair. Let the stomach stop hurting on Sunday evenings.',
      ],
      {},
    ],
    [
      [
        'I am twelve and they call me names',
        'they laugh at my accent and my lunch',
        'everyone in my class hates me',
        'kids at school call me pig',
        'they call me fish lunch because of what my mom packs',
        'pray they stop and that I get one friend',
        'my stutter and the lads who copy it',
      ],
      [
        'You are on my side when the whole bus laughs. Make them stop, give me one friend, and let me not believe one word of it.',
      ],
      {
        heard:
          'I am sorry that they do this to you. It is not your fault, and it was right to tell somebody.',
      },
    ],
  ]),
  ...situationsOf('work-conflict', [
    [
      [
        'The foreman hides my tools and mocks me',
        'my boss humiliates me in front of others',
        'they bully me at work',
        'the older guys at work hide my tools',
        'the new head cook calls me grandpa',
        'my coworkers make fun of my accent',
      ],
      [
        'You see what happens behind the back and with a grin. Keep my dignity for me while I am there, show me who can help, and let me leave the poison at the gate and not carry it home.',
      ],
    ],
  ]),
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
