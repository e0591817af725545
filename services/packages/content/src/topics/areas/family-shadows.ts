import type { Topic } from '../types.ts';

/** What weighs on a family from outside: a cell, a war, a schoolyard, the house next door. */
export const familyShadows: Topic[] = [
  {
    id: 'prison',
    title: 'Prison',
    area: 'family',
    signs: {
      prison: 5,
      jail: 5,
      inmate: 5,
      incarcerated: 6,
      parole: 6,
      probation: 4,
      'behind bars': 6,
      'locked up': 5,
      sentenced: 5,
      felony: 5,
      released: 2,
      'serving time': 5,
    },
    concern: 'the time behind bars',
    heard: [
      'A prison holds more people than those in the cells: everyone who waits outside serves a part of the time. I am glad you wrote.',
      'A sentence is not the whole of a person. God has always been found on both sides of such doors.',
    ],
    verses: [
      'Psalm 146:7-8',
      'Matthew 25:36',
      'Hebrews 13:3',
      'Psalm 139:9-10',
      'Isaiah 43:18-19',
      'Micah 7:8',
    ],
    prayers: [
      'No door is locked for you. Be in that cell tonight, and in the house where a chair stays empty.',
      'Keep from harm and from bitterness, and send one person inside who can be trusted.',
      'Let what was wrong be owned and not explained away, and let nobody be reduced to it.',
      'Prepare the day of coming home: work, a roof, people who dare to begin again.',
    ],
    questions: [
      'When did you last see or speak to each other?',
      'What would make the time afterwards easier to begin?',
    ],
    nextStep:
      'Write one letter about ordinary things, the dog, the weather, what was for supper. Ordinary news is bread in there. A prison ministry near you can help with visits and rides.',
    forAnother: {
      heard: [
        'Somebody you love is locked in, and a part of you sits there too. I am sorry, and I am glad you pray.',
        'You hold on to a person whom many would only call by what they did. That is a faithful thing to do.',
      ],
      questions: [
        'When did you last hear from them, and how did they seem?',
        'Who helps you to carry it on the outside?',
      ],
      nextStep:
        'Write one letter about ordinary things, the dog, the weather, what was for supper. Ordinary news is bread in there.',
    },
  },
  {
    id: 'after-prison',
    title: 'Life after prison',
    area: 'work',
    signs: {
      'got out of prison': 7,
      'came out of prison': 7,
      'my record': 5,
      'background check': 5,
      'felony + job|work|hire|hires': 5,
      'ex con': 6,
    },
    concern: 'the new beginning after prison',
    heard: [
      'You have served your time, and still many look only at the file. To get up every day all the same takes courage.',
      'A new beginning with an old record is uphill work. God is not looking at your record; he is looking at you.',
    ],
    verses: ['Isaiah 43:18-19', '2 Corinthians 5:17', 'Micah 7:8', 'Galatians 6:9', 'Psalm 37:5-6'],
    prayers: [
      'Thank you that a sentence has an end, and that your mercy has none.',
      'Open a door behind which somebody looks at the work and not at the file.',
      'On the days when the old name comes up again, let us stand upright and stay the new person.',
      'Bring honest friends, patient customers, and one person who vouches for us.',
    ],
    questions: [
      'Who has given you a chance so far, and could put in a word for you?',
      'What do you say when somebody asks about those years?',
    ],
    nextStep:
      'Write down three sentences in which you tell it yourself, before others find it: what was, what you learned, what people can rely on now. Ask one satisfied customer or employer for two lines in writing.',
  },
  {
    id: 'war-memories',
    title: 'War and its memories',
    area: 'health',
    signs: {
      veteran: 5,
      ptsd: 6,
      flashbacks: 6,
      combat: 5,
      iraq: 4,
      afghanistan: 4,
      vietnam: 4,
      'the war': 3,
      'what i saw': 5,
      nightmares: 3,
      'my unit': 5,
      platoon: 5,
      va: 2,
    },
    concern: 'the war that is not over inside',
    heard: [
      'There are things that come home with a person and are not on any list. Thank you for trusting us with it.',
      'A war can be over on paper and go on at night. You need not tell more of it here than you want to.',
    ],
    verses: [
      'Psalm 34:18',
      'Psalm 147:3',
      'Psalm 4:8',
      'Isaiah 43:2',
      'Psalm 91:4-5',
      'Lamentations 3:21-23',
    ],
    prayers: [
      'You were there and saw it all. You do not turn your face away from it, or from us.',
      'Stand guard at night. When the pictures come back, bring us back too: to this room, this bed, this year.',
      'We name before you those who did not come home, and those whom we could not save.',
      'Lead to people who know this road, and take away the shame of needing them.',
    ],
    questions: [
      'Is there someone who was there too, with whom you can talk?',
      'When does it come back most, and what brings you home again?',
    ],
    nextStep:
      'Call one person who served, only to hear a voice. In the US a Vet Center talks with veterans and families free of charge, and the Veterans Crisis Line is 988, then 1, at any hour.',
    forAnother: {
      heard: [
        'To live beside someone who carries a war inside is a long watch of its own. I am glad you are not silent about it.',
        'You love someone who came home and is still partly there. That is hard to see, and hard to explain to others.',
      ],
      questions: [
        'What helps when the memories come, and what makes it worse?',
        'Who is there for you in this?',
      ],
      nextStep:
        'Ask at a calm hour what helps and what does not, and write it down together. In the US a Vet Center is there for families as well, free of charge.',
    },
  },
  {
    id: 'bullying',
    title: 'Bullying',
    area: 'family',
    signs: {
      bully: 5,
      bullies: 5,
      bullied: 5,
      bullying: 5,
      'made fun of': 6,
      'make fun of': 6,
      'pick on': 5,
      teased: 4,
      'sits alone': 5,
      'group chat': 4,
      'mean girls': 6,
    },
    unless: ['boss', 'office', 'coworker', 'supervisor'],
    concern: 'the bullying',
    heard: [
      'That is wrong, and it hurts more than those who laugh will ever know. Good that it does not stay hidden.',
      'Nobody should have to be afraid of other children, or of a phone. I am sorry.',
    ],
    verses: ['Psalm 34:18', 'Isaiah 43:4', 'Psalm 56:3', 'Deuteronomy 31:8', 'Psalm 27:10'],
    prayers: [
      'You know what it is to be laughed at by a crowd. Stand close, in the hallway and on the bus.',
      'Give grown-ups the eyes to see it and the backbone to end it.',
      'Send one friend, just one, who sits down beside.',
      'Answer every ugly word with your own: seen, wanted, loved. And turn the hearts of those who do it.',
    ],
    questions: [
      'Who at the school knows about it, and what have they done?',
      'What does a good hour look like, one in which it is forgotten?',
    ],
    nextStep:
      'Write down what happened, with days and names, keep the messages, and ask the school this week for a talk with one person who answers for it. It is not telling tales, it is protection.',
  },
  {
    id: 'neighbors',
    title: 'Neighbors',
    area: 'family',
    signs: {
      neighbor: 3,
      neighbour: 3,
      neighbors: 3,
      fence: 3,
      'next door': 4,
      'property line': 5,
      'loud music': 4,
      barking: 3,
      hoa: 4,
    },
    concern: 'the peace with the people next door',
    heard: [
      'One cannot move away from a neighbor for an afternoon. When it goes wrong over the fence, even coming home is spoiled.',
      'The people next door are close enough to be a blessing and close enough to be a trial. Let us pray for peace there.',
    ],
    verses: ['Romans 12:18', 'Matthew 5:9', 'Proverbs 15:1', 'Mark 12:31', 'Psalm 34:14'],
    prayers: [
      'You put us side by side. Show us the person behind the noise, the fence and the letter.',
      'Give us a friendly first sentence, and the strength to leave the sharp one unsaid.',
      'Let what is just be settled, without either side having to lose face.',
      'Make this street a place where people can borrow an egg again.',
    ],
    questions: [
      'What happened last, and what would be enough for you to call it peace?',
      'Was there a time when it was better between you?',
    ],
    nextStep:
      'Go over once at a quiet hour, without the complaint: a greeting, a few cookies, “How are you doing?” Talk about the matter another day.',
    forAnother: {
      heard: [
        'To carry soup across the hall, and to pray for the one who eats it: that is what a neighbor is. I am glad to join in.',
        'You notice the person behind the next door. Many live side by side for years and do not.',
      ],
      prayers: [
        'You put us side by side on purpose. Give the right word at the right moment, and the sense to be quiet.',
        'Let what is done with hands be understood, with or without your name on it.',
        'Bless that home: its evenings, its health, and the hours when nobody comes.',
        'Show us what is really needed over there, and what would be too much.',
      ],
      questions: ['What do they let you do for them?', 'What would be a good day over there?'],
      nextStep:
        'Ask one small thing of them this week, an egg, a piece of advice, a story. It does people good to be needed.',
    },
  },
];
