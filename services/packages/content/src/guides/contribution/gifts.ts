import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;

/** Particular gifts: each month, from abroad, in kind, for a purpose, beside the tithe, and with a promise hung on it. */
export const particularGifts: readonly Subject[] = [
  {
    id: 'gift-monthly',
    title: 'giving each month',
    signs: [
      'a month',
      'monthly',
      'each month',
      'every month',
      'recurring',
      'regular gift',
      'set that up',
      'stop whenever',
    ],
    heard: [
      'Thank you. A regular gift, however small, lets others plan.',
      'That is generous of you, month by month. Here is how it goes.',
    ],
    advice: [
      `Open the Financial Donation form on this page and write the amount with the words “each month”. It is a pledge; nothing is charged by sending it. A person from our team answers within ${hours} hours, tells you which ways of paying there are, and sets it up with you. No card number here, please.`,
      'Give what your household does not miss, and begin rather lower than higher: it can always be raised. If you give together with someone, let them know first.',
    ],
    answers: [
      {
        asked: ['stop', 'cancel', 'whenever', 'end it', 'pause', 'change'],
        says: `Yes. A pledge is an intention and binds you to nothing; tell the team and it ends, without a reason. How quickly a standing payment stops depends on the way you pay, so ask for that when they write to you, and keep the answer. The address is ${site.contactEmail}.`,
      },
    ],
    steps: [
      'open the Financial Donation form and write the sum, “each month”, and from when.',
      'ask in the message how you can change or end it; then it stands in writing from the start.',
    ],
    questions: [
      'From which month would you like to begin?',
      'Is there a part of the work that you would like to carry with it?',
    ],
    verses: ['2 Corinthians 9:7'],
  },
  {
    id: 'gift-abroad',
    title: 'giving from another country',
    signs: [
      'canada',
      'cad',
      'uk',
      'europe',
      'abroad',
      'from another country',
      'australia',
      'euros',
      'overseas',
    ],
    heard: [
      'Thank you for thinking of us across a border. About taxes I have to be careful there.',
      'From abroad it can be done, but one thing is different: the tax.',
    ],
    advice: [
      `${site.name} is a ${site.legalForm} under United States law. Whether a gift to it lowers your tax at home is decided by your own country, and often it does not, or only against income from the United States. Please ask a tax adviser where you live before you give for that reason.`,
      `For the gift itself use the Financial Donation form, name the currency and ask what reaches us after bank fees. A person answers within ${hours} hours. If the receipt matters most to you, a registered charity in your country that does similar work may be the better place, and that is no loss.`,
    ],
    steps: [
      'ask your tax adviser: “Can I claim a gift to a 501(c)(3) in the United States, and what paper do you need?”',
      'write the amount, the currency and your country into the Financial Donation form, with the question about fees.',
    ],
    questions: [
      'By when would it have to be settled for your tax year?',
      'Would you still give if it did not count for taxes?',
    ],
  },
  {
    id: 'gift-in-kind',
    title: 'giving things: stock, a vehicle, goods',
    signs: [
      'stock',
      'truck',
      'car',
      'vehicle',
      'shares',
      'crypto',
      'property',
      'equipment',
      'in kind',
      'furniture',
    ],
    heard: [
      'A generous thought. Whether we can take it, a person has to tell you.',
      'Gifts do not have to be money. Let me say what I know, and where I stop.',
    ],
    advice: [
      `I do not know whether the fellowship can accept stock or a vehicle, so please do not transfer or sign over anything yet. Describe it in the Financial Donation form (what it is, its year and state, roughly what it is worth), and ask. A person answers within ${hours} hours with a clear yes or no.`,
      'For your own taxes such gifts have rules of their own: a value that somebody has assessed, papers above certain sums, and with stock it matters whether you sell it first. Ask your adviser before you decide. If we cannot take the vehicle, a local ministry may know a family who needs one.',
    ],
    steps: [
      'write three lines into the Financial Donation form: what it is, what it is worth, and by when you would like to decide.',
      'ask your tax adviser what is better for you: to give the thing, or to sell it and give the money.',
    ],
    questions: [
      'Is it free of loans and in your name alone?',
      'Would you rather it were used, or sold for the work?',
    ],
  },
  {
    id: 'gift-purpose',
    title: 'a gift for one purpose, or in somebody’s memory',
    signs: [
      'purpose',
      'only for',
      'used that way',
      'in memory',
      'his name',
      'scholarship',
      'designated',
      'legacy',
      'left me',
      'inheritance',
    ],
    heard: [
      'What a good thing to carry on for someone. It deserves to be done with care.',
      'To let somebody’s wish go on after him is a gift with two givers. Thank you for asking first.',
    ],
    advice: [
      `A gift for one purpose only makes sense when it is promised in writing beforehand. Describe the purpose in the Financial Donation form and ask three things: do you have such work, will you put the purpose in writing, and what happens with the money if it cannot be used so? I cannot promise it; a person answers within ${hours} hours.`,
      'Do not send the sum before you hold that page in your hands and somebody who knows law or taxes has read it. If the fellowship has no such work, a trade school or a foundation near you may be nearer to what was wished. A name on it can be asked for in the same letter.',
    ],
    answers: [
      {
        asked: ['name', 'named', 'his name', 'her name', 'on it', 'memory'],
        says: 'Whether a fund or an evening can bear his name the team has to answer. Write the name as it should stand, and two sentences on who he was and what he wished for young people; that helps more than a form. Ask to have it in the same written promise as the purpose.',
      },
    ],
    steps: [
      'write half a page: who he was, what he wanted, for whom, and over how many years. Send it with the Financial Donation form.',
      'ask for the written promise first, and let an adviser read it before any money moves.',
    ],
    questions: [
      'What exactly would he have wanted to see happen with it?',
      'All at once, or a part each year?',
    ],
    verses: ['Proverbs 13:22'],
  },
  {
    id: 'gift-tithe',
    title: 'tithes, and giving as a couple',
    signs: [
      'tithe',
      'tithing',
      '10%',
      'ten percent',
      'my church',
      'without telling',
      'husband',
      'spouse',
      'offering',
    ],
    heard: [
      'A question of conscience, and not one on which I would like to earn anything for us.',
      'Let us take it from the side of peace, and not from that of sums.',
    ],
    advice: [
      'Whether a gift to a fellowship counts as your tithe Christians see differently; many give the tithe to their own church and everything else beyond it. Ask your pastor or your conscience, not the place that would receive the money. Your church should not go short because of us.',
      'A gift in secret from a shared purse is seldom a blessing. Tell your spouse what moves you, ask what seems possible, and begin there: perhaps two percent that both are glad about. Paul says that each should give as decided in the heart, not under pressure; that holds for two hearts as well.',
    ],
    answers: [
      {
        asked: ['husband', 'wife', 'telling', 'believer', 'crazy', 'secret'],
        says: 'I would not do it without telling him. It is his household too, and trust between you is worth more than any gift to us. Say: “It matters to me to give. What would you be at peace with?” Perhaps you have a sum of your own that is free; perhaps you begin with time. God does not need money that has to be hidden.',
      },
    ],
    steps: [
      'sit down together for half an hour and agree on one figure for giving that both of you can say aloud.',
      'ask at your own church first how they see it.',
    ],
    questions: [
      'What would both of you be glad to give?',
      'What do you hope the giving will express?',
    ],
    verses: ['2 Corinthians 9:7'],
  },
  {
    id: 'gift-return',
    title: 'giving in order to receive',
    signs: [
      'bless my business',
      'ten times',
      '10 times',
      'hundredfold',
      'seed',
      'will god',
      'credit card',
      'in return',
      'prosper',
    ],
    heard: [
      'No. I would be deceiving you if I said otherwise, and please do not borrow in order to give.',
      'God cannot be bought, and nobody here may promise you that.',
    ],
    advice: [
      'There is no verse that promises a business ten times its gift, and whoever sells such a promise sells what is not his. God may bless you; he does so freely. Please do not give on a credit card, to us or to anyone: the interest is certain, the rest is not. Keep the money, and let us rather pray for your business.',
      'Jesus praised a widow’s coin that asked for nothing in return. If you are free of need and glad, give what you can spare. If things are tight, the right gift today is a bill that is paid.',
    ],
    steps: [
      'leave the card in the drawer, and write on the prayer page what your business needs. That is free, and people pray with you.',
      'show the figures of your business to somebody who reads them well, this week.',
    ],
    questions: [
      'What is it that the business needs most just now?',
      'Who told you so, and what did they gain by it?',
    ],
    verses: ['2 Corinthians 9:7', 'Acts 8:20'],
  },
];
