import { situationsOf } from './situation.ts';

export const kinSituations = [
  ...situationsOf('marriage', [
    [
      [
        'We fight about money',
        'he says I spend, I say he hides things',
        'every payday we quarrel',
        'we fight about money every Sunday night',
        'he spends and I save',
        'she wants me to get a regular job',
      ],
      [
        'It is about money, and it is not about money. Let each of us say once what we are really afraid of; and let the figures lie on the table, and neither of us under it.',
      ],
      {
        heard:
          'The same quarrel on the same day, and behind it two people who are both afraid of something. It is good that you bring it.',
        asks: 'What do you think the other one is afraid of, behind the words?',
      },
    ],
    [
      [
        'It is about the dishwasher and it is never about the dishwasher',
        'we fight over small things',
        'we fought for hours over nothing',
        'we fight about chairs and couches',
        'my wife and I are not talking, over a couch',
      ],
      [
        'Show us what is standing behind the small thing and wants to be seen. Let one of us begin, with a small true sentence, and let the other hear it.',
      ],
      {
        heard:
          'It is never about the dishwasher. It is good that you both know it; now somebody has to say what it is about.',
      },
    ],
    [
      [
        'Last night she slept in another room',
        'he slept in the truck',
        'we sleep apart and do not speak',
        'we have not spoken for five days',
        'he slept on the couch again',
      ],
      [
        'There is a wall between two beds tonight. Let one of them knock; and let the other have lain awake, too.',
      ],
      {},
    ],
    [
      [
        'I said something I cannot unsay',
        'I said a thing about her father',
        'I hurt my wife with words',
        'I called my wife something terrible',
        'we fought in front of the children',
      ],
      [
        'A word is out and cannot be fetched back. Then send another after it, smaller and truer: I am sorry, with no but behind it. Start with me.',
      ],
      {
        heard:
          'You know which sentence it was, and you are not hiding it. That is where mending begins.',
        asks: 'How would the apology sound without a “but”?',
      },
    ],
    [
      [
        'My husband texts another woman',
        'I think my wife has somebody else',
        'I found messages on his phone',
        'pray my husband stops texting that woman',
        'she is having an affair',
      ],
      [
        'Bring into the light what is hidden in a telephone, before it grows. Give a clear word without shouting, and let what was promised be worth more than what is new.',
      ],
    ],
    [
      [
        'We have grown apart',
        'we live like room-mates',
        'we have nothing to say to each other at supper',
        'I cannot tell if I am married or just co-managing',
        'he is not sure he wants to be married any more',
        'we used to laugh',
        'every conversation is about jobs and bills',
      ],
      [
        'Once we could not stop talking. Give us one question to which we do not know the answer yet, and an evening to hear it.',
      ],
    ],
    [
      [
        'She wants to move and I want to stay',
        'we disagree about where to live',
        'he wants another child and I do not',
      ],
      [
        'We pull at two ends of one life. Let neither win; show us a third thing that we could not see while we were pulling.',
      ],
    ],
  ]),
  ...situationsOf('prodigal', [
    [
      [
        'Our son has not answered since Christmas',
        'my daughter blocked all of us',
        'she has not spoken to me in years',
        'he does not reply to my messages',
        'she sent back the parcel unopened',
        'our oldest has stopped talking to us',
        'he does not answer, blue ticks only',
        'my daughter has cut us off',
        'the phone has been quiet since we said hard words',
      ],
      [
        'Silence is also a kind of message, and we do not know how to read it. Keep the line open from our side: a light in the window, short messages, no reproach. And let one word come back, whatever it may be.',
      ],
      {
        heard:
          'To wait for an answer from one’s own child is a long kind of waiting. You have not stopped, and that says everything.',
        asks: 'If there were to come one line from there, what would you like to answer?',
      },
    ],
    [
      [
        'I was too strict with him and I see it now',
        'I said a thing about her partner and lost her',
        'it was partly my fault that he left',
        'we said hard words and she left',
        'I was the wayward child and now I have one',
      ],
      [
        'Some of it was our doing, and we see it late. Give a chance to say so without wanting anything for it; and let pride, ours first of all, get out of the doorway.',
      ],
      { heard: 'You see your own part in it, and you say it. A door often opens from that side.' },
    ],
    [
      [
        'Not to church, first only to our table',
        'I only want him home for dinner',
        'I want her to sit at our table again',
        'let her unblock her grandma',
        'bring her home',
      ],
      [
        'First the table, then all the rest. Let there be an evening with too much food and no big words, at which nobody has to be different from what they are.',
      ],
      {},
    ],
    [
      [
        'He says our faith is a cage',
        'she has left the faith',
        'my son says he is an atheist now',
        'she says she is an atheist and that we brainwashed her',
        'my son has turned his back on God',
      ],
      [
        'You are not afraid of a question or of a closed door. Be found outside the fence as well. Let our love be larger than our worry about the faith, and let it be felt.',
      ],
      {},
    ],
    [
      [
        'She lives in a van with a boyfriend',
        'dropped out of college and drifts',
        'running with the wrong people',
        'our daughter dropped out to follow a band',
        'she lives with a man twice her age',
        'my daughter runs with wrong people',
        'he took money from the till',
      ],
      [
        'Go along on roads that we did not choose. Let there be brakes that work, a friend with sense, and, some evening, homesickness.',
        'You run down the road before anyone has turned round. Until then let our table stay laid and our mouths stay gentle.',
      ],
      {
        heard:
          'You would have chosen another road for your child. That you still look for something to be thankful for is love with a sense of humor.',
      },
    ],
    [
      [
        'I check online to see that she is alive',
        'his sister sees him online',
        'we only know he is all right from his posts',
      ],
      [
        'A green dot on a screen is not much, and it is something: alive, awake, somewhere. You see more than the dot. Be there.',
      ],
      {},
    ],
  ]),
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
  ...situationsOf('family-conflict', [
    [
      [
        'My siblings fight over the inheritance',
        'my brother got the farm',
        'we do not speak because of a field',
        'my three brothers do not speak because of a field',
        'my sister came for the dishes and not for the funeral',
        'the will has divided us',
      ],
      [
        'What our parents left was meant to be a blessing. Make the thing small again and the brothers and sisters large; let there be one photograph with everybody in it.',
      ],
    ],
    [
      [
        'My mother-in-law and I do not get on',
        'Thanksgiving will be a fight',
        'politics has split our family',
        'his family looks down on me',
        'mother-in-law moved in for two weeks and it is week nineteen',
      ],
      [
        'Put a guard before the mouths and something good on the plates. Let us leave one matter alone for one evening, and find the person behind it.',
      ],
    ],
  ]),
  ...situationsOf('neighbors', [
    [
      [
        'My neighbor pointed a camera at us and reported me',
        'the man next door complains to the HOA',
        'his bamboo comes through my fence',
        'they blow their snow on our drive',
        'neighbors moved the fence onto our land',
        'my neighbor’s dog barks all night and he will not listen',
        'he parks across our drive',
        'she called the city on us',
      ],
      [
        'Give peace over the fence. Show us the face behind the quarrel, and whatever fear or loneliness may live there; and give us a first sentence that nobody has to be ashamed of.',
        'I have rehearsed the sharp speech long enough. Let me forget it on the way over.',
      ],
      {
        heard:
          'One cannot move away from a neighbor for an afternoon. When it goes wrong over the fence, even coming home is spoiled.',
        asks: 'Was there a time when it was better between you?',
      },
    ],
    [
      [
        'The neighbor I am angry with is having chemo',
        'he is difficult and now I learn that he is ill',
        'I would like to be cross but she is sick',
        'now they have had a baby and I hear her crying too',
      ],
      [
        'It was easier to be angry before we knew. Be with the one next door in what has come, and in the bad nights; and let us find something small and human to do, without having to give in about the quarrel.',
      ],
      {
        heard:
          'You had a good clean anger, and now something human has got in its way. It is honest of you to bring both.',
        asks: 'What small thing could you do over there that has nothing to do with the quarrel?',
      },
    ],
    [
      ['He called my wife a name', 'the neighbor insulted my family'],
      [
        'A word was said over that fence that is not forgotten. Give back the honor in our own house first; and keep our tongue from paying it back.',
      ],
      {},
    ],
    [
      ['The people upstairs play music until two', 'noise from next door all night'],
      [
        'Give us sleep, and them ears. And let somebody knock in daylight, with a friendly word, before the broom does.',
      ],
    ],
    [
      [
        'My old neighbor has nobody',
        'the lady next door lost her husband',
        'our neighbors are Muslim and their son is sick',
        'the old man across the hall has no family',
        'my neighbor lost her husband and they are Muslim',
        'I bring soup to the lady next door',
      ],
      [
        'You put us side by side and asked nobody what they believe. Bless that door across the hall; let our bowl of soup be a bowl of soup, and the love in it be tasted.',
      ],
    ],
  ]),
  ...situationsOf('parenting', [
    [
      [
        'My teenager talks only to his screen',
        'my teenagers drive me mad',
        'the kids dyed the dog',
      ],
      [
        'Give us humor, which is love that has got its breath back. Let one sentence a day come out from behind that door, and let us notice it.',
      ],
    ],
    [
      [
        'I shouted at my child and he was afraid of me',
        'I do not want to be like my father',
        'I yelled at my little boy so loud',
      ],
      [
        'Break the chain here, with me. Let my voice be the place where it stops; and let me kneel down and say sorry to somebody who comes up to my belt.',
      ],
    ],
  ]),
];
