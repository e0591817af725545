import { sheets, type Sheet } from '@kbf/site-texts/sheets';

/** The field of each sheet that takes free text: a purpose, values and their order, a first step, a statement. */
const fields: Readonly<Record<string, string>> = {
  'business-plan-template': 'purpose',
  'biblical-values-cards': 'order',
  'operations-checklist': 'first',
  'kingdom-impact-worksheet': 'because',
};

/** Documents that people ask for and that have no sheet of their own, with the most similar sheet. */
const writtenOn: Readonly<Record<string, string>> = {
  'purpose-statement': 'business-plan-template',
  values: 'biblical-values-cards',
  'faith-statement': 'kingdom-impact-worksheet',
  letter: 'kingdom-impact-worksheet',
};

/** The sheet of a written answer, and the field for the person's text; undefined for an unknown name. */
export function sheetFor(name: string): { sheet: Sheet; field: string; label: string } | undefined {
  const id = writtenOn[name] ?? name;
  const sheet = sheets.find((one) => one.id === id);
  const field = fields[id];
  const block = sheet?.pages
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.kind === 'field' && one.id === field);
  if (!sheet || !field || block?.kind !== 'field') return undefined;
  return { sheet, field, label: block.label };
}
