/** One of the fellowship's values for building businesses. */
export type BusinessValue = {
  id: string;
  name: string;
  /** What we mean by it, in one sentence. */
  meaning: string;
  /** World English Bible, word for word; a test compares it with the text. */
  scripture: string;
  scriptureReference: string;
  /** How it looks on an ordinary working day. */
  practices: readonly string[];
  /** A question for the reader. */
  question: string;
};

/** The six values of the kingdom business guide, in order (specification, /kingdom-business-guide). Browser-safe. */
export const businessValues: readonly BusinessValue[] = [
  {
    id: 'integrity',
    name: 'Integrity',
    meaning: 'The same person at the office, at home and when no one is looking.',
    scripture:
      'He who walks blamelessly walks surely, but he who perverts his ways will be found out.',
    scriptureReference: 'Proverbs 10:9',
    practices: [
      'Say the price and the problem before being asked.',
      'Keep books that anyone may read.',
      'When something goes wrong, make it right and say so.',
    ],
    question: 'What would I rather no one asked about this month?',
  },
  {
    id: 'servant-leadership',
    name: 'Servant leadership',
    meaning: 'Authority exists to serve the people under it.',
    scripture:
      'If I then, the Lord and the Teacher, have washed your feet, you also ought to wash one another’s feet.',
    scriptureReference: 'John 13:14',
    practices: [
      'Once a week, take the task everyone avoids.',
      'Ask “What do you need from me?” and act on the answer.',
      'Share the credit and take the blame.',
    ],
    question: 'Who is better off because I am in charge?',
  },
  {
    id: 'stewardship',
    name: 'Stewardship',
    meaning: 'Managing it for the owner, and ready to give an account.',
    scripture: 'Here, moreover, it is required of stewards that they be found faithful.',
    scriptureReference: '1 Corinthians 4:2',
    practices: [
      'Know the numbers every week.',
      'Repair before you buy.',
      'Plan for those who come after you.',
    ],
    question: 'What has been given into my hands that I treat as mine?',
  },
  {
    id: 'generosity',
    name: 'Generosity',
    meaning: 'Decided beforehand, given gladly.',
    scripture:
      'Let each man give according as he has determined in his heart, not grudgingly or under compulsion, for God loves a cheerful giver.',
    scriptureReference: '2 Corinthians 9:7',
    practices: [
      'Set the share for giving before the year begins.',
      'Give away some of your time and skill each month.',
      'Leave room in your prices for people who cannot pay them.',
    ],
    question: 'Where could we give without anyone finding out?',
  },
  {
    id: 'diligence',
    name: 'Diligence',
    meaning: 'The next thing, done well, on the day it is due.',
    scripture:
      'The soul of the sluggard desires, and has nothing, but the desire of the diligent shall be fully satisfied.',
    scriptureReference: 'Proverbs 13:4',
    practices: [
      'Begin with what matters most.',
      'Finish before starting something new.',
      'Rest one whole day, so that the other six are worth working.',
    ],
    question: 'Which of our promises is late?',
  },
  {
    id: 'humility',
    name: 'Humility',
    meaning: 'Room for others, and for being wrong.',
    scripture: 'When pride comes, then comes shame, but with humility comes wisdom.',
    scriptureReference: 'Proverbs 11:2',
    practices: [
      'Ask for advice before deciding.',
      'Let the newest person speak first.',
      'Thank someone by name every day.',
    ],
    question: 'When did I last change my mind because someone told me the truth?',
  },
];
