import { businessPlan } from './business-plan.ts';
import { impactWorksheet } from './impact-worksheet.ts';
import { operationsChecklist } from './operations-checklist.ts';
import type { Sheet } from './types.ts';
import { valuesCards } from './values-cards.ts';

export type { Sheet, SheetBlock, SheetPage } from './types.ts';

/** The four resources of the kingdom business guide, in the specification's order. Browser-safe. */
export const sheets: readonly Sheet[] = [
  businessPlan,
  valuesCards,
  operationsChecklist,
  impactWorksheet,
];
