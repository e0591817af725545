const GOD = '(?:God|the Lord|(?:the |our |my )?[Hh]eavenly Father)';

/** Forms of a verb that follow no rule, as said to God. */
const FORMS: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  was: 'were',
  does: 'do',
  isn: 'aren',
  hasn: 'haven',
  wasn: 'weren',
  doesn: 'don',
  goes: 'go',
};
/** Behind these no verb follows, or one that stays. */
const NO_VERB =
  /^(?:and|or|in|of|for|to|on|at|with|who|by|from|as|but|if|when|that|than|bless|himself|almighty|the|my|our|this|us|as|alone|is|was)$/;

const verbOf = (word: string): string => {
  const form = FORMS[word];
  if (form !== undefined) return form;
  if (/(?:sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};

const ASKED: Readonly<Record<string, string>> = { does: 'do', is: 'are', has: 'have', was: 'were' };
const atStart = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** “Why does God heal him”: said to God himself it is “Why do you heal him”. What is no subject and no object stays. */
export const spokenToGod = (text: string): string => {
  if (!/\b(?:God|the Lord|[Hh]eavenly Father)\b|(?<=[\p{Ll},] )H(?:e|im|is)\b/u.test(text))
    return text;
  const turned = text
    .replaceAll(
      new RegExp(
        `\\b(does|did|will|would|can|could|is|has|was|should) ${GOD}(?![’'\\p{L}])`,
        'giu',
      ),
      (_, verb: string) => {
        const form = ASKED[verb.toLowerCase()] ?? verb.toLowerCase();
        return `${/^\p{Lu}/u.test(verb) ? atStart(form) : form} you`;
      },
    )
    .replaceAll(/(?<!\p{L})God and (?=I\b)/gu, 'you and ')
    .replaceAll(/(?<!\p{L})God[’']s\b(?! (?:is|not|been|got)\b)/gu, 'your')
    .replaceAll(
      new RegExp(
        `\\b(from|to|with|for|without|hear|thank|praise|serve|seek|ask(?:ed)?|believe in|trust|love) ${GOD}(?![’'\\p{L}])(?! \\p{Ll}+s\\b)`,
        'gu',
      ),
      '$1 you',
    )
    .replaceAll(
      new RegExp(
        `(?<!\\bof )(?<![\\p{L}])${GOD} (?:(still|also|just|only|really|never|always) )?(\\p{Ll}+)`,
        'gu',
      ),
      (whole: string, how: string | undefined, verb: string) => {
        if (NO_VERB.test(verb) && !FORMS[verb]) return whole;
        return `you ${how ? `${how} ` : ''}${verbOf(verb)}`;
      },
    )
    .replaceAll(/(?<=[\p{Ll},] )He (\p{Ll}+)/gu, (_, verb: string) => `you ${verbOf(verb)}`)
    .replaceAll(/(?<=[\p{Ll}] )Him\b/gu, 'you')
    .replaceAll(/(?<=[\p{Ll}] )His\b/gu, 'your');
  return atStart(turned);
};
