const VERBS = new Set(
  (
    'give heal bring open keep bless protect provide guide send help let make comfort show lead touch move change work save ' +
    'restore strengthen be have speak meet hold carry hear perfect grant sit take put watch look come stay do teach forgive ' +
    'cover guard soften turn cause visit use raise calm ease deliver answer lift steady stop remember remind free fill ' +
    'prepare surround walk go'
  ).split(' '),
);
/** Verbs whose forms follow no rule. */
const FORMS: Record<string, string> = {
  has: 'have',
  is: 'be',
  does: 'do',
  goes: 'go',
  steadies: 'steady',
  carries: 'carry',
  will: '',
};

const bareOf = (word: string): string | undefined => {
  const form = FORMS[word];
  if (form !== undefined) return form === '' ? undefined : form;
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((one) => VERBS.has(one));
};

/** "gives me strength and heals her" → "Give me strength and heal her"; undefined when one would not say that to God. */
export const asImperative = (text: string): string | undefined => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const bare = bareOf(first.toLowerCase());
  if (!bare) return undefined;
  const left = rest
    .join(' ')
    .replaceAll(/(?<=\b(?:and|or) )([a-z]+s)\b/g, (word) => bareOf(word) ?? word)
    .replace(/,? or that I(?:[’']ll| will) (?=\p{Ll})/u, ', or let me ')
    .replaceAll(/,? and not to (?=\p{Ll})/gu, ', and let me not ')
    .replaceAll(/\b(?:with|to|by) (?:him|Him|God)\b(?=[,.]|$)/g, 'with you');
  return `${bare} ${left}`.trim();
};
