/** Names in the training, separate from its rules, so that a page that only shows them does not load the schema. */

export const worksheetLines = [
  'home',
  'car',
  'boat',
  'plane',
  'college',
  'vacation',
  'hobbies',
  'charity',
  'other',
] as const;

export const humanNeeds = [
  'Certainty/Security',
  'Variety/Uncertainty',
  'Significance/Importance',
  'Love/Connection',
  'Growth',
  'Contribution',
] as const;

export const financialGoalKeys = [
  'home',
  'car',
  'vacation',
  'business',
  'investment',
  'other',
] as const;
