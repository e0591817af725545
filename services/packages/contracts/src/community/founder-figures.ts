/** On the founder's card (specification section 9), which one page shows: apart from the facts that all pages carry. */
export const founderFigures = [
  { count: '29', of: 'years of human behavior' },
  { count: '25', of: 'years of financial markets' },
  { count: '269', of: 'hotel units' },
];
