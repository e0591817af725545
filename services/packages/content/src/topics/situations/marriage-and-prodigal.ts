import { situationsOf } from './situation.ts';

/** What people tell of in: marriage, prodigal. */
export const marriageAndProdigalSituations = [
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
];
