export { composeBusinessGuide } from './business/compose-business-guide.ts';
export { composeCoach, type CoachRequest } from './coach/compose-coach.ts';
export { trainingModules, type TrainingModule } from './coach/modules.ts';
export type { CoachResponses } from './coach/own-words.ts';
export { composeContribution } from './contribution/compose-contribution.ts';
export type { ComposedReply, GuideRequest } from './types.ts';
