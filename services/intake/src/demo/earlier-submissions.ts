import type { DemoSubmission } from './demo-submission.ts';

/** Hours. */
const day = 24;

/** Earlier submissions, within 40 days. */
export const earlierSubmissions: readonly DemoSubmission[] = [
  {
    fullName: 'Abigail Renner',
    email: 'abigail@rennercatering.example',
    phone: '(202) 555-0161',
    wrote: {
      kind: 'sponsor',
      company: 'Renner Catering',
      description:
        'Lunch for the day of prayer, up to 60 people. We would bring everything and clean up afterward.',
    },
    hoursAgo: 12 * day,
    status: 'closed',
    note: 'Accepted. Thank-you card sent.',
  },
  {
    fullName: 'Peter Achterberg',
    email: 'peter@achterbergfarms.example',
    phone: '(202) 555-0162',
    wrote: {
      kind: 'join',
      company: 'Achterberg Farms',
      about:
        'Fifth generation on the same land, and the first one in debt. My wife found your prayer page on a bad night. Thank you for that.',
    },
    hoursAgo: 13.7 * day,
    status: 'contacted',
    note: 'Long talk on the phone. Grace is praying for them.',
  },
  {
    fullName: 'Chloe Bernard',
    email: 'chloe.bernard@example.org',
    phone: null,
    wrote:
      'I am a student of business ethics and would like to quote your seven steps for a faith-based business in a paper. Who should I ask?',
    hoursAgo: 15 * day,
    status: 'closed',
    note: 'Permission given.',
  },
  {
    fullName: 'Isaac Mwangi',
    email: 'isaac@mwangisolar.example',
    phone: '(202) 555-0163',
    wrote: {
      kind: 'speaker',
      company: 'Mwangi Solar',
      bio: 'Engineer. I came here with one suitcase, and today we have eighteen people on roofs. I once failed an audit and would like to tell that story.',
      speakingPreference:
        'Integrity when no one checks, and when someone does. Online or in person. 15 minutes is enough.',
    },
    hoursAgo: 17.5 * day,
    status: 'closed',
    note: 'Spoke last week. People are still writing to us about it.',
  },
  {
    fullName: 'Ruth Castellanos',
    email: 'ruth@castellanos.example',
    phone: '+12025550103',
    wrote: {
      kind: 'join',
      company: 'Castellanos Accounting',
      about:
        'Accountant by trade, encourager by calling. I would like to help people who are afraid of their own numbers.',
    },
    hoursAgo: 19 * day,
    status: 'approved',
    personId: '33333333-3333-4333-8333-333333333333',
  },
  {
    fullName: 'Vivian Holt',
    email: 'vivian@holtfloral.example',
    phone: '(202) 555-0164',
    wrote: {
      kind: 'donation',
      company: 'Holt Floral',
      amount: '75',
      message:
        'A small thank-you for the prayers when our cooler broke during a week full of weddings.',
    },
    hoursAgo: 21 * day,
    status: 'closed',
  },
  {
    fullName: 'Benjamin Carver',
    email: 'ben@carverstone.example',
    phone: '(202) 555-0165',
    wrote: {
      kind: 'join',
      company: 'Carver Stonework',
      about:
        'Stonemason, on my own since my partner retired. I am good with stone and slow with people, and I would like to hire for the first time.',
    },
    hoursAgo: 23.4 * day,
    status: 'contacted',
  },
  {
    fullName: 'Lucia Moretti',
    email: 'lucia@morettibakery.example',
    phone: '(202) 555-0166',
    wrote: {
      kind: 'sponsor',
      company: 'Moretti Bakery',
      description:
        'Bread for every gathering this summer, and a corner of our shop for your flyers if you have any.',
    },
    hoursAgo: 26 * day,
    status: 'closed',
    note: 'She will bring it on Saturdays.',
  },
  {
    fullName: 'Daniel Okafor',
    email: 'daniel@okafor.example',
    phone: '+12025550102',
    wrote: {
      kind: 'join',
      company: 'Okafor Millwork',
      about:
        'A small millwork shop with six people. I want us to be known for keeping our word, and I need others who hold me to mine.',
    },
    hoursAgo: 29 * day,
    status: 'approved',
    note: 'The first one to ask what he can do for us.',
    personId: '22222222-2222-4222-8222-222222222222',
  },
  {
    fullName: 'Deborah Lang',
    email: 'deborah@langtutoring.example',
    phone: '(202) 555-0167',
    wrote: {
      kind: 'join',
      company: 'Lang Tutoring',
      about:
        'Retired teacher with a tutoring business my grandchildren call an empire. It is me and two students. I am looking for company on the road.',
    },
    hoursAgo: 32 * day,
    status: 'contacted',
  },
  {
    fullName: 'Arthur Nowak',
    email: 'arthur.nowak@example.org',
    phone: '(202) 555-0168',
    wrote:
      'Is there a recording of the talk about paying suppliers early? I missed it and my brother will not stop quoting it.',
    hoursAgo: 36 * day,
    status: 'closed',
  },
  {
    fullName: 'Joyce Abara',
    email: 'joyce@abaracare.example',
    phone: '(202) 555-0169',
    wrote: {
      kind: 'donation',
      company: 'Abara Home Care',
      amount: '500',
      message:
        'For the dinner with the families. If anything is left over, buy the children books.',
    },
    hoursAgo: 39 * day,
    status: 'closed',
    note: 'Receipt sent.',
  },
];
