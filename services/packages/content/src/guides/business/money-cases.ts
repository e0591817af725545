import type { Subject } from '../types.ts';

/** Money between people: loans, those who pay late, prices, profit, and debts that cannot be paid. */
export const moneyCases: readonly Subject[] = [
  {
    id: 'case-loan',
    title: 'a loan for the business',
    signs: [
      'loan',
      'borrow',
      'borrower',
      'lender',
      'bank loan',
      'sba',
      'interest',
      'finance',
      'financing',
    ],
    heard: [
      'It is not wrong to borrow; it is dangerous to borrow without having counted. You are counting.',
      'Proverbs warns about debt rather than forbidding it: whoever owes is less free. So the question is how much freedom it costs, and what for.',
    ],
    advice: [
      'Hold the loan against four questions. Does it buy something that earns, or does it fill a hole? Is the work really there, in writing, or only hoped for? Could you pay it from what you earn today, if nothing new came in, for six months? And would you have to pledge your home?',
      'Do the sum for one month: the installment with interest, plus insurance, fuel, wages and a repair. Then count how many orders carry that. If your present backlog covers it twice, the risk is fair. If it covers it just so, rent or subcontract for a season and save a third of the price first.',
      'Borrow short, from few, and with a date on which you look at it again. No loan without your spouse knowing; no second loan to serve the first.',
    ],
    steps: [
      'put the monthly figure of the loan beside the money the new purchase would have earned in each of the last three months.',
      'show the offer to someone who earns nothing from it, and ask: “What could go wrong, and would I survive it?”',
    ],
    questions: [
      'Could you pay the installment for half a year without a single new order?',
      'What would you have to pledge for it?',
    ],
    verses: ['Proverbs 22:7', 'Luke 14:28'],
  },
  {
    id: 'case-late-payers',
    title: 'customers who pay late',
    signs: [
      'late payers',
      'invoice',
      'overdue',
      'owes us',
      'owe me',
      'unpaid',
      'pay late',
      'reminder',
      'not paid',
    ],
    heard: [
      'You did the work, and now you have to run after what is yours. One may be friendly and clear at the same time.',
      'Late payers cost more than money: they cost sleep, and patience with those who pay on time.',
    ],
    advice: [
      'A fixed rhythm takes the anger out of it: a friendly note the day after the date, a call after a week, a letter with a last date after three, and from then on no new work except against payment. The same for everyone, also for friends. Those who are treated alike are rarely offended.',
      'Change the beginning rather than the end: a deposit with the order, shorter terms, a card on file, and a sentence in the offer about what happens after the date. Of the same five who are late each month, three will change; the others cost you more than they bring.',
      'The Bible is on the side of the one who waits for wages: they are to be paid on the day. It is also patient with the one who cannot. So ask which it is. For “cannot” there is an installment plan; for “does not care” there is a last date.',
    ],
    answers: [
      {
        asked: ['does not answer', 'doesnt answer', 'ignore', 'then', 'if he', 'if she', 'if they'],
        says: 'Then call, once, and ask for a day: “On which date will it be paid?” Confirm it in two lines the same hour. If that day passes as well, send a last letter by registered mail with a date and what follows: work stops, and the matter goes to small claims court or a collection agency. Say it without heat, and then do it.',
      },
      {
        leads: true,
        asked: ['church', 'brother', 'elder', 'court', 'corinthians', 'believer', 'christian'],
        says: 'Paul asks believers to settle such things among themselves first; he does not say that the one who is owed must be silent. Go to him alone, then with one or two whom both of you trust, with the contract in hand, and propose a mediator from the church. If he will not be talked to, a small claim is no hatred. You may also choose to let it go; but then freely, and not because you were shamed into it.',
      },
    ],
    steps: [
      'list what is open by name, sum and age, and make the oldest call today with one question: “On which day will it be paid?”',
      'write the four dates of your rhythm on one card, and hold to them with the next invoice.',
    ],
    questions: [
      'Which of them cannot pay, and which simply have learned that you wait?',
      'What do your terms say today, in writing?',
    ],
    verses: ['Proverbs 3:27-28', 'Proverbs 15:1'],
  },
  {
    id: 'case-price-rise',
    title: 'raising your prices',
    signs: [
      'price rise',
      'raise prices',
      'raise my prices',
      'price increase',
      'raise',
      'new price',
      'more expensive',
    ],
    heard: [
      'To ask a fair price is no sin, and to feel for those who pay it is no weakness. Both belong in the letter.',
      'You have carried the rising costs yourself for a long time. It is right that the price now tells the truth.',
    ],
    advice: [
      'Say it early, plainly and once: the old price, the new one, from when, and one honest reason. No apology over three paragraphs, no “unfortunately”. Give a month’s notice or more, and say whom to call. Most people stay; they leave over surprises, not over fairness.',
      'Check the figure before you send it: your costs, your own hours at a fair wage, something for repairs and for lean weeks. Better one clear step now, and then a small one each year, than a jump every fifth spring.',
    ],
    answers: [
      {
        asked: [
          'widow',
          'widows',
          'old price',
          'elderly',
          'pension',
          'pensions',
          'poor',
          'cannot pay',
          'some of them',
        ],
        says: 'You may; only do it as a decision and not out of guilt. Set how many places at the old price your business can carry, say to each of them in person that this is for them, and look at the list once a year. Tell nobody else who they are. Generosity with a number lasts; generosity without one turns into resentment.',
      },
    ],
    steps: [
      'write the five sentences today, read them aloud to someone who is a customer, and send them at least thirty days ahead.',
      'work out what one piece or one visit costs you, with your own time, and set the price from that page.',
    ],
    questions: [
      'Whom are you thinking of when you hesitate?',
      'What would you do with the difference that is good for your customers, too?',
    ],
    verses: ['Proverbs 11:1', 'Luke 10:7'],
  },
  {
    id: 'case-profit',
    title: 'how much profit is right',
    signs: ['profit', 'too much', 'margin', 'mark up', 'markup', 'rich', 'charge so much'],
    heard: [
      'A good question, and few ask it from that side.',
      'Profit is not the sin; the question is what it is made of, and what becomes of it.',
    ],
    advice: [
      'Between the part and the price lie your hands, your rent, your training, the warranty and the hours without work. Add all of it up for a year, put a fair wage for yourself beside it, and see what is left. Often the “too much” is gone by then. If it is not, you are free to lower the price or to give.',
      'Three tests are older than any percentage: Does the customer know what he pays for and could he go elsewhere? Would you name your calculation to his face? Does anyone pay more only because he is in need or does not know better? If you pass, earn with a good conscience.',
    ],
    steps: [
      'work out one job completely: part, minutes at a fair wage, rent, warranty, tax. Look at what remains.',
      'decide on a share of the profit for people who cannot pay, and on who may use it.',
    ],
    questions: [
      'What would you answer if a customer asked you straight out what you earn on it?',
      'What is the profit for?',
    ],
    verses: ['Proverbs 11:1', '1 Timothy 6:17'],
  },
  {
    id: 'case-insolvency',
    title: 'debts that cannot be paid',
    signs: [
      'bankruptcy',
      'chapter 7',
      'chapter 13',
      'insolvent',
      'creditors',
      'owe',
      'pay people back',
      'behind on',
    ],
    heard: [
      'I am sorry it has come to that. It is a hard place, and an honorable one as long as you look at it openly.',
      'The law’s chapters are tools, no verdict on you. What counts is that nobody is deceived, and that you do not carry it alone.',
    ],
    advice: [
      'Which chapter is right only a bankruptcy attorney can say, with your papers; many give the first hour free, and a nonprofit credit counselor is required anyhow. Roughly: in the one, what you own is sold and most debts end; in the other you pay by a plan for some years. Pay no single creditor in secret before you have asked: it can be undone.',
      'If you wish to pay people back, say so to the attorney at the start. Nothing forbids you to repay by choice later what the law has lifted from you, the small suppliers first. Many have done so; it begins with a list that you keep.',
      'Tell the people concerned before they hear it from others: short, truthful, with the next date. And tell one person everything, at home or in the fellowship. Shame grows where nobody knows the number.',
    ],
    steps: [
      'list every creditor with sum, date and security on one sheet, and make an appointment with a bankruptcy attorney this week.',
      'mark on that list the small suppliers whom it hurts the most, and decide in writing what you would like to do for them one day.',
    ],
    questions: [
      'Who knows the whole of it besides you?',
      'Does the business earn anything at all, if the old debts were not there?',
    ],
    verses: ['Psalm 37:21', 'Psalm 46:1'],
  },
  {
    id: 'case-closing',
    title: 'going on or closing',
    signs: [
      'close',
      'closing',
      'shut down',
      'keep going',
      'give up',
      'in the red',
      'end the business',
      'quit',
    ],
    heard: [
      'To ask whether it is time is no betrayal of those years. It is stewardship.',
      'A business that has served may come to an end, and the end may be done as well as the beginning. Let us look at it calmly.',
    ],
    advice: [
      'Decide by date and figure, and not by the mood of a bad evening. Write down what would have to be true in six months for you to go on: so much in sales, so much owed, nobody at home paying for it any more. If it is not true on that day, you have your answer, and it was given in peace.',
      'Ask what exactly should live on: the shop, or what happened in it? A reading circle, advice, a table for those who come in may find another roof. Some calls end in one form and go on in another.',
    ],
    answers: [
      {
        asked: ['well', 'how do i', 'if i close', 'properly', 'close it'],
        says: 'Close in this order: first those at home and your staff, then suppliers, then customers. Name a last day, pay wages and small bills first as far as the law lets you, sell what can be sold, and leave no order unfilled. And hold a last evening, with thanks. People should be able to say goodbye; so should you.',
      },
    ],
    steps: [
      'write the figure and the date that decide, show both to your spouse, and sign the page together.',
      'ask an accountant one question this week: “What would an orderly end cost, and what does each further month cost?”',
    ],
    questions: [
      'What would you miss most, and could it live on elsewhere?',
      'Who pays for it at present, and have you asked that person how long they can?',
    ],
    verses: ['Ecclesiastes 3:1-2', 'Isaiah 43:18-19'],
  },
];
