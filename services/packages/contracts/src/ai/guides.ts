import { z } from 'zod';

/** The three chats that have a library of written answers. */
export const guideNames = ['coach', 'contribution', 'business'] as const;
export type GuideName = (typeof guideNames)[number];

/** A question with a written answer. `id` names the answer; the client sends it back as `questionId`. */
export const writtenQuestion = z.object({ id: z.string().max(120), question: z.string() });
export type WrittenQuestion = z.infer<typeof writtenQuestion>;

/** Sheets of a guide: the four fill-in sheets, and documents that have a field on one of them. */
export const sheetNames = [
  'business-plan-template',
  'biblical-values-cards',
  'operations-checklist',
  'kingdom-impact-worksheet',
  'purpose-statement',
  'values',
  'faith-statement',
  'letter',
] as const;
export type SheetName = (typeof sheetNames)[number];

/** Extra fields of a written answer. A language model's reply has none of them. */
export const libraryAnswer = z.object({
  related: z.array(writtenQuestion).describe('Follow-ups and similar questions, as buttons'),
  person: z
    .boolean()
    .describe(
      'Offer the contact form with the text of the message, because no written answer fits',
    ),
  sheet: z
    .enum(sheetNames)
    .optional()
    .describe('The fill-in sheet to open with the words of the message'),
  module: z
    .number()
    .int()
    .optional()
    .describe('The training module whose filled-in sheet belongs beside the answer'),
});
export type LibraryAnswer = z.infer<typeof libraryAnswer>;
