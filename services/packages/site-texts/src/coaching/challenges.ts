import type { FinancialChallenge } from './types.ts';

/** The challenges of the coaching page, by category. Browser-safe. */
export const financialChallenges: readonly FinancialChallenge[] = [
  {
    id: 'card-that-never-goes-down',
    category: 'Debt',
    title: 'The balance that never goes down',
    situation:
      'You pay every month, and the number at the bottom looks the same. Most of what you pay is interest.',
    scripture: 'The rich rule over the poor. The borrower is servant to the lender.',
    scriptureReference: 'Proverbs 22:7',
    steps: [
      'Write every debt on one page: the lender, the balance, the rate and the minimum payment.',
      'Stop adding to it for thirty days. Leave the card at home, and delete it from your browser.',
      'Pay the minimum on all but one, and put everything else you can toward the one with the highest rate.',
      'Call the lender and ask for a lower rate. It is one uncomfortable call, and they say yes more often than you would think.',
    ],
    question: 'What did the last thing you borrowed for promise you, and did it deliver?',
  },
  {
    id: 'signed-for-somebody',
    category: 'Debt',
    title: 'I signed for someone else',
    situation:
      'You put your name under another person’s loan, out of love or because it was hard to refuse. Now you lie awake.',
    scripture:
      'Don’t you be one of those who strike hands, of those who are collateral for debts. If you don’t have means to pay, why should he take away your bed from under you?',
    scriptureReference: 'Proverbs 22:26-27',
    steps: [
      'Find out today what you owe if they do not pay: the amount, the date and who can collect it.',
      'Ask the borrower to show you each month that it was paid. Tell them it protects both of you, because it does.',
      'Ask the lender in writing whether and when your name can come off.',
      'Put one payment aside, so that a missed month is a worry and not a disaster.',
    ],
    question: 'Who would you say no to today if you could say it kindly?',
  },
  {
    id: 'good-sales-empty-account',
    category: 'Cash flow',
    title: 'Good sales, empty account',
    situation:
      'The year looks fine on paper, but you are counting the days until Friday’s payroll.',
    scripture:
      'Know well the state of your flocks, and pay attention to your herds: for riches are not forever, nor does the crown endure to all generations.',
    scriptureReference: 'Proverbs 27:23-24',
    steps: [
      'List what comes in and what goes out in each of the next thirteen weeks, with the date the money really moves.',
      'Find the week with the lowest balance. That week is your problem, not the year.',
      'Move one thing in each direction: ask one customer for a deposit, ask one supplier for two more weeks.',
      'Look at the list for ten minutes every Monday, before you check email.',
    ],
    question: 'Which number about your company would you rather not look up this week?',
  },
  {
    id: 'customers-who-pay-late',
    category: 'Cash flow',
    title: 'Customers who pay late',
    situation:
      'You have done the work. You are too polite to ask, and too tired to go on lending money to people who have more of it.',
    scripture:
      'Don’t withhold good from those to whom it is due, when it is in the power of your hand to do it. Don’t say to your neighbor, “Go, and come again; tomorrow I will give it to you,” when you have it by you.',
    scriptureReference: 'Proverbs 3:27-28',
    steps: [
      'Send the invoice the day the work is done, with a due date on it, not “soon.”',
      'Call three days after that date. First ask whether they were happy with the work.',
      'Say what happens next and when, in one friendly sentence, and do it.',
      'Look at your own unpaid bills. Pay the smallest supplier first.',
    ],
    question: 'Who are you keeping waiting?',
  },
  {
    id: 'one-bad-month',
    category: 'Saving',
    title: 'One bad month from trouble',
    situation: 'It works as long as nothing breaks. You know which thing will break first.',
    scripture:
      'Go to the ant, you sluggard. Consider her ways, and be wise; which having no chief, overseer, or ruler, provides her bread in the summer, and gathers her food in the harvest.',
    scriptureReference: 'Proverbs 6:6-8',
    steps: [
      'Open a separate account at another bank, without a card.',
      'Send a fixed amount there on the day money comes in, however small. Twenty dollars is a start. Nothing is not.',
      'Aim first at one month of what you cannot do without, then at three.',
      'Write down what the money may be used for. A sale is not on that list.',
    ],
    question: 'How many weeks could you keep going if no one paid you?',
  },
  {
    id: 'all-in-one-place',
    category: 'Saving',
    title: 'Everything in one place',
    situation:
      'One customer, one property or one stock makes up most of what you have. It has been good to you, so you do not ask.',
    scripture:
      'Give a portion to seven, yes, even to eight; for you don’t know what evil will be on the earth.',
    scriptureReference: 'Ecclesiastes 11:2',
    steps: [
      'Write down how much of your income or savings depends on one name.',
      'Decide how much you could lose and still sleep at night. For most people, the honest number is half of that.',
      'Put all new money somewhere else until you reach that share. You do not need to sell in a hurry.',
      'Tell one person the number and the date by which it will be lower.',
    ],
    question: 'What would you do the morning after it was gone?',
  },
  {
    id: 'prices-afraid-to-raise',
    category: 'Income',
    title: 'Prices I am afraid to raise',
    situation:
      'Your costs have gone up twice, and your price has not moved. You call it kindness, and you are tired.',
    scripture: 'A false balance is an abomination to Yahweh, but accurate weights are his delight.',
    scriptureReference: 'Proverbs 11:1',
    steps: [
      'Work out what an hour of your work must bring in to pay for wages, taxes, tools and rest.',
      'Compare it with what the last five jobs brought in. Write both numbers side by side.',
      'Choose a date and tell your customers ahead of time, in three plain sentences and with no excuses.',
      'Keep a few hours a month for those who truly cannot pay it, and decide yourself who they are.',
    ],
    question: 'Who pays the difference today: you, your family, or your people?',
  },
  {
    id: 'income-that-comes-and-goes',
    category: 'Income',
    title: 'Income that comes and goes',
    situation: 'Some months are a feast. You spend as if the next one will be, too.',
    scripture:
      'The plans of the diligent surely lead to profit; and everyone who is hasty surely rushes to poverty.',
    scriptureReference: 'Proverbs 21:5',
    steps: [
      'Take the three lowest months of the last two years. Their average is what you can live on.',
      'Have all income go into one account, and pay yourself that amount from it on the first of the month.',
      'What is left over goes first to tax, then to the reserve, then to giving, in shares you have fixed.',
      'Change the amount once a year, not in a good week.',
    ],
    question: 'What did you do with the last good month?',
  },
  {
    id: 'nothing-left-to-give',
    category: 'Giving',
    title: 'I want to give, but nothing is left',
    situation: 'You mean to every month. By the end of it, there is a reason to wait.',
    scripture:
      'Honor Yahweh with your substance, with the first fruits of all your increase: so your barns will be filled with plenty, and your vats will overflow with new wine.',
    scriptureReference: 'Proverbs 3:9-10',
    steps: [
      'Choose a share so small that you cannot call it impossible.',
      'Give it first, on the day money comes in, by automatic transfer.',
      'Give one thing that is not money this week: an hour, a skill, a meal.',
      'Look at the share again in three months, with someone you trust.',
    ],
    question: 'What are you afraid would happen if you gave first?',
  },
  {
    id: 'not-talked-about-at-home',
    category: 'Family',
    title: 'We do not talk about money at home',
    situation:
      'One of you carries the numbers, and the other is left guessing. Every talk about it turns into the same fight.',
    scripture:
      'Where there is no counsel, plans fail; but in a multitude of counselors they are established.',
    scriptureReference: 'Proverbs 15:22',
    steps: [
      'Agree on half an hour a month, at a table, phones away, and stop when the time is over.',
      'Start with what each of you is thankful for. Then look at three numbers: what came in, what went out and what you owe.',
      'Each of you names one hope and one fear, and the other repeats it before answering.',
      'Decide one thing. One is enough.',
    ],
    question: 'What did money mean in the house you grew up in?',
  },
  {
    id: 'numbers-frighten-me',
    category: 'Planning',
    title: 'The numbers frighten me',
    situation: 'There are envelopes you have not opened. You think everyone else understands this.',
    scripture:
      'For which of you, desiring to build a tower, doesn’t first sit down and count the cost, to see if he has enough to complete it?',
    scriptureReference: 'Luke 14:28',
    steps: [
      'Open everything in one sitting, with someone beside you who will not judge. Just sort; decide nothing.',
      'Make three piles: answer this week, answer this month, throw away.',
      'Answer the first pile. A call that begins with “I should have called earlier” ends better than silence.',
      'Ask for help with the rest: an accountant, a nonprofit credit counselor, a friend who likes lists.',
    ],
    question: 'Which envelope is it really about?',
  },
  {
    id: 'by-friday',
    category: 'Planning',
    title: 'It has to be decided by Friday',
    situation:
      'The offer is too good, the seller is in a hurry, and you feel that doubt would be a lack of faith.',
    scripture:
      'A simple man believes everything, but the prudent man carefully considers his ways.',
    scriptureReference: 'Proverbs 14:15',
    steps: [
      'Write down what you know, what you were told, and what you hope. Keep the three apart.',
      'Show the papers to someone who earns nothing if you say yes.',
      'Work out what you lose if it goes wrong, in money and in sleep.',
      'Say, “If it has to be today, the answer is no.” If it is meant for you, it will still be there tomorrow.',
    ],
    question: 'Who gains most from the hurry?',
  },
  {
    id: 'who-comes-after-me',
    category: 'Planning',
    title: 'Who comes after me',
    situation:
      'The company is your life, and no one knows the passwords. You put it off because it sounds like an ending.',
    scripture:
      'A good man leaves an inheritance to his children’s children, but the wealth of the sinner is stored for the righteous.',
    scriptureReference: 'Proverbs 13:22',
    steps: [
      'Write on one page what only you know: accounts, keys, promises, people to call. Tell one person where to find it.',
      'See a lawyer about a will and a power of attorney. Put the appointment on your calendar today.',
      'Name two people who could lead. Give each of them one decision this month that you used to make.',
      'Tell your family what you want while you can still talk about it.',
    ],
    question: 'What would your people need on the first morning without you?',
  },
];
