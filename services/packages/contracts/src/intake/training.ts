import { z } from 'zod';
import { storableText } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../messages/field-messages.ts';
import { financialGoalKeys, worksheetLines } from './training-names.ts';

/** All progress in the training program, as the server stores and returns it (specification section 3). */

const { training } = limits;
const text = storableText(training.textMax);
const list = (length: number) => z.array(text).max(length);

const threePsKeys = [
  'outcome',
  'coreValue',
  'commitment',
  'startAction',
  'endResult',
  'deadline',
  'feeling',
  'accountability',
] as const;

/** The path of every leaf of the responses, with its schema. A list is one leaf. */
export const responseLeaves: Readonly<Record<string, z.ZodType<string | string[]>>> = {
  ...Object.fromEntries(financialGoalKeys.map((key) => [`goals.${key}`, text])),
  ...Object.fromEntries(
    worksheetLines.flatMap((key) => [
      [`worksheet.${key}.value`, text],
      [`worksheet.${key}.date`, storableText(40)],
    ]),
  ),
  'needs.ranking': list(training.needs),
  'needs.goodBehaviors': list(training.behaviors),
  'needs.badBehaviors': list(training.behaviors),
  'needs.outcomes': list(training.outcomes),
  ...Object.fromEntries(threePsKeys.map((key) => [`threePs.${key}`, text])),
  'actions.desiredOutcome': text,
  'actions.doNotList': list(training.actions),
  'actions.doList': list(training.actions),
};

/** For the documentation only: the names of the leaves. `responseLeaves` decides what is accepted. */
const leafNames = { propertyNames: { type: 'string', enum: Object.keys(responseLeaves) } };

const moduleNumber = z.number().int().min(1).max(training.modules);

/** `responses` are flat: path of a leaf to its value. */
export const trainingProgress = z.object({
  currentModule: moduleNumber,
  completedModules: z.array(moduleNumber),
  responses: z.record(z.string(), z.union([z.string(), z.array(z.string())])).meta(leafNames),
  updatedAt: z.iso.datetime().nullable(),
  completedAt: z.iso
    .datetime()
    .nullable()
    .describe('When all modules were completed. Nothing saved later changes it'),
});
export type TrainingProgress = z.infer<typeof trainingProgress>;

/** Changed leaves only. Unknown paths are refused. */
export const trainingChange = z.object({
  currentModule: moduleNumber.optional(),
  completedModules: z
    .array(moduleNumber)
    .max(training.modules * 2)
    .optional(),
  editedAt: z.iso
    .datetime()
    .describe('When the person made the change, clamped to the server’s time'),
  responses: z
    .record(z.string().max(60), z.union([text, z.array(text).max(training.actions)]))
    .optional()
    .superRefine((responses, context) => {
      for (const [path, value] of Object.entries(responses ?? {})) {
        const leaf = Object.hasOwn(responseLeaves, path) ? responseLeaves[path] : undefined;
        if (!leaf?.safeParse(value).success)
          context.addIssue({
            code: 'custom',
            path: [path],
            message: fieldMessages.trainingField,
          });
      }
    })
    .meta(leafNames),
});
