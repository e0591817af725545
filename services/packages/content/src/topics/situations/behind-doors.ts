import { situationsOf } from './situation.ts';

export const closedDoorSituations = [
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
  ...situationsOf('immigration', [
    [
      [
        'My asylum interview is in May',
        'I must tell the officer again what happened in my country',
        'the interview with immigration is next week',
        'green card interview on the 9th',
        'our citizenship interview is next week',
        'court date for our asylum case',
      ],
      [
        'Be in the room where the story has to be told again. Give the right word in a language that is not ours, an officer who has slept well and listens, and let it be the last time.',
      ],
      {
        heard:
          'To tell strangers once more what one would rather never have lived: that takes a courage few have to have. You do not go in there alone.',
        asks: 'Who could wait outside the door for you on that day?',
      },
    ],
    [
      [
        'The interpreter is a man and I must speak of these things',
        'my English is not good enough for the interview',
      ],
      [
        'Guard what is shameful only for those who did it. Let the one who interprets be gentle, and let nothing be lost between one language and the other.',
      ],
      {},
    ],
    [
      [
        'My permit renewal is pending for months',
        'our visa extension has not come',
        'waiting for the green card',
        'the lawyer says the paper is still pending',
        'my work visa ends in August and the lawyer says maybe',
        'the visa office has not answered',
        'waiting three years for papers',
        'they may not renew my visa',
      ],
      [
        'Somewhere our life lies in a file among files. Let it come into the hands of somebody who is awake and fair, and let the waiting not make strangers of us.',
      ],
      {
        heard:
          'So much depends on one paper that lies on somebody else’s desk. It is tiring to live with a date of expiry.',
      },
    ],
    [
      [
        'Each time somebody knocks I am afraid',
        'they took my neighbor at work',
        'we are afraid to go out because of raids',
        'they detained my coworker',
        'his wife will not go out for groceries since they came for him',
        'my husband was picked up by immigration',
      ],
      [
        'Stand at our door, so that a knock can be only a knock again: a neighbor, a child who forgot the key. And let those who carry out orders not forget that they stand before people.',
      ],
      {},
    ],
    [
      [
        'My wife and daughter are still in the other country',
        'I know my child only from the telephone',
        'we wait for family reunion',
        'my family waits for the reunion paper',
        'I have not held my children for three years',
        'I saw her only on the telephone',
      ],
      [
        'Bridge the line that breaks off in the middle of a word. Let the day come on which a child runs across an arrivals hall and stops being a picture.',
      ],
    ],
    [
      ['My children do not know what happened to me', 'I keep the past from my children'],
      [
        'Guard the children from what they are not old enough to carry, and let them one day know it as a story of courage.',
      ],
    ],
  ]),
];
