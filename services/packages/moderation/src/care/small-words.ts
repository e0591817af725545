/** The small words of a language, without accents. They are common in its texts and rare in other languages. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and to of a in is i my for that with it on you was he she we they be are have has not do at but so me am this from his her our your will if as by an or what when all who no just up out',
    es: 'que de la el los las por para con mi mis una un es lo se del al y muy pero como mas su sus me no nos le les yo ya en esta este eso cuando porque si tengo todo todos estoy soy fue era son hay',
    pt: 'que de o os as um uma por para com meu minha e ou mas como mais nao eu me se na no nos nas do da dos das em esta estou ele ela voces quando porque ja muito tem foi sao seu sua pela pelo',
    fr: 'que de la le les un une des du et ou mais je tu il elle nous vous ils est suis ne pas plus dans pour avec sur mon ma mes ce cette qui au aux en ai se sont notre votre son sa ses',
    de: 'der die das den dem ein eine einen einem einer und oder aber ich du er sie wir ihr ist bin sind nicht mehr mit fur auf von zu im am mich mir mein meine meinen es hat habe war wie noch schon bitte',
    it: 'che di il lo la i gli le un una per con mio mia e o ma non io mi si nel nella del della dei sono ho ha questo questa anche piu al alla da in se ci siamo',
    nl: 'de het een en of maar ik jij hij zij wij is ben niet meer met voor op van te in mijn dat die wat ook nog al zijn heb heeft aan bij',
    tl: 'ang mga sa na nang ako ko po ay si ni kay ikaw ka siya niya kami namin tayo natin kayo ninyo sila nila ito iyon para pero kung dahil hindi wala may lang din rin ba pa at',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

const fewest = 2;
const share = 0.3;

/**
 * The language of a text's small words, unless they are English. For short texts, and for words that English has too
 * ("me", "no", "solo").
 */
export function languageOfSmallWords(words: readonly string[]): string | undefined {
  const counts = Object.entries(smallWords)
    .map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.language === 'en' || first.count === second?.count) return undefined;
  return first.count >= fewest && first.count >= share * words.length ? first.language : undefined;
}
