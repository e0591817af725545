import { sheets, type Sheet } from '@kbf/site-texts/sheets';

/** The field of each sheet that free words fit into: a purpose, values and their order, a first step, a statement. */
const fields: Readonly<Record<string, string>> = {
  'business-plan-template': 'purpose',
  'biblical-values-cards': 'order',
  'operations-checklist': 'first',
  'kingdom-impact-worksheet': 'because',
};

/** Papers that people ask for and that have no sheet of their own: they are written on the page that comes nearest. */
const writtenOn: Readonly<Record<string, string>> = {
  'purpose-statement': 'business-plan-template',
  values: 'biblical-values-cards',
  'faith-statement': 'kingdom-impact-worksheet',
  letter: 'kingdom-impact-worksheet',
};

/** The sheet of a written answer, and the field that the person's words go into; undefined for an unknown name. */
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
