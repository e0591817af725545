import { situationsOf } from './situation.ts';

/** What people tell of in: addiction, aging-parents. */
export const addictionAndAgingParentsSituations = [
  ...situationsOf('addiction', [
    [
      [
        'My brother is in rehab, day 12',
        'he is in a treatment house and wants to leave',
        'she calls crying from rehab and wants to come home',
        'pray he goes to the treatment bed',
        'third rehab',
        'they hold a bed for him until noon',
      ],
      [
        'Keep the door of that house closed from the inside, one more day. Where everything in a body shouts to leave, be louder and kinder.',
        'And when the telephone rings and somebody weeps, let those who love stay firm: let the love be as strong as the no.',
      ],
      {
        heard:
          'The calls in which somebody begs to come home are the hardest, because love wants to get into the car. It is right to pray for both.',
        asks: 'Who can be beside your family when the telephone rings?',
      },
    ],
    [
      [
        'My brother is using again',
        'meth again and he steals from mom',
        'he relapsed after a year',
        'my little brother is on fentanyl again',
        'he stole my mother’s ring',
        'brother drinks and will not admit it',
        'my sister is drinking again and lost her job',
        'he is on meth',
      ],
      [
        'You know the one under the drug, the one from before. Reach in where we can no longer reach, and bring us to the day on which help is wanted and a bed is free.',
      ],
      {
        heard:
          'It is a grief to lose somebody who is still alive, again and again. I am sorry that it is so.',
      },
    ],
    [
      [
        'My brother is 41 days clean',
        'ninety days sober tomorrow',
        'she has been sober for a year',
        'ten years sober today',
        'day 91 for my brother',
        'my son has one year clean',
      ],
      [
        'Thank you for every one of these days, each of them won in the morning and again at night. Now give the next one, only the next one.',
      ],
      {
        heard:
          'Each of these days was won, and it is good to count them. Thank you for telling it.',
        asks: 'What would help with the next day, and only with that one?',
      },
    ],
    [
      [
        'I love him and I do not trust him',
        'he wants to work for me and there is cash',
        'can I trust my sister again after the drugs',
        'I love him and I do not want him in my house',
      ],
      [
        'Trust grows back like bone: slowly, and only when it is not loaded too soon. Show a way to help that does not lay a temptation in anyone’s hand, and let a limit be spoken without contempt.',
        'It is no betrayal to be careful with somebody whom one loves. Take that word away again.',
      ],
      {
        heard:
          'To love somebody and not to trust yet is no betrayal. It is two true things that have to share one heart.',
        asks: 'What work could there be that puts neither of you in danger?',
      },
    ],
    [
      [
        'Mom covers for him',
        'my mother protects my brother and lies',
        'my parents pay his debts again',
        'mom says she lost it, to protect him',
      ],
      [
        'A mother’s heart would rather be robbed than close the door. Be gentle with it, and give it the strength for a truth that looks like hardness.',
      ],
    ],
    [
      [
        'I drink too much and nobody knows',
        'I gamble on my phone',
        'I relapsed last night',
        'I cannot stop',
        'I bet on my phone and lost thousands',
        'I drank again last night',
        'I cannot stop gambling',
      ],
      [
        'You are not disgusted. Be in the hour when it pulls, give one clear thought and one open door, and one person to whom it can be said.',
      ],
    ],
    [
      ['I sniff his cup to see whether he drinks', 'I am always watching him for signs'],
      [
        'Let us put down the watching for one evening. It has kept nobody sober, and it has kept us awake.',
      ],
    ],
  ]),
  ...situationsOf('aging-parents', [
    [
      [
        'Mum puts the kettle in the fridge',
        'Dad has dementia and asks for my dead mother',
        'my father calls the police because he thinks mother was stolen',
        'she does not know me any more',
        'my mom asked me today who I was',
        'Dad has Alzheimer’s and gets lost',
        'with the dementia he thinks he is back in his youth',
        'mother repeats the same question all day',
      ],
      [
        'Where the memory loses its way, go along. Let there be somebody who does not correct but takes the hand; and let love be recognised where the name no longer is.',
        'You know the whole person, also what is not within reach today. Keep it all for the one who cannot keep it any longer.',
      ],
      {
        heard:
          'To lose somebody who is still sitting there, a little more each week: that is a grief with no funeral. I am sorry.',
        asks: 'What still gives pleasure, on a good day?',
      },
    ],
    [
      [
        'I promised I would never put him in a home',
        'we are looking at care homes',
        'the word home makes me feel like a traitor',
        'is it time for a nursing home',
        'we need wisdom about a home for mum',
        'a care home with two places together',
        'moving mum into assisted living',
      ],
      [
        'Love can move into another house and still be love; take the word traitor out of our mouth. Show us a place in which somebody knows the old songs.',
        'Give a clear eye for what is needed now, and a heart that does not accuse itself for it.',
      ],
      {
        heard:
          'To look for more hands than your own is not a betrayal. It can be the way in which love keeps its word.',
        asks: 'What would such a house have to have, so that you could sleep at night?',
      },
    ],
    [
      [
        'My brother thinks I am fussing about our parents',
        'my sister and I disagree about care for mum',
        'I do everything and my siblings give advice',
        'my sister in Australia has lots of opinions',
        'my sister and I disagree about a home for dad',
      ],
      [
        'One lives near and one lives far, and each believes to see it rightly. Bring us to one table or onto one line, to say what we saw with our own eyes and not who has always done more.',
      ],
      {},
    ],
    [
      [
        'I live far away from my old parents',
        'I fly home every third weekend',
        'my parents are in Cork and I am in Leeds',
      ],
      [
        'The distance makes every ring of the telephone louder. Be nearer to them than the next flight, and send a neighbor who looks to see whether the blinds are up.',
      ],
    ],
    [
      [
        'Dad will not accept help',
        'she will not let carers in',
        'he should not drive any more and will not give up the keys',
        'both insist on staying in the farmhouse',
        'he had a fall and lay there for an hour',
        'he won’t see a doctor and won’t use the walker',
      ],
      [
        'Whoever was always the strong one does not like to open the door to help. Let somebody come whom pride can bear, with a pretext and a cake.',
      ],
    ],
    [
      ['Dad covers for her', 'my father looks after mother and will not admit that it is too much'],
      [
        'After so many years one still stands in front of the other, so that nobody sees. Honor that love; and relieve it, before it falls over.',
      ],
      {},
    ],
    [
      ['Who will take the dog', 'what happens to the dog when dad goes into the home'],
      [
        'And the dog: you have thought of sparrows, so think of this one, too. Let there be a warm kitchen with a lead beside the door, near enough for visits.',
      ],
      {},
    ],
    [
      [
        'I am wiping my mother’s mouth and turning her',
        'caring for my parents around the clock wears me out',
        'I lose patience with my old mother',
        'I care for my mother and run a business',
        'mother-in-law moved in and I am worn out',
        'patience with mum',
      ],
      [
        'They carried us once without counting. Let us carry them now, with a hand that stays soft on the tenth time; and let somebody carry us in between.',
      ],
    ],
  ]),
];
