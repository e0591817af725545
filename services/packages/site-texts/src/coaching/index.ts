export { financialChallenges } from './challenges.ts';
export { realEstateStrategies } from './strategies.ts';
export type { FinancialChallenge, RealEstateStrategy } from './types.ts';
