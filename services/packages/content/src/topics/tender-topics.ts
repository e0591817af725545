/** Topics whose words would wound whoever is not in them: they have to be surer, and shown by words of the message. */
export const tenderTopics = [
  'grief',
  'miscarriage',
  'infertility',
  'affair',
  'abuse',
  'dying',
  'separation',
  'pet-loss',
  'cancer',
  'prison',
  'addiction',
] as const;

/** Topics in which whoever is named may be the one who died: only those are prayed for whom the person asks it for. */
export const topicsOfTheDead: ReadonlySet<string> = new Set([
  'grief',
  'miscarriage',
  'pet-loss',
  'war-memories',
]);
