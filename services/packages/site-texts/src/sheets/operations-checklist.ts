import type { Sheet } from './types.ts';

/** The tasks of a well-run company for each day, week, month and year. */
export const operationsChecklist: Sheet = {
  id: 'operations-checklist',
  title: 'Operations checklist',
  summary:
    'What has to happen every day, week, month and year, so that nothing important depends on memory.',
  takes: 'Ten minutes on Monday, five on the other days',
  pages: [
    {
      title: 'Monday morning, and every day',
      lead: 'Print a new copy of this page each week and check the boxes with a pen. An empty box is a question, not a failure.',
      blocks: [
        {
          kind: 'verse',
          text: 'Know well the state of your flocks, and pay attention to your herds: for riches are not forever, nor does the crown endure to all generations.',
          reference: 'Proverbs 27:23-24',
        },
        {
          kind: 'checks',
          id: 'monday',
          title: 'Monday, before email',
          items: [
            'A minute of quiet: whose week is this?',
            'What is in the bank, and what leaves it by Friday?',
            'Which of our promises is due this week, and to whom?',
            'What one thing would make everything else easier?',
            'Who on the team is carrying something heavy? Go to them first.',
          ],
        },
        {
          kind: 'checks',
          id: 'open',
          title: 'Opening, every day',
          items: [
            'Doors, lights, machines, website: does everything a customer needs work?',
            'Everyone knows what is first today.',
            'Yesterday’s unanswered messages have an answer, or a time for one.',
          ],
        },
        {
          kind: 'checks',
          id: 'close',
          title: 'Closing, every day',
          items: [
            'Cash and card receipts match the books.',
            'What was promised today is written down where others can find it.',
            'The place looks the way we would like to find it.',
            'One person was thanked by name, for something specific.',
          ],
        },
        { kind: 'field', id: 'first', label: 'The one thing this week', rows: 2 },
      ],
    },
    {
      title: 'Every week',
      blocks: [
        {
          kind: 'checks',
          id: 'money',
          title: 'Money, on Friday, half an hour',
          items: [
            'Invoices for finished work are out.',
            'Customers who are late have been called, kindly, by a person.',
            'The smallest suppliers are paid first.',
            'Tax, reserve and giving have been moved to their own accounts.',
            'The next thirteen weeks are up to date; the lowest week has a plan.',
          ],
        },
        {
          kind: 'checks',
          id: 'people',
          title: 'People',
          items: [
            'I spoke with each person I lead, and listened longer than I talked.',
            'Praise was given in public, correction in private.',
            'Hours were right. No one worked for free.',
            'The newest person was asked what they notice.',
          ],
        },
        {
          kind: 'checks',
          id: 'work',
          title: 'The work',
          items: [
            'Complaints: each has a name, an answer and a date.',
            'One thing that annoyed us twice has been fixed for good.',
            'The equipment we cannot do without was checked.',
            'There was a day of rest, for the owner too.',
          ],
        },
        {
          kind: 'table',
          id: 'figures',
          caption: 'Five numbers, every Friday',
          columns: ['', 'This week', 'Last week', 'Why it moved'],
          rows: ['In the bank', 'Owed to us', 'We owe', 'New orders', 'Complaints'],
        },
      ],
    },
    {
      title: 'Every month and every quarter',
      blocks: [
        {
          kind: 'checks',
          id: 'month',
          title: 'On the first working day of the month',
          items: [
            'Last month’s books are closed, and someone else has reviewed them.',
            'Bank statements match the books, line by line.',
            'Payroll, taxes and insurance are paid and filed.',
            'Backups exist, and one of them has been opened to make sure it works.',
            'Passwords and keys: does everyone have what they need, and nothing more?',
            'Subscriptions and small monthly costs: do we still use each one?',
            'One customer was asked: “What should we stop, start and continue?”',
            'What we gave away this month is written down, and it was a joy.',
          ],
        },
        {
          kind: 'checks',
          id: 'quarter',
          title: 'Once a quarter, half a day, away from the shop',
          items: [
            'Prices against costs: which job did we lose money on?',
            'The three largest customers: how much would we lose with one of them?',
            'Each person: what do they want to learn, and when?',
            'Safety: exits, first aid, ladders, data.',
            'The plan: what did we say, what did we do, what do we change?',
            'An hour to pray for the people whose names are on our lists.',
          ],
        },
        {
          kind: 'field',
          id: 'changed',
          label: 'What we will change, who will do it, and by when',
          rows: 4,
        },
      ],
    },
    {
      title: 'Every year, and if I am not there',
      blocks: [
        {
          kind: 'checks',
          id: 'year',
          title: 'Once a year',
          items: [
            'Insurance read, not only renewed: is what could ruin us covered?',
            'Contracts, leases and licenses: which ones end, and when do we need to act?',
            'Wages compared with what it costs to live here.',
            'Giving share set before the year starts.',
            'Will, power of attorney and a letter to my deputy are up to date.',
            'Thank-you notes to five people we could not have done it without.',
          ],
        },
        {
          kind: 'table',
          id: 'without-me',
          caption: 'If I am away for a month',
          columns: ['', 'Who takes over', 'Where to find what they need'],
          rows: [
            'Bank and payroll',
            'Customers and promises',
            'Suppliers and orders',
            'Keys, passwords, alarm',
            'The team',
            'Who calls my family',
          ],
        },
        {
          kind: 'field',
          id: 'only-me',
          label: 'What only I know, and who I will tell this month',
          rows: 4,
        },
      ],
    },
  ],
};
