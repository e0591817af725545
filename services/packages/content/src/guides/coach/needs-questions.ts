import type { Subject } from '../types.ts';

/** What people ask about the six human needs, besides module 3 itself. */
export const needsQuestions: readonly Subject[] = [
  {
    id: 'needs-list',
    title: 'the six needs',
    signs: [
      'six needs',
      'list the needs',
      'what are the needs',
      'six human needs',
      'name the needs',
    ],
    heard: [
      'Here are the six human needs of module 3, in its order.',
      'Gladly, these are the six:',
    ],
    advice: [
      'All six are good, and everyone has all of them. What differs is the order, and the ways in which one feeds them: certainty by control or by preparation, significance by comparing or by being useful. Module 3 asks you to rank them, by what you obey and not by what you admire.',
      'The first four keep a person going, the last two let a life mean something. Nobody can do without any of them for long; if one gets too little, it takes its share by a side door, as worry, as restlessness, as envy, as loneliness. So ask of each: where do I get it, and who pays for it?',
    ],
    answers: [
      {
        asked: ['most', 'owners', 'usually', 'first', 'common'],
        says: 'I have no figures on what most owners put first, and would not trust any. What one often sees: those who founded something name significance or growth, those who keep something alive name certainty, and many in family firms name connection. More telling than the average is your own last costly decision: which need did it feed?',
      },
    ],
    steps: [
      'write the six on a page and put a number beside each, quickly, without thinking of how it looks.',
      'think of your last three costly decisions, and write beside each the need that it fed.',
    ],
    questions: [
      'Which of the six spoke to you first as you read?',
      'Which would you rather not have among your first two?',
    ],
  },
  {
    id: 'needs-mine',
    title: 'which needs are yours',
    signs: ['are mine', 'which two', 'my needs', 'top two', 'drive me', 'which needs'],
    heard: [
      'Let me read your own lines for it.',
      'I can listen for it in what you write; the ranking stays yours.',
    ],
    advice: [
      'Tell me of three things from the past month: a decision that cost you something, something that made you happy for longer than a day, and something you could not leave alone. In these three stand your two needs, more clearly than in any test.',
      'Watch yourself for one week at the moments when you say yes against your own plan. What did you get by it: calm, change, respect, closeness, something learned, the feeling of having helped? What comes up most often is your first need, whatever you would like it to be.',
    ],
    answers: [
      {
        asked: ['wrong', 'know', 'sure', 'right'],
        says: 'You would know it by three things. If you feel caught when you read it, it is probably true; if you only nod, probably not. Look at your last three costly decisions: did they feed these needs or others? And ask the person who lives with you, without showing them my answer. If two of the three say otherwise, believe them and not me.',
      },
    ],
    steps: [
      'write those three things down tonight, with one sentence each, and mark the need that each one fed.',
      'ask the person who knows you best which two they would name, before you tell them yours.',
    ],
    questions: [
      'When were you last content for more than a day, and what had happened?',
      'What can you not leave alone, although nobody asks for it?',
    ],
  },
  {
    id: 'needs-couple',
    title: 'two people with different needs',
    signs: [
      'my wife is',
      'my husband is',
      'she wants',
      'he wants',
      'my wife and i',
      'did the needs',
      'different needs',
      'spouse needs',
    ],
    heard: [
      'Two good people, two orders. That is no fault in either of you; it only has to be known.',
      'You are not quarreling about the plan, I think, but each for a need. That makes it easier to talk.',
    ],
    advice: [
      'Whoever puts growth or significance first hears “stay small” as “you may not become who you are”. Whoever puts connection or certainty first hears “grow” as “I shall lose you, and the floor”. Say this to each other aloud once, each in the other’s words. Only then talk about rooms, dates and money.',
      'Look for the step that feeds both: a date on which the figures decide rather than one of you; an evening a week that no plan may take; first the loan, then the second place. Whoever needs certainty becomes brave when the floor can be seen.',
    ],
    answers: [
      {
        asked: ['question', 'ask her', 'ask him', 'tonight'],
        says: 'Ask this: “What would you be afraid to lose if we did what I want?” Then do not answer for ten minutes. Afterwards say what you would be afraid to lose if nothing changed. Decide nothing tonight. Two sentences on paper, one from each of you, are enough for one evening.',
      },
    ],
    steps: [
      'choose an hour without telephones, and let each say for five minutes what they need, while the other only listens.',
      'write down one thing that must not be lost for her, and one for you, and hang both where you plan.',
    ],
    questions: [
      'What does your spouse do for you without your having asked?',
      'What would have to be firm so that the next step could be brave?',
    ],
    verses: ['Philippians 2:4', 'Ecclesiastes 4:9-10'],
  },
];
