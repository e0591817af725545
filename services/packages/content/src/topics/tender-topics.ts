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
