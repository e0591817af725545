import type { HarmPhraseList } from './harm-phrase-list.ts';

export const sellingAndScams: readonly HarmPhraseList[] = [
  {
    name: 'gift cards are asked for',
    reason: 'scam',
    phrases: [
      'send|buy|get|purchase|scratch|text * steam|itunes|apple|amazon|google|vanilla|razer * card|cards * code|codes|numbers|picture|photo|back',
      'send|text|mail me|us * steam|itunes|apple|amazon|google|vanilla|razer|gift * card|cards',
      'pay|paid|payment by|with|in|through * steam|itunes|google|gift card|cards only',
    ],
    example: 'The pastor is in a meeting, send me three Steam cards today.',
    counter: 'Careful all, somebody is phoning as "Pastor Jim" and asking for Steam cards.',
  },
  {
    name: 'money is promised for coins',
    reason: 'scam',
    phrases: [
      'invest|trade in|with * bitcoin|btc|crypto|forex|usdt * guaranteed|profit|profits|returns|daily|weekly',
      'guaranteed * returns|profit|profits|roi',
      'double|triple|multiply your|ur crypto|bitcoin|money|btc|deposit',
      'seed phrase|phrases',
    ],
    example: 'Invest in bitcoin with me, guaranteed returns.',
    counter: 'I lost everything in crypto and my wife is angry, pray for us.',
  },
  {
    name: 'money is asked for through an account',
    reason: 'scam',
    phrases: [
      'send|transfer|wire|donate|deposit|pay|sow|give * to|via|through|by|on|into my|our cashapp|venmo|zelle|paypal|account|wallet',
      'send|transfer|wire|donate|pay * cash app',
      'my cashapp|venmo|zelle|paypal is',
    ],
    example: 'Send money to my CashApp for the orphans.',
    counter: 'Our church now takes the offering by card, and my aunt is scandalised.',
  },
  {
    name: 'spells, cures and lotteries',
    reason: 'scam',
    phrases: [
      'dr|doctor|prophet|baba|priest * cured|healed me|my * herbs|herbal|herpes|hiv|spell',
      'spell caster',
      'love spell|spells',
      'join the illuminati|brotherhood',
      'you have won|been * selected|prize|lottery|claim|gift',
      'unclaimed fund|funds|inheritance',
    ],
    example: 'Dr. Ogun cured me of herpes with his herbs.',
    counter:
      'Doctor Ames says the cure will take six weeks, with herbs from my own garden for tea.',
  },
  {
    name: 'something is for sale',
    reason: 'spam',
    phrases: [
      'click here|below',
      'click the|on|this * link|bio',
      'link in bio|my * bio',
      'limited time offer',
      'buy|order|shop now',
      'promo|discount code',
      'free followers|iphone',
      'online casino',
      'casino bonus',
      'cheap viagra|cialis|pills|meds|backlinks',
      'replica watches|bags',
    ],
    example: 'Click here for a limited time offer!',
    counter: 'How do I word an offer to a customer who clicks with nobody?',
  },
  {
    name: 'sex is offered or asked for',
    reason: 'sexual',
    phrases: [
      'send|trade|swap|sell|selling|share|show * nudes|nude',
      'send|trade|swap|sell|selling|share * naked pics|photos|pictures|videos',
      'hot|sexy|horny|nude|naked singles|girls|babes|milfs|moms|ladies * area|tonight|near|now|waiting|you',
      'dick|cock pic|pics',
      'my onlyfans',
      'onlyfans link',
      'blowjob|blowjobs|handjob|gangbang|creampie|deepthroat|cumshot|pornhub|camgirl|camgirls|hentai',
      'suck me off',
      'sck me off',
    ],
    example: 'Hot singles in your area tonight.',
    counter: 'Pray for my addiction to pornography, I am so ashamed.',
  },
];
