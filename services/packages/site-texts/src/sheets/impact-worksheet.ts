import type { Sheet } from './types.ts';

/** The people a company affects, what it gives, how to measure it, and a statement at the end. */
export const impactWorksheet: Sheet = {
  id: 'kingdom-impact-worksheet',
  title: 'Kingdom impact worksheet',
  summary:
    'Who your work affects, what it gives them, how you would know, and one page to stand by.',
  takes: 'One evening, ideally with one other person',
  pages: [
    {
      title: 'Who our work affects',
      lead: 'Start with people, not programs. Use names where you can.',
      blocks: [
        {
          kind: 'verse',
          text: 'He has shown you, O man, what is good. What does Yahweh require of you, but to act justly, to love mercy, and to walk humbly with your God?',
          reference: 'Micah 6:8',
        },
        {
          kind: 'table',
          id: 'circles',
          tall: true,
          caption: 'Circles',
          columns: ['', 'What they receive from us today', 'What we want for them', 'One step'],
          rows: [
            'Customers',
            'Our team',
            'Their families',
            'Suppliers',
            'Neighbors, our town',
            'Competitors',
            'Those who cannot pay',
          ],
        },
        {
          kind: 'field',
          id: 'unseen',
          label: 'Someone our work affects whom we have never met',
          rows: 2,
        },
      ],
    },
    {
      title: 'What we give',
      lead: 'Money is one of five gifts, and often the easiest.',
      blocks: [
        {
          kind: 'table',
          id: 'gifts',
          caption: 'Last year, and next year',
          columns: ['', 'Last year', 'Next year', 'Decided by'],
          rows: [
            'Money (share of profit)',
            'Time (hours)',
            'Skill and advice',
            'Rooms, tools, vehicles',
            'Chances: a first job or a second chance',
          ],
        },
        {
          kind: 'field',
          id: 'first',
          label: 'What we give before we know how the year will turn out',
          hint: 'A share set ahead of time takes no courage in December.',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'secret',
          label: 'Where we could give without anyone finding out',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'harm',
          label: 'Where our work does harm, and what we do about it',
          hint: 'Waste, long hours, a product people buy at a weak moment. Giving elsewhere does not make up for it.',
          rows: 4,
        },
        {
          kind: 'field',
          id: 'limits',
          label: 'What we will not do: no pressure to believe, no faith as advertising, no …',
          rows: 3,
        },
      ],
    },
    {
      title: 'How we would know',
      lead: 'Choose up to four signs. Use a number if you have one and a story if you don’t.',
      blocks: [
        {
          kind: 'table',
          id: 'signs',
          caption: 'Signs',
          columns: ['Sign', 'Today', 'In a year', 'Who looks, and when'],
          rows: ['', '', '', ''],
        },
        {
          kind: 'text',
          text: 'Some that others use: people who stay longer than three years; invoices paid within the time we promised; customers who come because of a customer; hours of training per person; prayers asked for and followed up; families helped through a bad month; complaints answered within a day.',
        },
        {
          kind: 'field',
          id: 'story',
          label: 'A story from this year that we want to be able to tell again',
          rows: 5,
        },
        {
          kind: 'field',
          id: 'listen',
          label: 'People we ask who will not flatter us',
          hint: 'Someone who left, someone who complained, someone who cleans.',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'learned',
          label: 'What we have already heard but not yet acted on',
          rows: 3,
        },
      ],
    },
    {
      title: 'What we stand by',
      lead: 'Fill in the blanks, then read it aloud. Change every word you would not say to a customer.',
      blocks: [
        {
          kind: 'verse',
          text: 'Even so, let your light shine before men; that they may see your good works, and glorify your Father who is in heaven.',
          reference: 'Matthew 5:16',
        },
        { kind: 'field', id: 'because', label: 'Because we believe that …', rows: 2 },
        { kind: 'field', id: 'serve', label: 'we serve …', rows: 1 },
        { kind: 'field', id: 'by', label: 'by …', rows: 1 },
        { kind: 'field', id: 'even', label: 'even when it costs us …', rows: 1 },
        { kind: 'field', id: 'never', label: 'We never …', rows: 2 },
        { kind: 'field', id: 'year', label: 'A year from now, this is different:', rows: 2 },
        { kind: 'field', id: 'monday', label: 'On Monday I will start with', rows: 1 },
        {
          kind: 'table',
          id: 'signed',
          caption: 'Read aloud and signed',
          columns: ['Name', 'Date', 'We will read it again on'],
          rows: ['', ''],
        },
      ],
    },
  ],
};
