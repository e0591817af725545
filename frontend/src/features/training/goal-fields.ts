import type { financialGoalKeys } from '@kbf/contracts';

export type GoalKey = (typeof financialGoalKeys)[number];
export type Goals = Record<GoalKey, string>;

/** The questions for the six goals, in order. */
export const goalFields: readonly { key: GoalKey; label: string; example: string }[] = [
  { key: 'home', label: 'Home', example: 'A house with room for my mom, paid off by 2034' },
  { key: 'car', label: 'Car', example: 'A van that starts in winter' },
  { key: 'vacation', label: 'Vacation', example: 'Two weeks at the beach, all of us together' },
  { key: 'business', label: 'Business', example: 'A second shop, without a loan' },
  { key: 'investment', label: 'Investment', example: 'Six months of expenses saved' },
  { key: 'other', label: 'Other', example: 'Tithe without worrying about it' },
];

export const noGoals: Goals = {
  home: '',
  car: '',
  vacation: '',
  business: '',
  investment: '',
  other: '',
};

export const hasGoal = (goals: Goals): boolean =>
  Object.values(goals).some((goal) => goal.trim() !== '');
