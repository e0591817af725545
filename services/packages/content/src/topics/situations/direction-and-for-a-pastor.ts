import { situationsOf } from './situation.ts';

/** What people tell of in: direction, anger, for-a-pastor. */
export const directionAndForAPastorSituations = [
  ...situationsOf('direction', [
    [
      [
        'I have two offers and must decide',
        'one job pays more and one is what I love',
        'sell to the big chain or hand it to my foreman',
        'should I sell the clinic to the chain or to my junior vet',
        'an offer to sell my company',
        'should we buy the building or not',
        'should I marry him or not',
        'two jobs and I cannot tell the right one',
      ],
      [
        'Make the voices quieter that only shout. Let me know the good way by the peace that stays when the coffee has worn off, and give me the legs to walk it.',
      ],
      {
        heard:
          'Both doors are open, and one cannot go through both. You want to choose well and not only quickly; that is already half of it.',
        asks: 'Which of the two could you tell about with a light heart in ten years?',
      },
    ],
    [
      [
        'She would keep all the staff on',
        'the buyer pays more but would let people go',
        'I want my employees to be looked after when I sell',
        'trust that my foreman makes it',
      ],
      [
        'A sum can be written down; what it means that people keep their place cannot. Weigh it with us on your own scales, and let us be able to live with whatever we give up.',
      ],
      {},
    ],
    [
      [
        'My head says one thing and my gut another',
        'my accountant says one, my gut says two',
        'my heart says go, my spreadsheet says stay',
        'my gut says wait and my wife says sell',
      ],
      [
        'The head has its reasons, and so has whatever sits below it. Let them sit down at one table, and be the third there.',
      ],
      {},
    ],
    [
      [
        'Should I stay or go',
        'I do not know what to do with my life',
        'I do not know which way to turn',
        'I do not know what to do next',
      ],
      [
        'We do not ask for the whole map. Show the next step, and let it carry us as far as the one after it.',
      ],
    ],
    [
      ['Should I retire', 'is it time to stop working', 'when to hand over the business'],
      [
        'It takes one kind of strength to build and another to put down the key. Give the right hour for it, and something to look forward to on the day after.',
      ],
    ],
  ]),
  ...situationsOf('anger', [
    [
      [
        'He took my deposit and vanished',
        'the contractor cheated me and disappeared',
        'I was cheated out of thousands',
        'he stole from me and posts pictures of his new boat',
        'he cheated twelve of us out of our last pay',
        'my former partner took our client list',
        'a customer will not pay and laughs about it',
      ],
      [
        'You saw the money go, and you saw what was done with it. I want it back, and I want it to be felt; I put both into your hands, where they are safer than in mine. Let right be done, in the open, without my having to become the same.',
        'Turn the one who did it around, before it costs more than money. I cannot pray for more than that today, and you know that this was hard enough.',
      ],
      {
        heard:
          'You said it as it is, and God has heard worse from the Psalms. You need not manage a straight face here; I will say the part that you cannot.',
        asks: 'What would have to happen, so that you could say: now it is just?',
      },
    ],
    [
      [
        'I cannot pray for him, not with a straight face',
        'I know I should pray for my enemy and I cannot',
        'you pray for him because I cannot',
      ],
      [
        'So here is the prayer that I cannot say myself: do not let it go on like this. Give one night in which it robs the sleep of the one who did it, and one morning on which it is brought back.',
      ],
      {},
    ],
    [
      [
        'I lost my temper and shouted at him',
        'I have a temper like my father',
        'I snapped at a customer and he said sorry',
        'I shouted at a passenger',
        'I shouted at my foreman and threw a clipboard',
        'I snapped and cannot forget his face',
      ],
      [
        'You know the moment that I would like to have back. Let me say sorry where I can, and let the shame become something better than shame: a slower tongue, a longer breath.',
      ],
      {
        heard:
          'That you cannot get it out of your head says more about you than the shouting does.',
      },
    ],
    [
      [
        'I am so angry at my brother about the inheritance',
        'my sister stole my share',
        'I did something petty out of anger',
        'my brother got the farm and I got the china',
      ],
      [
        'Underneath the anger somebody sits who was passed over. Speak to that one first. And let me put right what I did, before I wait for the other side.',
      ],
    ],
    [
      ['My former partner ruined me', 'she stole my clients', 'my ex lied about me in court'],
      [
        'You see what was done, and you do not call it small. Let the truth find its own feet; and let me sleep while it walks.',
      ],
    ],
  ]),
  ...situationsOf('for-a-pastor', [
    [
      [
        'Our pastor looks after three churches with one motorbike',
        'our pastor is overworked',
        'he has not had a holiday for years',
        'the pastor buried three members in one month and still preached',
        'he cares for four congregations',
        'our pastor buried four this month and his eyes look like two holes',
        'he does the food bank, funerals and everybody’s forms',
        'nobody asks the pastor if he has eaten',
      ],
      [
        'Carry the one who carries so many. Give a day without a telephone, a friend who needs nothing, and a sermon now and then that somebody preaches to the preacher.',
        'Send somebody to that door this week with a full pot and only one question: have you eaten?',
      ],
      {
        heard:
          'Those who pray for everyone are seldom prayed for by name. It is good that you see the person, and not only the pulpit.',
        asks: 'What could your church take off those shoulders this month?',
      },
    ],
    [
      [
        'His motorbike has broken down',
        'the pastor’s car does not run any more',
        'no vehicle to reach the village churches',
      ],
      [
        'And the wheels, Lord: let there be a mechanic, a spare part, or somebody with the means, so that the road between the villages is short again.',
      ],
      {},
    ],
    [
      ['His wife is also tired', 'the pastor’s wife is expecting', 'the pastor’s family suffers'],
      [
        'Bless the ones at home behind the pulpit, whom everybody knows and nobody asks; and give them an evening that belongs to them alone.',
      ],
      {},
    ],
    [
      [
        'I am a pastor and do not know whether I believe any more',
        'I preach to eleven people',
        'as a pastor I have nobody to talk to',
        'I pastor a church of sixty and three families left',
        'I am a pastor and no longer look forward to Sunday',
      ],
      [
        'You never counted heads. Speak to the one who speaks of you all week; let it be for once not for a sermon, but only for the heart.',
      ],
    ],
    [
      [
        'Our pastor is ill',
        'our pastor has shingles and goes on working',
        'he coughs all night and will not see a doctor',
        'the pastor has cancer',
      ],
      [
        'Heal the one who always visits the sick, and let him for once be the one who is visited, in bed, with nothing to say.',
      ],
    ],
  ]),
];
