import { situationsOf } from './situation.ts';

/** What people tell of in: church-hurt, bullying, work-conflict. */
export const churchHurtAndWorkConflictSituations = [
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
        'Go along through the long corridor, and sit at the table where there is an empty chair.',
        'Let the stomach stop hurting in the mornings, and on Sunday evenings.',
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
        'You are on my side when everyone laughs. Make them stop, give me one friend, and let me not believe one word of it.',
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
];
