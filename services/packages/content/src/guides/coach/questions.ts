import type { Subject } from '../types.ts';
import { discouraged } from './discouraged.ts';
import { needsQuestions } from './needs-questions.ts';

/** What people ask a coach besides the modules: the six needs, what holds them up, and what this training is. */
export const coachQuestions: readonly Subject[] = [
  ...needsQuestions,
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
