/** Examples of JSON answers: call, then status. */
export type AnswerExamples = Readonly<Record<string, Readonly<Record<number, unknown>>>>;

export const at = '2026-03-02T18:30:00.000Z';
export const later = '2026-03-02T18:34:12.000Z';
