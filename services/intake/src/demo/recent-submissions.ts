import type { DemoSubmission } from './demo-submission.ts';

/** Hours. */
const day = 24;

/** Submissions of the last eleven days. */
export const recentSubmissions: readonly DemoSubmission[] = [
  {
    fullName: 'Hannah Osei',
    email: 'hannah@oseiprint.example',
    phone: '(202) 555-0151',
    wrote: {
      kind: 'join',
      company: 'Osei Print Studio',
      about:
        'I run a print studio with my sister. We have more orders than peace, and I would like to learn from people who have both.',
    },
    hoursAgo: 1,
  },
  {
    fullName: 'Caleb Lindqvist',
    email: 'caleb@northfieldhvac.example',
    phone: '(202) 555-0152',
    wrote: {
      kind: 'speaker',
      company: 'Northfield Heating & Air',
      bio: 'Second owner of a family firm with 34 people. I took it over the year my father fell ill, and we nearly lost it twice.',
      speakingPreference:
        'Handing over a family business without handing over the fear. 20 minutes online, any Wednesday but the first.',
    },
    hoursAgo: 3,
  },
  {
    fullName: 'Marisol Vega',
    email: 'marisol.vega@example.org',
    phone: null,
    wrote:
      'Good morning, are your Wednesday evenings open to someone who has no business yet? I bake for half my street and wonder whether it could become one.',
    hoursAgo: 6,
  },
  {
    fullName: 'Jonathan Adeyemi',
    email: 'jonathan@adeyemi-logistics.example',
    phone: '(202) 555-0153',
    wrote: {
      kind: 'donation',
      company: 'Adeyemi Logistics',
      amount: '$250 each month',
      message:
        'For the training, so that someone who cannot pay can take part. Please do not put our name anywhere.',
    },
    hoursAgo: 15,
  },
  {
    fullName: 'Priya Thomas',
    email: 'priya@brightsteps.example',
    phone: '(202) 555-0154',
    wrote: {
      kind: 'join',
      company: 'Bright Steps Childcare',
      about:
        'Eleven years of childcare, four rooms, nineteen families. I am looking for people to pray with before I sign the lease on a second house.',
    },
    hoursAgo: 22,
    status: 'contacted',
    note: 'Called her back the same evening. She would like to visit next Wednesday first.',
  },
  {
    fullName: 'Owen Gallagher',
    email: 'owen@gallagherroofing.example',
    phone: '(202) 555-0155',
    wrote: {
      kind: 'sponsor',
      company: 'Gallagher Roofing',
      description:
        'We would like to pay for coffee and bread at the autumn gathering, and send two people to carry chairs.',
    },
    hoursAgo: 1.6 * day,
    status: 'contacted',
    note: 'Accepted with thanks. Needs an invoice by the end of the month.',
  },
  {
    fullName: 'Leah Friedmann',
    email: 'leah@friedmannbooks.example',
    phone: '(202) 555-0156',
    wrote: {
      kind: 'join',
      company: 'Friedmann Bookkeeping',
      about:
        'I keep the books of small churches and shops. Numbers I can do; asking people to pay on time I cannot. I hope to learn that here.',
    },
    hoursAgo: 2.3 * day,
  },
  {
    fullName: 'Samuel Brandt',
    email: 'samuel@brandt.example',
    phone: '+12025550104',
    wrote: {
      kind: 'join',
      company: 'Brandt Cabinetry',
      about:
        'Cabinetmaker with three apprentices, one of them my son. I want to build a shop he would want to take over.',
    },
    hoursAgo: 4 * day,
    status: 'approved',
    note: 'Recommended by Daniel.',
    personId: '44444444-4444-4444-8444-444444444444',
  },
  {
    fullName: 'Tamara Nkemelu',
    email: 'tamara@nkemeludental.example',
    phone: '(202) 555-0157',
    wrote: {
      kind: 'speaker',
      company: 'Nkemelu Dental',
      bio: 'Dentist for 22 years; for the last six we have closed on Mondays and treated people who cannot pay.',
      speakingPreference:
        'What free Mondays did for our finances and our team, with the real numbers. Online, 30 minutes with questions.',
    },
    hoursAgo: 5.2 * day,
    status: 'contacted',
    note: 'Date agreed: second Wednesday of next month.',
  },
  {
    fullName: 'Elijah Brooks',
    email: 'elijah.brooks@example.org',
    phone: '(202) 555-0158',
    wrote:
      'I visited your page about financial coaching. Do you also go over a plan with someone, or is the calculator all there is? I am thinking of selling my workshop to my foreman.',
    hoursAgo: 6.5 * day,
    status: 'closed',
    note: 'Answered by email. He will come to the gathering with his questions.',
  },
  {
    fullName: 'Grace Sundaram',
    email: 'grace@sundaramtextiles.example',
    phone: '(202) 555-0159',
    wrote: {
      kind: 'donation',
      company: 'Sundaram Textiles',
      amount: '1,200',
      message: 'A tenth of our first good year. Use it where it is needed and no one looks.',
    },
    hoursAgo: 8 * day,
    status: 'contacted',
  },
  {
    fullName: 'Naomi Petersen',
    email: 'naomi@petersen.example',
    phone: '+12025550105',
    wrote: {
      kind: 'join',
      company: 'Petersen Landscape Design',
      about:
        'I design gardens and used to lead a team of forty in another life. I would like to grow slowly this time, and not alone.',
    },
    hoursAgo: 9 * day,
    status: 'approved',
    personId: '55555555-5555-4555-8555-555555555555',
  },
  {
    fullName: 'Miguel Santoro',
    email: 'miguel@santoroauto.example',
    phone: '(202) 555-0160',
    wrote: {
      kind: 'join',
      company: 'Santoro Auto Repair',
      about:
        'The plan was honest repairs. Now there is a chain across the street at half our prices. Looking for wisdom more than customers.',
    },
    hoursAgo: 10.4 * day,
    status: 'contacted',
  },
];
