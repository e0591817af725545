import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;

/** Financial gifts: how, how much, taxes and receipts, and what we do not do here. */
export const giving: readonly Subject[] = [
  {
    id: 'give-offer',
    title: 'giving a donation',
    signs: [
      'donate',
      'donation',
      'donating',
      'give',
      'giving',
      'gift',
      'money',
      'financial',
      'pledge',
      'contribute money',
      'tithe',
      'offering',
      'monthly',
      'recurring',
    ],
    heard: [
      'Thank you for wanting to give. No gift is taken for granted here.',
      'That is generous of you. Let me tell you how it works.',
    ],
    advice: [
      `The Financial Donation form is a pledge, not a payment: you tell us your name, e-mail, phone and company, the amount you have in mind, and a short message. Someone from our team writes back within ${hours} hours and tells you how the gift can be made. Until then nothing is charged.`,
      'Any amount is welcome, once or regularly; write into the message which you mean. If the gift is meant for something in particular, say so, and the team will tell you honestly whether that is possible. If you would rather give time or a skill, that counts no less.',
      'Give as you have decided in your heart, without pressure, and only what your household can do without. If things are tight with you at the moment, please keep it and let us pray with you instead: the prayer page is open to everyone, with or without a gift.',
    ],
    steps: [
      'open the Financial Donation form, write the amount as you would say it (“100 dollars a month”), and add one sentence on what moved you.',
      'talk it over with the people whose money it is as well, and then send the Financial Donation form.',
    ],
    questions: [
      'Do you have a single gift in mind, or something regular?',
      'Is there a part of our work that you would especially like to carry?',
    ],
    verses: ['2 Corinthians 9:7', 'Acts 20:35', 'Proverbs 11:25'],
  },
  {
    id: 'give-tax',
    title: 'taxes and receipts',
    signs: [
      'tax',
      'taxes',
      'deductible',
      'tax deductible',
      'deduct',
      'receipt',
      '501c3',
      '501 c 3',
      '501',
      'nonprofit',
      'charity',
      'irs',
      'ein',
      'write off',
    ],
    heard: [
      'A sensible question to ask before giving.',
      'You would like to know about taxes. Here is what I can say for certain, and where I stop.',
    ],
    advice: [
      `${site.name} is a ${site.legalForm}. In the United States gifts to organisations of that kind can generally be deducted within the rules of tax law. What that means in your case depends on your situation, so please ask your tax adviser; I am an AI and cannot advise on taxes.`,
      `For a receipt, our tax number or any other paper that your adviser or your company needs, write the question into the message of the Financial Donation form. A person from our team answers within ${hours} hours. I do not have those details here, and would rather not give you a wrong one.`,
      'If your company gives, ask your bookkeeper first whether it shall be a donation or a sponsorship: the two are usually treated in different ways, and the forms on this page are different too. If you live outside the United States, other rules apply, and a local adviser will know them.',
    ],
    answers: [
      {
        asked: ['letter', 'january', 'statement', 'receipt', 'proof'],
        says: `I do not know when receipts are sent, so I will not promise you January. For gifts of 250 dollars or more US law asks for a written acknowledgment, and you may ask for one for any gift. Write in the message of the form: “Please send me a receipt for the year, to this address.” A person confirms within ${hours} hours when it comes.`,
      },
    ],
    steps: [
      'write into the message of the Financial Donation form: “Please tell me how I get a receipt, and your tax details.” The team will do the rest.',
      'ask your tax adviser one question: “What do you need from a 501(c)(3) so that I can deduct a gift?” Then pass it on in the form.',
    ],
    questions: [
      'Would you give as a private person or for a company?',
      'Is there a date by which you need the papers, such as the end of the tax year?',
    ],
  },
  {
    id: 'give-payment',
    title: 'how a gift is paid',
    signs: [
      'pay',
      'payment',
      'bank',
      'account',
      'account number',
      'credit card',
      'card',
      'transfer',
      'wire',
      'paypal',
      'check',
      'cash',
      'crypto',
      'stock',
      'safe',
      'secure',
      'refund',
      'cancel',
    ],
    heard: [
      'You ask how the money gets here. Safely, and not through this chat.',
      'About paying: it is good that you ask before you send anything.',
    ],
    advice: [
      'Please do not write card numbers, account data or passwords here. I never ask for them, and the Financial Donation form does not either. If anybody asks you for such data in our name in a chat or a text message, do not answer, and tell us.',
      `When you have sent the form with the amount you have in mind, a person from our team writes to you within ${hours} hours and tells you which ways of paying there are. I do not know the details myself. You can also name the way that you would prefer in the message.`,
      `If you have pledged something and your situation has changed, simply tell us; a pledge is an intention, and nobody will press you. Questions about a gift you have already made belong with the team as well: use the form, or write to ${site.contactEmail}.`,
    ],
    steps: [
      'send the Financial Donation form with the amount and the way of paying that you prefer, and wait for the answer of the team.',
      'if you are unsure whether a message really comes from us, ask the team before you do anything else.',
    ],
    questions: [
      'Which way of paying would be easiest for you?',
      'Is there anything about safety that still worries you?',
    ],
  },
  {
    id: 'give-use',
    title: 'what gifts are used for',
    signs: [
      'used for',
      'use the money',
      'where does',
      'goes to',
      'transparency',
      'transparent',
      'impact',
      'overhead',
      'report',
      'spend the',
      'mission',
      'what do you do with',
    ],
    heard: [
      'Whoever gives may ask where it goes. Please do.',
      'You want to know what becomes of a gift, and that is part of good stewardship.',
    ],
    advice: [
      'The fellowship exists so that Christian business people can pray, plan and grow together: weekly gatherings online, a training programme, a prayer community that is open to all. Support of any kind helps to carry that work. Exact figures I do not have, and I will not make any up.',
      `If you would like to see how gifts are used, ask for it in the message of the Financial Donation form: what was spent on what, and how it is reported. You will get an answer from a person within ${hours} hours. An organisation that is asked such things with goodwill is helped by it.`,
      'You can also wish for something: that your gift serves a certain event, or people who could not otherwise take part. Write it down, and the team will tell you whether they can promise it. An honest no is better for both sides than a vague yes.',
    ],
    steps: [
      'put your question about the use of gifts into the form, word for word as you would ask a friend who keeps the books.',
      'come to a gathering before you give, and see for yourself what you would be supporting.',
    ],
    questions: [
      'What would you need to know in order to give with a glad heart?',
      'Which part of the work is nearest to you: the gatherings, the training or the prayer community?',
    ],
    verses: ['1 Corinthians 4:2', '2 Corinthians 8:21'],
  },
];
