import { aiCoach } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { coachContext } from './coach-context.ts';

test('When the coach is asked, then it knows the module, how far one is, and what was written', () => {
  const progress = {
    currentModule: 3,
    completedModules: [1, 2],
    responses: {
      'goals.home': 'A house',
      'worksheet.home.value': '$184,000',
      'needs.ranking': ['Growth', 'Contribution'],
      'threePs.outcome': 'Peace',
      'actions.doList': ['Rest'],
    },
  };
  const context = coachContext(progress, 4);
  expect(context).toEqual({
    currentModule: 4,
    userProgress: { currentModule: 3, completedModules: [1, 2] },
    currentResponses: {
      financialGoals: { home: 'A house', worksheet: { 'home.value': '$184,000' } },
      humanNeeds: { ranking: ['Growth', 'Contribution'] },
      threePsFormula: { outcome: 'Peace' },
      actionLists: { doList: ['Rest'] },
    },
  });
  expect(aiCoach.body.safeParse({ message: 'What now?', context }).success).toBe(true);
});
