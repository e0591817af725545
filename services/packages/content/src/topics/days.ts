import { sentencesIn } from '../words/sentences.ts';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const DAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const AHEAD = new RegExp(
  `\\b(?:(?:on|by|until|till|before|for)\\s+)?((?:this |next |the coming )?${DAY}(?: (?:morning|afternoon|evening|night))?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|next (?:week|month))\\b`,
  'i',
);
const TO_COME =
  /\b(?:is|are|will|going|goes?|leav(?:e|es|ing)|starts?|begins?|travel\w*|taking|takes?|comes?|have to|has to|due|need|tomorrow|tonight|next|this (?:\w+day)|until|by|before|interview|hearing|exam|wants? an answer|live|getting)\b/i;
const PAST =
  /\b(?:was|were|came|died|passed|lost|got laid|had|told|happened|since|last|ago|yesterday|walked|filed|\w+ed on|found)\b/i;

/** A day to come that a message names, as one would say it ("Thursday", "the 14th", "tomorrow"); undefined when there is none. */
export const dayAhead = (message: string): string | undefined => {
  for (const sentence of sentencesIn(message)) {
    const clauses = sentence.split(/[,;:–—]\s|\s(?:but|and)\s/);
    for (const clause of clauses) {
      const day = AHEAD.exec(clause)?.[1];
      if (!day || !TO_COME.test(clause) || PAST.test(clause)) continue;
      const written = day.toLowerCase();
      return written.replace(
        new RegExp(`\\b(?:${DAY}|${MONTH})`, 'gi'),
        (name) => name.charAt(0).toUpperCase() + name.slice(1),
      );
    }
  }
  return undefined;
};
