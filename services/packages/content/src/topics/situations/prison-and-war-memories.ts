import { situationsOf } from './situation.ts';

/** What people tell of in: prison, after-prison, war-memories. */
export const prisonAndWarMemoriesSituations = [
  ...situationsOf('prison', [
    [
      [
        'My grandson was sentenced to six years',
        'my son went to prison last week',
        'they sentenced my brother today',
        'my son got four years',
        'he goes in on Monday',
        'my daughter was arrested and is in jail',
        'my husband is locked up awaiting trial',
        'my nephew is in prison for drugs',
      ],
      [
        'The sentence has been spoken, and now the years begin. Go in with the one who goes in. Let there be one man on that corridor who pulls upward, and let the wrong voices find no ear.',
        'Nobody is only the worst that he has done. You know what else is in there; wake it.',
      ],
      {
        heard:
          'You do not excuse what was done, and you do not let go of the person. That is a faithful love.',
        asks: 'What would you like to write in the next letter?',
      },
    ],
    [
      [
        'The parole hearing is next month',
        'he goes before the board in March',
        'we hope for early release',
        'my brother’s parole hearing',
        'the board decides if he may come home',
      ],
      [
        'Be in the room with that board. Give the one who stands there plain words and an open face, no excuse and no mumbling; and give those who decide fair eyes.',
        'Let the work, the roof and the people who are waiting still be there when the door opens.',
      ],
      {
        heard: 'You ask for fairness and not for pretending. That is an honest thing to bring.',
        asks: 'Who will be there on the first day, if the answer is yes?',
      },
    ],
    [
      [
        'Pray for the family of the man he robbed',
        'the victim of my son’s crime',
        'the people he hurt',
        'the woman he hurt and her family',
      ],
      [
        'Do not let us forget those to whom it was done. Give them sleep again, a door that they can lock without listening, and right that is done to them.',
      ],
    ],
    [
      [
        'I visit every other Sunday',
        'I drive four hours to the prison',
        'she talks to him through glass',
        'first visit to the prison is Sunday',
        'I drive there every month to see him',
        'the visiting room and the guards',
      ],
      [
        'Bless the long drive, the lockers and the searching, the hour that is over so soon. Let one look through it all say: you are still mine.',
      ],
    ],
    [
      [
        'He joined the Bible study inside but I have been fooled before',
        'he says he found God in jail and I want to believe it',
        'he wrote me that he joined the Bible study and the men give him a hard time',
      ],
      [
        'What has begun in there, let it take root where no one is watching. And let us hope again without being naive, and love without having to be sure.',
      ],
    ],
    [
      [
        'I hope I live long enough to see him walk out',
        'I am old and he has years left',
        'will I be alive when my son comes home',
      ],
      [
        'Lengthen the days that are left, if it can be, until a gate opens and two people who have grown older embrace. And plant already now what lasts longer than we do.',
      ],
      {},
    ],
    [
      [
        'My dad is in jail and the kids at school know',
        'the children ask where their father is',
        'my grandchildren miss their father who is in prison',
      ],
      [
        'Take the shame from the children, which was never theirs. Let them love their father without having to defend him.',
      ],
    ],
  ]),
  ...situationsOf('after-prison', [
    [
      [
        'I get out after eleven years',
        'released from prison and nobody will hire me',
        'he comes home from jail next month',
        'I come home on the 28th after six years inside',
        'got out of prison and every job checks my record',
        'I hire men who come out of prison',
      ],
      [
        'The world went on and did not wait. Send one employer who asks what comes now and not only what was; and let the first week hold, then the first month.',
      ],
    ],
  ]),
  ...situationsOf('war-memories', [
    [
      [
        'Fireworks season brings the war back',
        'a backfire and I was under the trailer',
        'loud noises put me on the ground since Iraq',
        'every Fourth of July I am back there',
        'the carts bang and I am on the floor before I know',
        'fireworks week is coming',
        'helicopters set me off',
      ],
      [
        'When something bangs, put a hand on the shoulder before the body is gone again. Call us back by name: to this yard, to this year, to the people who are here.',
        'Let nobody laugh, and let nobody have to explain. Let whoever saw it understand more than they say.',
      ],
      {
        heard:
          'The body is quicker than the head; it learned that to stay alive. There is no weakness in it.',
        asks: 'What brings you back best when it has happened?',
      },
    ],
    [
      [
        'My employees saw me hit the ground',
        'I snap at my crew when it comes back',
        'I do not know what to say to the lads who saw it',
        'I get short with my kids when it comes back',
      ],
      [
        'Give one plain sentence for those who saw it: this is what it was, and it was not about them. And let them answer with a cup of tea.',
      ],
      {},
    ],
    [
      [
        'I cannot sleep because of what I saw in the war',
        'nightmares since Fallujah',
        'I only want one quiet night',
        'it comes back at night',
        'in my dreams I am there again',
        'I thrash at night so my wife sleeps in the other room',
        'he sleeps with the lights on since deployment',
      ],
      [
        'Keep the watch tonight, so that we can give up ours. Let one night be only a night; and then one more.',
      ],
      {
        heard:
          'You kept watch for others once, and you have never quite been relieved of it. One quiet night is not much to ask.',
      },
    ],
    [
      [
        'I want to be on the porch with my kids on the fourth and be there',
        'my wife says I go somewhere else',
        'I am here but not here since the war',
        'husband is back from deployment, gentle but far away',
      ],
      [
        'You know the place to which we go when we go away. Meet us there, and bring us home to the porch, to the children, to the hand on our arm.',
      ],
      { asks: 'What would being there look like for you, that evening?' },
    ],
    [
      [
        'I lost friends over there',
        'the one boy I could not save',
        'the fellows who did not come back',
        'some nights I still see the boy',
        'pray for me and the fellas who didn’t come back',
      ],
      [
        'You know the names of those who did not come back, and you know the one face. Let it be remembered without being relived; and let those who lived be allowed to live.',
      ],
    ],
    [
      [
        'Grandpa was in Korea and cries now',
        'my father never spoke of the war and now it comes out',
        'my brother is at the front now',
        'my grandfather was in the war and talks in the night',
        'my son draws tanks since we fled',
        'we fled the war with one bag',
      ],
      [
        'What was locked away for a lifetime wants out. Let somebody sit there and listen who is in no hurry; and have mercy on all who carry a war in them that others have long since filed.',
      ],
    ],
  ]),
];
