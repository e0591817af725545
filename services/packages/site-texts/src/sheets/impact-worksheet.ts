import type { Sheet } from './types.ts';

/** The people a company affects, what it gives, how to measure it, and a statement at the end. */
export const impactWorksheet: Sheet = {
  id: 'kingdom-impact-worksheet',
  title: 'Kingdom impact worksheet',
  summary:
    'Whom your work touches, what it gives them, how you would know, and one page to stand by.',
  takes: 'An evening, best with one other person',
  pages: [
    {
      title: 'Whom our work touches',
      lead: 'Begin with people, not programs. Write names where you can.',
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
          columns: [
            '',
            'What they receive from us today',
            'What we would wish for them',
            'One step',
          ],
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
          label: 'Someone our work touches whom we have never met',
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
            'Chances: a first job, a second one',
          ],
        },
        {
          kind: 'field',
          id: 'first',
          label: 'What we give before we know whether the year is good',
          hint: 'A share that is fixed beforehand needs no courage in December.',
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
          hint: 'Waste, hours, a product that is bought in weakness. Giving elsewhere does not settle it.',
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
      lead: 'Choose four signs at most. A number where there is one, a story where there is none.',
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
          label: 'Whom we ask, who will not flatter us',
          hint: 'Someone who left, someone who complained, someone who cleans.',
          rows: 2,
        },
        {
          kind: 'field',
          id: 'learned',
          label: 'What we have already heard and not yet acted on',
          rows: 3,
        },
      ],
    },
    {
      title: 'What we stand by',
      lead: 'Fill the gaps, then read it aloud. Change every word you would not say to a customer.',
      blocks: [
        {
          kind: 'verse',
          text: 'Even so, let your light shine before men; that they may see your good works, and glorify your Father who is in heaven.',
          reference: 'Matthew 5:16',
        },
        { kind: 'field', id: 'because', label: 'Because we believe that …', rows: 2 },
        { kind: 'field', id: 'serve', label: 'we serve …', rows: 1 },
        { kind: 'field', id: 'by', label: 'by …', rows: 1 },
        { kind: 'field', id: 'even', label: 'also when it costs us …', rows: 1 },
        { kind: 'field', id: 'never', label: 'We never …', rows: 2 },
        { kind: 'field', id: 'year', label: 'A year from now, this is different:', rows: 2 },
        { kind: 'field', id: 'monday', label: 'On Monday I begin with', rows: 1 },
        {
          kind: 'table',
          id: 'signed',
          caption: 'Read aloud and signed',
          columns: ['Name', 'Date', 'We read it again on'],
          rows: ['', ''],
        },
      ],
    },
  ],
};
