import { situationsOf } from './situation.ts';

export const workSituations = [
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
  ...situationsOf('thanksgiving', [
    [
      [
        'The scan was clear',
        'no cancer any more',
        'the test results are good',
        'five years clear',
        'the tumor is gone',
        'the biopsy was benign',
      ],
      [
        'Thank you for the word clear, and for each of the days in which nobody knew whether it would come.',
        'Let our joy make room for those who are still waiting for such a word.',
      ],
      {
        heard: 'One word on a report, and one can breathe again. Thank you for coming to tell it.',
      },
    ],
    [
      [
        'The bank said yes and the roof is fixed',
        'three good things in one week',
        'our prayers were answered, we got the loan',
        'no request, I only want to say thank you',
        'no request just thank you',
        'I would like somebody to give thanks with me',
        'only here to say thanks',
      ],
      [
        'We came so often to ask; today we come with full hands. Thank you for each one of these things, by name and in a row, and for the week that had room for them all.',
        'Let us remember this in the next dry month, and let somebody else’s roof be helped by our joy.',
      ],
      {
        heard: 'Somebody comes only to say thank you! That does good. Let us not hurry past it.',
        asks: 'Which of them surprised you most?',
      },
    ],
    [
      [
        'The harvest is in before the rain',
        'we made payroll',
        'my nephew got his green card',
        'I got the job',
        'we made payroll and a contract came in',
        'hay is in before the rain',
        'he got hired after a long search',
        'my daughter passed her exam',
        'we sold the house',
      ],
      [
        'It was not a matter of course, and we know it. Thank you for what came in time, and for the hands through which it came.',
      ],
    ],
    [
      [
        'Forty years married today',
        'it is our anniversary',
        'I turn eighty today',
        'my mother turns ninety',
      ],
      [
        'Thank you for the years, for the good ones and for those that we got through. Let there be cake, and people who know the old stories.',
      ],
    ],
  ]),
];
