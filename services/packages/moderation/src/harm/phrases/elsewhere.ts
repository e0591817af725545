import type { HarmPhraseList } from './harm-phrase-list.ts';

export const elsewhere: readonly HarmPhraseList[] = [
  {
    name: 'a link in words',
    reason: 'link',
    phrases: [
      'http|https|hxxp|hxxps|www',
      'dot com|net|org|info|xyz|online|shop',
      'bit ly',
      'tinyurl com',
      'wa me',
      'linktr ee',
    ],
    example: 'Visit my-store dot com for blessings.',
    counter: 'Connect the dots, the company said.',
  },
  {
    name: 'an e-mail address in words',
    reason: 'contact-details',
    phrases: [
      'at gmail|yahoo|hotmail|outlook|icloud|aol|protonmail|proton com',
      'at gmail|yahoo|hotmail|outlook|icloud|aol|protonmail|proton dot com',
      'gmail|hotmail|icloud|protonmail dot com',
    ],
    example: 'Write to john.doe at gmail dot com.',
    counter: 'I look at Yahoo news every morning.',
  },
  {
    name: 'a talk is moved elsewhere',
    reason: 'contact-details',
    phrases: [
      'add|text|message|msg|dm|contact|reach|hit|inbox|write * on|via|through|at * whatsapp|telegram|signal|instagram|insta|snapchat|snap|kik|wechat|messenger|discord',
      'add|text|message|contact|reach|write me|us|him|her * on whats app',
      'my whatsapp|telegram|snapchat|snap|kik|insta|instagram|wechat is|number|id|handle|name',
    ],
    example: 'Text me on WhatsApp.',
    counter: 'We follow the sermon on Instagram, and my aunt has WhatsApp now.',
  },
  {
    name: 'papers and numbers of somebody',
    reason: 'private-details',
    phrases: [
      'ssn|social security|number is|# #|is',
      'social security number is|#',
      'ssn is|#',
      'his|her|their home address|number is',
      'his|her|their address|ssn|number|plate is #',
    ],
    example: 'Her SSN is 123-45-6789.',
    counter: 'My mother gets Social Security from March on, thank God.',
  },
];
