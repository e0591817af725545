import type { Subject } from '../types.ts';

/** What people ask a coach when they do not get on: selling, family, standing still, courage, failure, age. */
export const discouraged: readonly Subject[] = [
  {
    id: 'way-selling',
    title: 'being afraid to sell',
    signs: [
      'selling',
      'sell',
      'sales call',
      'ask for the business',
      'cold call',
      'closing',
      'pitch',
      'pushy',
      'asking for money',
    ],
    heard: [
      'You are good at the work, and the mouth goes dry at the asking. That is so with most who are good at their work.',
      'You do not have to become a salesperson. You only have to ask one question at the end.',
    ],
    advice: [
      'Selling is finding out whether you can help, and saying so. Ask three things first and write down the answers: what is not working, what does it cost them, what would be better if it worked? Then say: “I can help you with that. It costs [sum] a month. Shall we begin on the first?” And be silent until they speak.',
      'A no is about the offer and the day, not about you. Count askings, not yeses: ten this month. After the fourth your voice will have stopped trembling.',
    ],
    answers: [
      {
        asked: ['end', 'say', 'call with', 'wednesday', 'what do i', 'words'],
        says: 'At the end say just this: “From what you told me, [their problem] is what hurts the most. I can take that off you; it is [sum] a month, and I could begin on [date]. Would you like to do that?” Then put the pencil down and wait, also if it takes ten seconds. If he says “I have to think”, ask: “Gladly. What would you need to know, and may I call you on Friday?”',
      },
    ],
    steps: [
      'say your closing question aloud ten times on the way to the car, with the sum in it.',
      'write your price on a card and name it once today to somebody without adding a “but”.',
    ],
    questions: [
      'What do you fear they might think of you?',
      'Whom have you helped so well that he would say so?',
    ],
    verses: ['2 Timothy 1:7', 'Luke 10:7'],
  },
  {
    id: 'way-family',
    title: 'work and the people at home',
    signs: [
      'balance',
      'family',
      'my daughter',
      'my kids',
      '70 hours',
      '80 hours',
      'never home',
      'on the phone',
      'work life',
      'home late',
    ],
    heard: [
      'A picture like that goes deep. It is no accusation; it is an invitation.',
      'You are missed at home. There are worse pieces of news, and you still have time to answer it.',
    ],
    advice: [
      'Balance is not half and half; it is a few hours that nothing may touch. Choose three a week that belong to home, the same ones always, telephone in a drawer, and tell them at home which they are. A child trusts what comes back on the same day.',
      'Then find ten hours that do not need you. For one week write down each task with a mark: only I, somebody with a page of instructions, nobody at all. Begin with the third mark; it costs nothing.',
    ],
    answers: [
      {
        asked: ['afford', 'hire', 'cannot', 'cant', 'money'],
        says: 'Then do not hire, shorten. Which hour earns least? Perhaps the last one before closing, or the sixth day in winter. Which product makes much work and little money? Leave out one of each for a month and look at the figures. And ask for help without wages: a trade of hours with another owner, your spouse’s Saturday moved to where it frees yours.',
      },
      {
        asked: ['open at', 'days', 'am', 'saturday', 'helps'],
        says: 'With such early hours the evening is short, so take the time where you are still awake: breakfast on the free day, the way to school once a week, half an hour after lunch. Let your child choose which. Fix it for four weeks, and write it on the door of the shop like an order.',
      },
    ],
    steps: [
      'ask at home today: “Which hour of the week do you want from me?” Put that one into the calendar first.',
      'leave the telephone in the car for the first half hour at home, from today until Friday.',
    ],
    questions: [
      'Which hour of the week would mean most to them?',
      'What do you do in the shop that a page of instructions could teach somebody?',
    ],
    verses: ['Psalm 127:1-2', 'Mark 8:36'],
  },
  {
    id: 'way-plateau',
    title: 'standing still in the business',
    signs: [
      'same revenue',
      'plateau',
      'stuck at',
      'four years',
      'same customers',
      'cannot grow',
      'hired twice',
      'do it all again',
    ],
    heard: [
      'The same figure for years is no failure; it is a ceiling. Usually it has a name: your own hours.',
      'It stands firm, and it does not move. Let us look for the one place that holds it.',
    ],
    advice: [
      'Three things move such a figure: price, the kind of order, or a second pair of hands. Begin with price: take the three jobs of last year that paid best per hour, and the three that paid worst. Ask ten percent more for the first kind from Monday, and say no to the next of the second. It needs no new person and no permission.',
      'If people leave after three months, look at their first two weeks. Was there one page that told them what good work is, and somebody who had time? A person without a page has only your temper to go by.',
    ],
    answers: [
      {
        asked: ['monday', 'start', 'begin', 'first', 'where'],
        says: 'On Monday, before the first cut: one hour, door closed. Write the last ten jobs in a list with price, hours and what was left per hour. Mark the best three. Call one of those customers and ask who else has such a job. At noon put the new price into your template for offers. More than that it does not have to be on a Monday.',
      },
      {
        asked: ['its me', 'not the people', 'myself'],
        says: 'That may be, and it would be good news, for you can begin there without anyone. Ask yourself at three points of the day: would a good person have known by himself what I want now? Where the answer is no, write one sentence for it. In a month that is the page which your next man will stay for.',
      },
    ],
    steps: [
      'make the list of the last ten jobs with what was left per hour, and raise the price of the best kind.',
      'write the page for the first two weeks of a helper, before you look for one.',
    ],
    questions: [
      'Which of your jobs would you take ten times a month if you could choose?',
      'What do you do yourself because explaining takes too long?',
    ],
    verses: ['Proverbs 14:23', 'Proverbs 21:5'],
  },
  {
    id: 'way-courage',
    title: 'a talk you keep putting off',
    signs: [
      'courage',
      'finding reasons',
      'keep finding',
      'reasons to wait',
      'hard conversation',
      'must tell',
      'difficult talk',
      'have the talk',
    ],
    heard: [
      'You know what has to be said; it is only the day that is missing. Courage is mostly a matter of a date.',
      'To wait for a year is also a decision, and the others pay for it as well. Good that you say it.',
    ],
    advice: [
      'Write the first two sentences, no more; the rest comes by itself. Say what is decided, one true reason, and what you offer. Choose a day in the next ten, a place where both of you can leave with dignity, and tell one person the date, who will ask you in the evening.',
      'Ask what you protect by waiting. Often it is not the other but the picture of ourselves as someone who hurts nobody. Putting off hurts too, only more slowly.',
    ],
    answers: [
      {
        asked: ['mother', 'family', 'brother', 'lives with', 'sister', 'father'],
        says: 'Then it concerns three people, and she must not hear it first, or from anybody but the two of you. Tell him alone. Offer something that shows he stays your brother: notice with pay, help with the next step, Sunday dinner as always. Then go to your mother, together if he is willing, and say only what you have both agreed.',
      },
    ],
    steps: [
      'write the two sentences and the date on one card, and show it to a person who will ask you.',
      'say the first sentence aloud today, alone, until it does not need an excuse behind it.',
    ],
    questions: ['What is the first sentence?', 'Who suffers from the waiting, besides you?'],
    verses: ['Joshua 1:9', 'Ephesians 4:15-16'],
  },
  {
    id: 'way-nothing-works',
    title: 'doing everything, and nothing happens',
    signs: [
      'nothing works',
      'zero clients',
      'did everything',
      'no clients',
      'feel like a fraud',
      'nothing happened',
      'tried everything',
      'not working',
    ],
    heard: [
      'Two months of getting up early, and nothing came back. That is bitter, and it is not your faith that was too small.',
      'You did what one is told to do. So let us look at the thing itself, and not at you.',
    ],
    advice: [
      'I would look at four things, in this order. To whom: are these people who have the problem now, and the money? What: can you say in one sentence what is different for them after ninety days? Proof: has one person you helped said so, with a name? Ask: did each call end in a clear question with a price? Mostly it is one of the four.',
      'Stop the ten calls for a week. Talk instead with five people whom you would like to have as clients, and sell nothing: “What keeps you awake in your work?” Write down their words, and make your offer out of these. Then begin again, with five.',
    ],
    steps: [
      'write the last ten calls into four columns: who, what I offered, what they said, what I asked at the end. Look for the empty column.',
      'help one person free of charge this month, completely, and ask for two sentences about it with their name.',
    ],
    questions: [
      'What exactly did the last three people say when they said no?',
      'Whom have you helped already, and what changed for them?',
    ],
  },
  {
    id: 'way-age',
    title: 'whether you are too old, or too far away',
    signs: [
      'too old',
      'too late',
      'my age',
      'after my retirement',
      'am i too',
      'years old',
      'too young',
    ],
    heard: [
      'No. Somebody with that many years in his hands is rather early than late.',
      'There is no age in this training, and no map either; we meet online.',
    ],
    advice: [
      'At your age you need not become large. Decide what it shall not become: no debts, no employee perhaps, no more than three days a week. Then price it so that three days are enough. The people who come to you pay for years of knowing, so let it be seen in the price.',
      'The six modules can be walked at any age; in the first, write years instead of decades. And look for one young person who may watch you at work. That is growth and contribution in one.',
    ],
    steps: [
      'write down what your small business shall never become, in five lines, and keep to it.',
      'choose the first three customers by name, and ask them what they would pay you for.',
    ],
    questions: [
      'How many days a week would be good for you?',
      'Who should be able to do one day what you can do?',
    ],
    verses: ['Psalm 92:14', 'Isaiah 46:4'],
  },
];
