import type { Sheet } from './types.ts';

/** Five pages, from the purpose to the first ninety days. */
export const businessPlan: Sheet = {
  id: 'business-plan-template',
  title: 'Business plan template',
  summary: 'A plan that a banker, a spouse and a new employee can all read.',
  takes: 'Two quiet mornings',
  pages: [
    {
      title: 'Why we are here',
      lead: 'Write for one person who does not know your business. If they would not understand a sentence, it is not finished.',
      blocks: [
        {
          kind: 'verse',
          text: 'Commit your deeds to Yahweh, and your plans shall succeed.',
          reference: 'Proverbs 16:3',
        },
        {
          kind: 'field',
          id: 'purpose',
          label: 'We exist to …',
          hint: 'One sentence. Who do you help, with what, and what changes for them?',
          rows: 3,
        },
        {
          kind: 'field',
          id: 'origin',
          label: 'How it began',
          hint: 'What did you see that others walked past?',
          rows: 4,
        },
        {
          kind: 'field',
          id: 'missing',
          label: 'If we closed tomorrow, who would miss us, and what?',
          rows: 4,
        },
        {
          kind: 'field',
          id: 'before-god',
          label: 'What I believe God has put into my hands here',
          hint: 'A skill, a place, a person, a burden that does not leave you alone.',
          rows: 4,
        },
      ],
    },
    {
      title: 'What we offer, and to whom',
      lead: 'Three customers you know by name are worth more than a market of millions.',
      blocks: [
        {
          kind: 'table',
          id: 'customers',
          caption: 'Three people who need us',
          columns: ['Name', 'What is hard for them', 'What they do about it today'],
          rows: ['', '', ''],
        },
        {
          kind: 'table',
          id: 'offers',
          caption: 'What we sell',
          columns: ['Offer', 'What it changes', 'Price', 'What it costs us'],
          rows: ['', '', '', ''],
        },
        {
          kind: 'field',
          id: 'found',
          label: 'How they find us, and why they come back',
          rows: 3,
        },
        {
          kind: 'field',
          id: 'refuse',
          label: 'What we do not do, even if it pays',
          hint: 'Two or three sentences to remember when you are tempted.',
          rows: 3,
        },
      ],
    },
    {
      title: 'People and promises',
      lead: 'A company is a set of promises. Here are yours, where everyone can see them.',
      blocks: [
        {
          kind: 'table',
          id: 'roles',
          caption: 'Who does what',
          columns: ['Who', 'Decides alone about', 'Asks before'],
          rows: ['', '', '', ''],
        },
        {
          kind: 'table',
          id: 'promises',
          caption: 'What they can rely on',
          columns: ['To', 'We promise', 'How they would notice'],
          rows: ['Customers', 'Our team', 'Suppliers', 'Our families'],
        },
        {
          kind: 'field',
          id: 'wrong',
          label: 'When we get it wrong, we …',
          hint: 'Who says sorry, how soon, and how much they can spend without asking anyone.',
          rows: 3,
        },
        {
          kind: 'field',
          id: 'advisers',
          label: 'Two or three outsiders who can tell us the truth',
          rows: 2,
        },
      ],
    },
    {
      title: 'Money',
      lead: 'Round numbers are fine, as long as they are honest.',
      blocks: [
        {
          kind: 'verse',
          text: 'For which of you, desiring to build a tower, doesn’t first sit down and count the cost, to see if he has enough to complete it?',
          reference: 'Luke 14:28',
        },
        {
          kind: 'table',
          id: 'month',
          caption: 'A typical month',
          columns: ['', 'Amount', 'Sure, likely or hoped?'],
          rows: [
            'Money in',
            'Wages, my own included',
            'Rent, tools, insurance',
            'Materials, per month',
            'Loans: interest and repayment',
            'Set aside for taxes',
            'Given away',
            'What is left',
          ],
        },
        {
          kind: 'field',
          id: 'break-even',
          label: 'Monthly sales to break even',
          hint: 'Monthly fixed costs, divided by (the price of one sale minus what that sale costs you).',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'reserve',
          label: 'Weeks we could last without a payment, and the number we want',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'need',
          label: 'Money we need: how much, what for, who from, and when we pay it back',
          rows: 3,
        },
      ],
    },
    {
      title: 'The next ninety days',
      lead: 'Put the first action on your calendar before you put this page away.',
      blocks: [
        {
          kind: 'table',
          id: 'months',
          caption: 'Three months, three goals',
          columns: ['', 'Goal', 'First action, and its day', 'Who'],
          rows: ['Month 1', 'Month 2', 'Month 3'],
        },
        {
          kind: 'table',
          id: 'risks',
          caption: 'What could go wrong',
          columns: ['What', 'The first sign', 'What we do then'],
          rows: ['', '', ''],
        },
        {
          kind: 'field',
          id: 'partner',
          label: 'Who will ask me every week how it is going',
          hint: 'A name, a day and an hour.',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'prayer',
          label: 'What I am asking God for in these ninety days',
          rows: 4,
        },
        { kind: 'field', id: 'review', label: 'We will look at this page again on', rows: 1 },
      ],
    },
  ],
};
