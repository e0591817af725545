/** A trade, and what a business in it is called. */
const TRADES: readonly (readonly [RegExp, string])[] = [
  [/\bdog groom\w*/i, 'the grooming salon'],
  [/\bfood truck\b/i, 'the food truck'],
  [/\bfuneral home\b/i, 'the funeral home'],
  [/\bhome health|care agency|caregivers\b/i, 'the care agency'],
  [/\bdaycare|day care|nursery\b/i, 'the daycare'],
  [/\bbookkeep\w*|accounting practice|payroll bureau\b/i, 'the bookkeeping practice'],
  [/\bplumb\w*/i, 'the plumbing business'],
  [/\bhvac|heating\b/i, 'the HVAC business'],
  [/\bwindow clean\w*/i, 'the window cleaning business'],
  [/\b(?:clean(?:s|ing)? (?:company|business|office\w*)|cleaning)\b/i, 'the cleaning business'],
  [/\blandscap\w*|lawn\b/i, 'the landscaping business'],
  [/\bbaker\w*\b/i, 'the bakery'],
  [/\bhair|barber|salon|braids\b/i, 'the salon'],
  [/\btire shops?\b/i, 'the tire shops'],
  [/\bphone repair|screens\b/i, 'the repair shop'],
  [/\bcabinet\w*|joiner\w*|carpent\w*\b/i, 'the workshop'],
  [/\broof\w*\b/i, 'the roofing business'],
  [/\bsign\w* and vinyl|signs\b/i, 'sign making'],
  [/\bresort|cabins|hotel|motel|guest ?house|b&b\b/i, 'the guest business'],
  [/\bwater refilling|water station\b/i, 'the water station'],
  [/\bcement|iron rods|hardware\b/i, 'the hardware business'],
  [/\bsupper club|restaurant|diner|caf[eé]|coffee shop\b/i, 'the restaurant'],
  [/\bgarage|mechanic|auto\b/i, 'the garage'],
  [/\btruck(?:ing|s)?\b/i, 'the trucking business'],
  [/\bfarm|orchard|dairy\b/i, 'the farm'],
  [/\b(?:shop|store|boutique)\b/i, 'the shop'],
  [/\b(?:practice|clinic|dental)\b/i, 'the practice'],
];

/** The business that a text speaks of. */
export const tradeIn = (text: string): string | undefined =>
  TRADES.find(([named]) => named.test(text))?.[1];
