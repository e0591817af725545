import type { Subject } from '../types.ts';

/** Family, faith and customers in the business: relatives, Sundays, reviews, hiring, handing over, raises. */
export const peopleCases: readonly Subject[] = [
  {
    id: 'case-relatives',
    title: 'hiring relatives and friends',
    signs: [
      'cousin',
      'nephew',
      'relative',
      'hire my',
      'brother in law',
      'family member',
      'friend a job',
      'aunt',
    ],
    heard: [
      'You would like to help, and you need the work done. Both are good; they only must not be confused.',
      'Blood is a reason to listen, not a reason to hire. You may find a way that does justice to both.',
    ],
    advice: [
      'Hire him only for a place that exists, at the pay that anyone would get, and for a trial of ninety days. Tell him and the family beforehand: “On that day we look at it, and if it does not work, he remains my cousin and not my driver.” Check what you would check with a stranger, a driving record above all.',
      'Ask why it went wrong in the other places, and listen for whether he says “they” or “I”. Somebody besides you should lead him day by day. And settle with yourself today what you will say to your aunt if it fails; then you are free to say it.',
    ],
    answers: [
      {
        asked: ['writing', 'contract', 'agreement', 'put down', 'paper'],
        says: 'In writing, on one page, signed by both: the job and to whom he answers; hours and pay; the trial and its last day; three rules that end it at once (on time, sober, honest with money and the vehicle); two warnings for everything else; and that family matters are not talked about at work, nor work at the family table.',
      },
    ],
    steps: [
      'write the one page before you say yes, and read it with him line by line.',
      'call one of the three former employers and ask a single question: “Would you take him again, and for what?”',
    ],
    questions: [
      'Would you hire him if his name were another?',
      'What is the worst that could happen, and who would have to pay for it?',
    ],
    verses: ['Proverbs 27:23', 'Galatians 6:2'],
  },
  {
    id: 'case-sunday',
    title: 'work on Sundays',
    signs: ['sunday', 'sundays', 'sabbath', 'open on sunday', 'day of rest', 'seven days'],
    heard: [
      'Christians answer this one differently, and in good conscience. So I will not decide it for you, but I can sort it with you.',
      'There are two questions in it: what God has given the day for, and what your shop can carry.',
    ],
    advice: [
      'The gift behind the commandment is a day on which neither you nor those who work for you must earn. If you open on Sunday, that day still has to exist for each of them, and for you, fixed and real. If you close, say why in one friendly sentence on the door, and look for the missing share elsewhere.',
      'Do the sum before you fear it: sales on Sunday, less goods, wages and a tired Monday; part of it moves to Saturday. Then try it for eight weeks, closed, with orders to be picked up on Saturday, and compare. A test is cheaper than a principle that breaks in March.',
    ],
    answers: [
      {
        asked: ['afford', 'chick', 'cannot afford', 'not so sure'],
        says: 'A large chain has other reserves than you have, that is true, and nobody should shame you with it. Begin with what you can carry: one Sunday a month closed, or open only after church with people who chose that shift and have another free day. Then look at the figures after a season and take the next step, in one direction or the other.',
      },
    ],
    steps: [
      'write down what a Sunday leaves after all costs, from the last eight you know or can estimate.',
      'ask everyone who works for you which day they would choose for rest, and what it is worth to them.',
    ],
    questions: [
      'On which day do you yourself rest, as things are?',
      'What would you like your children to remember about Sundays?',
    ],
    verses: ['Exodus 20:9-10', 'Mark 2:27', 'Romans 14:5'],
  },
  {
    id: 'case-review',
    title: 'an angry review',
    signs: [
      'review',
      'one star',
      '1 star',
      'google review',
      'yelp',
      'bad review',
      'complaint online',
    ],
    heard: [
      'That stings, above all when it goes at your faith. The answer is not for her alone; it is for the hundred who read it after her.',
      'One star, in front of everyone. Sleep a night on it, and then answer short, true and kind.',
    ],
    advice: [
      'Four sentences are enough: thank, own what was yours, one fact without defence, an open door. No word about her changes, nothing about who is the better Christian, no details of the job. Whoever reads it wants to know one thing: how do these people behave when something went wrong?',
      'Then call her, and do not ask for the review to be changed. Ask what would put it right. If a lateness cost her something, a small credit says more than a paragraph.',
    ],
    steps: [
      'post the answer tomorrow morning, after somebody else has read it, and call the customer the same day.',
      'write down what you would do otherwise on the next job, a call on the first rainy day for example, and make it a rule.',
    ],
    questions: [
      'What in her words is true, even if it is only a tenth?',
      'What would put it right for her?',
    ],
    verses: ['Proverbs 15:1', 'James 1:19-20'],
  },
  {
    id: 'case-hiring-faith',
    title: 'asking about faith in hiring',
    signs: [
      'interview',
      'ask if they',
      'christian employee',
      'hire',
      'hiring',
      'receptionist',
      'applicant',
      'candidates',
    ],
    heard: [
      'You would like someone who fits, and you want to do it rightly. Both are possible.',
      'A fair question, and the law has something to say about it.',
    ],
    advice: [
      'Do not ask whether somebody is a Christian. In the US an employer with fifteen or more people may not choose by religion, many states begin with far fewer, and the question alone can be held against you. Churches have exceptions; a shop or a practice as a rule has none. Ask someone who knows the law of your state.',
      'Ask for conduct instead: “Tell me of a time when telling the truth cost you something.” “What did you do when a colleague was treated badly?” “How do you speak with somebody who is rude on the telephone?” And tell every candidate, in the same words, what you stand for and how one works with you.',
    ],
    answers: [
      {
        asked: ['values', 'find someone', 'share', 'how then', 'then how'],
        says: 'Put your values into the advertisement as behavior: “We tell the truth, also about our mistakes. We are kind to people in pain. We finish what we begin.” Ask each candidate for one story to each line, let them work half a paid day with you, and call two people they worked with. Whoever shares the values will show it there, whatever they believe.',
      },
    ],
    steps: [
      'write three sentences on how people work with you, and one question for each that asks for a story.',
      'ask the same questions in the same order of everybody, and note the answers the same hour.',
    ],
    questions: [
      'Which conduct do you mean when you say “our values”?',
      'What went well, or badly, with the last person you hired?',
    ],
    verses: ['1 Samuel 16:7', 'Exodus 18:21'],
  },
  {
    id: 'case-raise',
    title: 'a raise for one',
    signs: [
      'wants a raise',
      'raise of',
      'an hour or he leaves',
      'pay rise',
      'salary',
      'welder wants',
      'or he leaves',
    ],
    heard: [
      'One asks for more, and all the others listen. So decide it as if all of them sat at the table.',
      'Good people are worth their pay, and pay has to be fair among all. Let us look at both.',
    ],
    advice: [
      'First the facts: what is paid for this work within thirty miles, what does he bring that the others do not, and what would it cost to replace him? If he is under the market, then raise him because it is right, and look at the others on the same day. If he is at it, say so openly, with the figures.',
      'Make steps out of it: so much now, so much when he has trained a second person or taken over the weekly plan. Write down what each step of pay is for, and let everyone be able to reach it. What can be explained to all hardly makes bad blood.',
    ],
    steps: [
      'find three real figures for this work near you, and write down what each of your people earns and why.',
      'answer him by a fixed day this week with a number, a reason, and what the next step would take.',
    ],
    questions: [
      'Would you be able to explain this wage to the one beside him?',
      'What is it that he wants besides the money?',
    ],
    verses: ['Colossians 4:1', 'Luke 10:7'],
  },
  {
    id: 'case-succession',
    title: 'handing over in the family',
    signs: [
      'hand over',
      'succession',
      'inherit',
      'my father wants',
      'equal halves',
      'dairy',
      'family farm',
      'take over',
    ],
    heard: [
      'You have put years into it, and you do not want to look greedy. To keep silent, though, would be unfair to all three of you.',
      'Equal and fair are not always the same. It is better said at one table now than at three lawyers later.',
    ],
    advice: [
      'Do not begin with shares, begin with what shall live on: “Father, what do you want for the farm in twenty years, and for each of us?” Listen to the end. Then lay down facts without a demand: your years, what you were paid, what was put in, who will milk at five. Ask him: “What do you think is fair?”',
      'Propose that a neutral person works out three ways: equal halves with a wage for the one who works; the business to one and other assets to the other; a buy-out over years. Speak with your brother before it comes to signing. He may have no wish for half a barn; nobody has asked him.',
    ],
    steps: [
      'write one page of facts, without a single adjective, and ask your father for an hour away from the kitchen.',
      'call your brother and ask what he hopes for, before you tell him what you hope for.',
    ],
    questions: [
      'What would you find fair if you were the one who lives far away?',
      'Who is trusted by all three of you and could sit at the table?',
    ],
    verses: ['Philippians 2:4', 'Proverbs 15:22'],
  },
  {
    id: 'case-conscience',
    title: 'an order that goes against your conscience',
    signs: [
      'event i dont agree',
      'conscience',
      'refuse an order',
      'caterer',
      'turn down',
      'dont agree with',
      'sued',
    ],
    heard: [
      'You would like to be true to your conscience and kind to the people. It is good that you ask before you answer.',
      'Here law, love and conscience stand close together. Let us take them one at a time.',
    ],
    advice: [
      'The law first: in many places a business that serves the public may not turn people away for who they are. What you may decline is certain work, and then for everyone alike. This differs from state to state, so have a lawyer tell you in half an hour what holds for you, before you write anything.',
      'Then love: answer soon, in person if you can, without a sermon. They asked you because they like what you do. Whatever you decide, they should be able to say that you treated them with respect. And ask yourself whether what troubles you is the work itself, or being seen with it; the answer differs.',
    ],
    steps: [
      'ask a lawyer in your state one question before you reply: “Which orders may I decline, and in what words?”',
      'write down which kinds of work you take and which you take from nobody, before the next request comes.',
    ],
    questions: [
      'What exactly would you be doing that your conscience speaks against?',
      'How would you like these people to think of you in ten years?',
    ],
    verses: ['Romans 12:18', '1 Peter 3:15-16'],
  },
  {
    id: 'case-plan',
    title: 'a business plan',
    signs: [
      'business plan',
      'write me a plan',
      'plan for',
      'start up',
      'starting a business',
      'idea for a business',
    ],
    heard: [
      'Gladly. A plan is no prophecy; it is a page that helps you to notice early when something goes another way.',
      'Let us make one that fits on a page and that you will look at again.',
    ],
    advice: [
      'Seven lines: 1. Whom do I help, and with what? 2. Why would they come to me? 3. Price, and cost of one job. 4. How many jobs a week pay for everything, and for me? 5. What I need to begin, and what stays in reserve. 6. How the first twenty customers hear of me. 7. What I do if after six months half of it has come true.',
      'Keep a third of your money untouched. Spend the first third on what you cannot work without, used if possible, and the second on the first three months. A permit, insurance and a separate account come before the paint on the van.',
    ],
    answers: [
      {
        leads: true,
        asked: ['van', 'grooming', 'truck', 'mobile', 'k', 'dollars', 'have', 'fresno'],
        says: 'For something on wheels: 1. Choose five streets or places and stay there; driving eats profit. 2. Price one visit from your time at a fair wage, fuel, supplies and repairs. 3. Work out how many visits a day that needs; with four you must live. 4. Buy used, keep a third of the money back. 5. Permit, insurance, water and waste rules of your city first. 6. Ten test customers at half price for an honest opinion, then full price. 7. Look at the figures every Friday.',
      },
    ],
    steps: [
      'fill in the seven lines tonight in pencil, and show them to somebody who runs a business like it in another town.',
      'ask ten people who might buy what they pay today, and what annoys them about it.',
    ],
    questions: [
      'How many customers a week do you need in order to live on it?',
      'Which of the seven lines do you know least about?',
    ],
    verses: ['Proverbs 21:5', 'Luke 14:28'],
  },
];
