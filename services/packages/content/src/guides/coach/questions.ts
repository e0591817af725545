import type { Subject } from '../types.ts';

/** What people ask a coach besides the modules: selling, courage, family, standing still, and what this training is. */
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
