import { humanNeeds } from '@kbf/contracts';

/** A demo member's progress in the training. */
export type DemoProgress = {
  personId: string;
  currentModule: number;
  completedModules: readonly number[];
  responses: Readonly<Record<string, string | readonly string[]>>;
};

const [certainty, variety, significance, love, growth, contribution] = humanNeeds;

export const demoProgress: readonly DemoProgress[] = [
  {
    personId: '22222222-2222-4222-8222-222222222222',
    currentModule: 5,
    completedModules: [1, 2, 3, 4],
    responses: {
      'goals.home': 'Pay off the house before our youngest leaves school.',
      'goals.business': 'A second finishing room, without a loan.',
      'worksheet.home.value': '$184,000',
      'worksheet.home.date': '2031-06-30',
      'worksheet.college.value': '$60,000',
      'worksheet.college.date': '2029-09-01',
      'worksheet.charity.value': '$12,000',
      'worksheet.charity.date': '2027-12-31',
      'needs.ranking': [contribution, growth, love, certainty, significance, variety],
      'needs.goodBehaviors': ['Pray before I open the mail', 'Walk the shop every morning'],
      'needs.badBehaviors': ['Promise dates I can’t keep', 'Answer late at night'],
      'needs.outcomes': ['People who stay', 'Customers who don’t have to ask twice'],
      'threePs.outcome': 'A shop that keeps its word in every small thing.',
      'threePs.coreValue': 'Integrity',
      'threePs.commitment': 'No date leaves the office before the floor has seen it.',
      'threePs.startAction': 'Put the calendar on the wall of the finishing room.',
    },
  },
  {
    personId: '33333333-3333-4333-8333-333333333333',
    currentModule: 6,
    completedModules: [1, 2, 3, 4, 5, 6],
    responses: {
      'goals.other': 'Work four days, and give the fifth to those who cannot pay.',
      'goals.vacation': 'Two weeks at the beach with my mother.',
      'worksheet.vacation.value': '$5,400',
      'worksheet.vacation.date': '2027-07-10',
      'needs.ranking': [love, contribution, growth, significance, variety, certainty],
      'needs.goodBehaviors': ['Call one client a day without a reason'],
      'needs.badBehaviors': ['Say yes in the doorway'],
      'needs.outcomes': ['Free evenings', 'Clients who open their letters'],
      'threePs.outcome': 'No one I work for is afraid of their own numbers.',
      'threePs.coreValue': 'Encouragement',
      'threePs.commitment': 'Every talk ends with one thing that went well.',
      'threePs.startAction': 'Shorten the monthly report to one page.',
      'threePs.endResult': 'Twenty households with a plan they understand.',
      'threePs.deadline': 'Next Easter',
      'threePs.feeling': 'Light',
      'threePs.accountability': 'Naomi, every first Wednesday',
      'actions.desiredOutcome': 'Four good days a week.',
      'actions.doNotList': ['Open the mail on Fridays', 'Work for free without saying so'],
      'actions.doList': ['Plan the week on Sunday evening', 'One page for each client', 'Rest'],
    },
  },
  {
    personId: '44444444-4444-4444-8444-444444444444',
    currentModule: 2,
    completedModules: [1],
    responses: {
      'goals.business': 'A shop that my son would want.',
      'goals.car': 'A van that starts in winter.',
      'worksheet.car.value': '$28,500',
      'worksheet.car.date': '2027-03-01',
    },
  },
];
