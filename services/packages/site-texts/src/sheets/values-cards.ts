import type { Sheet } from './types.ts';

/** One page of instructions, and six cards on three pages. */
export const valuesCards: Sheet = {
  id: 'biblical-values-cards',
  title: 'Biblical values cards',
  summary:
    'Six cards to cut out: a value, its verse, what it looks like on a Tuesday, and a question.',
  takes: 'Five minutes a week, for six weeks',
  pages: [
    {
      title: 'How to use the cards',
      lead: 'A value on the wall does nothing. A value you ask about once a week changes decisions.',
      blocks: [
        {
          kind: 'checks',
          id: 'week',
          title: 'One week with one card',
          items: [
            'Monday: one person reads the card aloud. No one comments. Put it where decisions are made: by the cash register, on the dashboard of the van.',
            'Tuesday to Thursday: choose one of the three practices and do it once, on purpose.',
            'Friday: five minutes, standing. Each person says where the value cost something this week, or where it was missing. The boss goes first.',
            'Write one sentence on the back of the card, with the date. After a year, the backs are worth more than the fronts.',
          ],
        },
        {
          kind: 'field',
          id: 'order',
          label: 'Our order for the cards, and why this one comes first',
          hint: 'Start with the one you would rather skip.',
          rows: 4,
        },
        {
          kind: 'text',
          text: 'Not everyone on your team believes what you believe, and no one has to. Say where a value comes from for you, ask what it means to them, and hold yourself to it before anyone else.',
        },
        {
          kind: 'field',
          id: 'story',
          label: 'A day when we kept one of these values, and it cost us something',
          hint: 'Tell this story to the next person you hire.',
          rows: 5,
        },
      ],
    },
    {
      title: 'Integrity and servant leadership',
      blocks: [
        { kind: 'value', id: 'integrity' },
        { kind: 'value', id: 'servant-leadership' },
      ],
    },
    {
      title: 'Stewardship and generosity',
      blocks: [
        { kind: 'value', id: 'stewardship' },
        { kind: 'value', id: 'generosity' },
      ],
    },
    {
      title: 'Diligence and humility',
      blocks: [
        { kind: 'value', id: 'diligence' },
        { kind: 'value', id: 'humility' },
      ],
    },
  ],
};
