import { cue, type Cue } from './cue.ts';

/** Work lost and found, wages, rent and debt. */
export const breadCues: readonly Cue[] = [
  cue(
    /\b(?:laid off|lay-?offs?|position eliminated|lost (?:my|his|her|their) jobs?|got fired|let go from|plant in \w+ is closing|mill is closing|plant is closing|contract .{0,40}wasn[’']?t renewed)\b/i,
    [
      'A name can be taken off a door in a minute; from your hand it cannot be taken. Keep worth and work apart, provide for this month, and begin something on ground that looks empty.',
    ],
    'job-loss',
    {
      unless:
        /\b(?:let go of (?:six|three|\w+) people|i have to (?:let|lay)|let six|lay off three|i let go)\b/i,
    },
  ),
  cue(
    /\b(?:i (?:have|need) to (?:let (?:go|six|\w+ people)|lay off|fire|dismiss)|let (?:six|three|two|four|five) people go|has to be (?:6|six)|choose fairly|no layoffs)\b/i,
    [
      'Let me look each one in the face and say it like a human being. Give me the plain words and the open hand, and go home with each of them where I cannot go.',
    ],
    'letting-people-go',
    { certain: true },
  ),
  cue(/\b(?:father|dad)\b[^.!?]{0,60}\b(?:got me the job|which shift)\b|\bthird generation\b/i, [
    'Give the words for the one who does not know yet, and let what generations built be honored, even where it ends.',
  ]),
  cue(
    /\b(?:hours (?:got )?cut|cut my hours|down from \d+|flexing)\b/i,
    [
      'Make up for the lost hours in ways we had not thought of, and let the rent be paid on the day.',
    ],
    'provision',
  ),
  cue(
    /\b(?:behind on (?:the )?rent|rent (?:is due|of|is \$)|eviction|landlord (?:gave|want)|notice until|repossess\w*|lights off|food bank|car died|alternator|groceries)\b/i,
    [
      'You know what is due and on which day. Open a door before that day, and take the shame out of asking.',
    ],
    'provision',
    {
      unless:
        /\b(?:won[’']?t go out for groceries|owe the landlord|salon lease|hospice|so i can buy groceries|order groceries)\b/i,
    },
  ),
  cue(
    /\b(?:(?:on|across) (?:\w+ )?cards?|credit cards?|payday loans?|student loans?|owe (?:\d|the (?:bank|tax|landlord)|\$)|in debt|debts?\b|behind on (?:the )?(?:loan|mortgage)|line of credit|lender|loan)\b/i,
    [
      'Bring these figures into the light, and let them be only figures there. Give courage for the first call, a plan that holds, and one free morning after the other.',
    ],
    'debt',
    { unless: /\b(?:trespass|last payment on|asked for a loan|offers? (?:me|us) a loan)\b/i },
  ),
  cue(
    /\b(?:wife|husband|he|she)\b[^.!?]{0,24}\b(?:do(?:es)?n[’']?t|do not|not) know|\bknows about one|haven[’']?t told my (?:wife|husband)|telling (?:her|him) tonight|second card\b/i,
    [
      'The hidden part weighs more than the sum. Give me the sentence with which to begin, and her, or him, the grace to hear it to the end; let us sit on the same side of the table afterwards.',
    ],
    undefined,
    {
      unless: /\bparkinson|lump|diagnos/i,
    },
  ),
  cue(
    /\blast payment\b|\bpaid off\b|\bdebt[- ]free\b/i,
    ['Thank you for the last payment, and for each of those before it that nobody celebrated.'],
    'thanksgiving',
    { certain: true },
  ),
  cue(
    /\b(?:got the job|hired|offered (?:me )?(?:a|the) (?:job|position)|was sworn in|passed (?:my|the|his|her)|green card on|got his green card|hay is in|praise god|no requests?\b|just want to (?:say )?thank|thank you jesus|no request)/i,
    ['Every good gift comes from you, and this one has a date. We will not forget to be glad.'],
    'thanksgiving',
    {
      unless:
        /\bpassed (?:away|on)|so i hired|tried hiring|hired twice|praise god in|still waiting/i,
    },
  ),
  cue(
    /\b(?:first day (?:on|at|of)|starts? (?:a |her |his |my )?new job|new job)\b/i,
    [
      'Be at the door on the first day, with a good word from a stranger, and let what was learned elsewhere be seen here.',
    ],
    'new-job',
    { unless: /\blooking for|since the first day|need a new job\b/i },
  ),
  cue(
    /\b(?:swallowing something|was an accountant|i was a good nurse there|engineer back home)\b/i,
    [
      'You know what I was able to do in another language. Let it not be lost, and let gratitude and grief have room in the same pocket.',
    ],
  ),
  cue(
    /\binterview\b/i,
    [
      'Go ahead into that room. Give a clear head, honest words, and people across the table who truly look.',
    ],
    'interview',
    { unless: /\b(?:asylum|green card|visa|citizenship|in an interview|uscis)\b/i },
  ),
  cue(
    /\b(?:exams?|nclex|gcse|jamb|waec|cxc|cpa|bar exam|the bar\b|red seal|finals?\b|cert exam|certification|sitting (?:it|cxc)|citizenship test|driving test|licen[cs]e test)\b/i,
    [
      'Let what was learned come back when the page is turned. Quiet the hand that trembles; and whatever the mark, let no one mistake it for a person’s worth.',
    ],
    'exam',
    {
      unless:
        /\b(?:medical exam|bar stool|finally|open (?:the|a) bar|divorce was final|closed the|dad got)\b/i,
    },
  ),
];
