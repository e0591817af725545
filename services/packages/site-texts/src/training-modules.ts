/** One of the six modules of the training program. */
export type TrainingModule = { number: number; title: string; aim: string };

/** The modules in order (specification, /dashboard). Browser-safe. */
export const trainingModules: readonly [TrainingModule, ...TrainingModule[]] = [
  { number: 1, title: 'Life Goals', aim: 'Say what you want, what it costs and when you want it.' },
  {
    number: 2,
    title: 'Your Check',
    aim: 'Add it up, and compare the total with where you are today.',
  },
  { number: 3, title: 'Human Needs', aim: 'See which of six needs drives your choices.' },
  { number: 4, title: 'Behaviors', aim: 'Keep the need. Change how you meet it.' },
  { number: 5, title: 'Three P’s', aim: 'Purpose, plan and the process under pressure.' },
  { number: 6, title: 'Action Lists', aim: 'What you will do, and what you will stop doing.' },
];
