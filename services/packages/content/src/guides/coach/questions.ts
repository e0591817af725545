import type { Subject } from '../types.ts';
import { discouraged } from './discouraged.ts';

/** What people ask a coach besides the modules: the six needs, what holds them up, and what this training is. */
export const coachQuestions: readonly Subject[] = [
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
  {
    id: 'check-know',
    title: 'not knowing your own figures',
    signs: [
      'financial picture',
      'what i kept',
      'personal account',
      'business money',
      'mixed',
      'dont know what to put',
      'bookkeeping',
      'revenue last year',
    ],
    heard: [
      'Then begin with what you do have. A picture with gaps is better than none.',
      'Many do not know it and say so to nobody. You have said it; now it can be found out.',
    ],
    advice: [
      'Take the last three bank statements and two colors: one for the business, one for the household. Add up for each month what came in from customers, what went out for the business, what you took for living. What is left, or missing, is what you “kept”, near enough for this module. Write it down with the word “about”.',
      'Open a second account this week, for the business alone. All that comes in goes there, and on one fixed day you pay yourself a fixed sum. From then on the picture draws itself, and your tax adviser will thank you, too.',
    ],
    answers: [
      {
        asked: ['revenue', 'year', 'kept', 'about', '000'],
        says: 'Revenue is what passed through your hands, not what you have. Divide it by twelve, take from that the costs of an ordinary month (goods, tools, vehicle, insurance, taxes set aside), and write down what remains. If you cannot find the costs, count one month completely and take it times twelve. It may be wrong by a tenth; that is enough for now.',
      },
    ],
    steps: [
      'mark one single statement tonight in two colors, and write the three sums under it.',
      'make an appointment at the bank for a separate account; it takes half an hour.',
    ],
    questions: [
      'How much do you take for living in an ordinary month?',
      'Which figure would you least like to look at?',
    ],
    verses: ['Proverbs 27:23', 'Luke 14:28'],
  },
  ...discouraged,
  {
    id: 'way-origin',
    title: 'where this comes from, and what is Christian in it',
    signs: [
      'tony robbins',
      'robbins',
      'who invented',
      'christian about',
      'what makes this',
      'copied',
      'secular',
      'from whom',
    ],
    heard: [
      'No, I am an AI coach, and nobody famous. But the question is fair.',
      'You have noticed it rightly: the six needs are not our discovery.',
    ],
    advice: [
      'A list of six human needs of this kind became known through Tony Robbins, and others had thought of needs before him. It is a tool, like a saw. This training uses it because it helps people to see what they obey; it does not claim that it stands in the Bible.',
      'What is Christian lies in what is done with it: we ask before God what we really want; charity stands among the goals from the start; nobody is worth more when he succeeds; and there are people who pray for you. If a sentence of the training contradicts your faith, leave the sentence.',
    ],
    steps: [
      'take your first two needs and write beside each how it is met when you trust God, and how when you do not.',
      'bring the question to a gathering; it is worth more than one answer.',
    ],
    questions: [
      'Where does the list help you, and where does it disturb you?',
      'What would have to be in it so that you could call it Christian?',
    ],
    verses: ['Romans 12:2'],
  },
  {
    id: 'plan-ninety',
    title: 'a goal for ninety days',
    signs: [
      '90 days',
      'ninety days',
      'next quarter',
      'set me a goal',
      'plan by month',
      'leave my job',
      'month by month',
    ],
    heard: [
      'Ninety days are a good length: short enough to feel, long enough to change a figure.',
      'Let us make one goal of it, with a number and a date, and three months below.',
    ],
    advice: [
      'One goal, one number: what must your business bring in each month so that you can live without the other job? Take half of that as the mark for day ninety. Then: month one, find out what sells and to whom; month two, repeat only that; month three, add one new way to sell. Every Friday write down one figure.',
      'Keep the job until three months in a row carry you, and a reserve of three months lies beside it. This is no lack of faith; it lets you say no to bad orders.',
    ],
    answers: [
      {
        asked: ['month', 'plan', 'put it', 'by month'],
        says: 'By month. One: note what each sale brings and what it cost in hours; raise the price of the best piece; collect thirty addresses of buyers. Two: drop the two weakest products, go to one market more, and write to the thirty with one offer. Three: find one shop or firm that orders regularly, and count what is left per hour. On the last day look at the sum, and at whether you still like doing it.',
      },
      {
        asked: ['husband', 'wife', 'hobby', 'thinks', 'believe'],
        says: 'Do not argue, show. Agree with him on a figure and a date: “If in ninety days it leaves so much each month, we call it a business; if not, we look at it together.” And tell him what you need from him until then, an evening or a Saturday. Those who may look at the figures become allies.',
      },
    ],
    steps: [
      'write the one number for day ninety on a card, with the date, and hang it where you work.',
      'count for one week what is left per hour of work, after material and fees.',
    ],
    questions: [
      'What must come in each month so that you could leave the job?',
      'Which of your products would you make even if it sold half as well?',
    ],
    verses: ['Proverbs 21:5', 'Proverbs 16:3'],
  },
  {
    id: 'three-ps-other',
    title: 'people, product and process',
    signs: [
      'people product process',
      'product',
      'process 2',
      'people 8',
      'first process',
      'written down',
      'in my head',
    ],
    heard: [
      'The Three P’s of this training are purpose, plan and process; yours, with people and product, are good ones, too. Let us take yours.',
      'People, product, process: a useful way to look at a business. Begin with the lowest of the three.',
    ],
    advice: [
      'If the process is lowest, everything good hangs on you, and with it every holiday. Do not write a manual. Write one page for the one thing that goes wrong most often or is asked most often: who, when, in which order, and how one sees that it is done. Let somebody who did not write it try it out on Friday.',
      'If all three are low, begin with people: with one good one you can mend the product, and with both a process can be written. A perfect process in the hands of people who want to leave helps nobody.',
    ],
    answers: [
      {
        asked: ['first process', 'very first', 'write down', 'which process'],
        says: 'The way of one order, from the first call to the paid invoice. In a service company it is nearly always there that things get lost: who takes the call, what is asked, who drives, what is done before one leaves the customer, who writes the invoice and when. One page, ten lines. Let your best person dictate it while you write, and hang it up where the keys are.',
      },
      {
        asked: ['which p', 'first if', 'all three', 'comes first'],
        says: 'Purpose first, always, but only for an hour: one sentence on whom you help and what for. Then plan: three things in ninety days. Process last, as it makes lasting what works. If you mean people, product and process: people first, then product, then process.',
      },
    ],
    steps: [
      'write the ten lines of one order tonight, and let somebody else work by them tomorrow.',
      'ask each of your people which question they ask you most often; the answer is your second page.',
    ],
    questions: [
      'What goes wrong again and again, and always in the same place?',
      'What would come to a stop if you were ill for two weeks?',
    ],
    verses: ['Proverbs 24:3-4'],
  },
];
