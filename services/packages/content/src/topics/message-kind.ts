import { isThanks } from './is-thanks.ts';

/** What a message asks of the guide, apart from its topic. */
export type MessageKind =
  | 'greeting'
  | 'thanks'
  | 'more'
  | 'too'
  | 'foreign'
  | 'unclear'
  | 'off-topic'
  | 'redirect'
  | 'about-guide'
  | 'harm'
  | 'request';

/** Kinds that the choice of topics knows, too. */
const CHOSEN_KINDS: ReadonlySet<string> = new Set(['off-topic', 'redirect', 'about-guide', 'harm']);
const isChosenKind = (id: string | undefined): id is MessageKind =>
  id !== undefined && CHOSEN_KINDS.has(id);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

const GREETING =
  /^(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|shalom|peace(?: be with you)?|howdy|yo|is (?:anyone|anybody) (?:here|there)|test(?:ing)?|how are you|what can you do|who are you|what is this)(?:[\s,.!?]|there|friend|everyone|all|brother|sister|how are you|today)*$/i;
const TO_GOD = /\b(?:god|lord|jesus|father|for)\b/i;
const MORE =
  /^(?:and |ok(?:ay)?[,.]? |please |can (?:you|i|we) |could you |give me |show me |i(?:’|')?d like |tell me |what )*(?:what (?:else|now|next|should i do|do i do)|else|more|another|again|go on|continue|keep going|next|one more|different|a verse|verse|scripture|now what|and (?:now|then)|pray (?:again|more|for me again)|same|still)\b/i;
const TOO = /\b(?:too|as well|also)\b[\s.!]*$|^(?:also|and) /i;

const ENGLISH = new Set(
  (
    'the a an and or of to in for is are was were be been i im my me we our you your he she it they them his her this that ' +
    'with on at by from have has had do does did not no can will would should could please pray prayer god lord help need want ' +
    'feel feeling so very just about what how when why who all new job work family am if but because get got go going up out ' +
    'jesus father thank thanks amen healing peace love life day today church faith hope money wife husband son daughter mother'
  ).split(' '),
);
const FOREIGN = new Set(
  (
    'el la los las de que y en un una por para con mi su es estoy ayuda oracion oración dios señor gracias familia trabajo necesito ' +
    'ore oren pido salud esposa esposo hijo hija o os da do em um uma não por meu minha deus ajuda trabalho preciso estou orem ' +
    'le les des et est je mon ma mes pour dans priez prière famille travail besoin aide merci seigneur dieu ' +
    'der die das und ich bin mein meine für bitte gott hilfe arbeit familie beten nicht ein eine herr ' +
    'ang ng sa po ako aking salamat panginoon tulong dasal trabaho na mga kwa ya na ni mungu asante naomba kazi ' +
    'il mio mia per preghiera famiglia lavoro signore aiuto sono mwen pou bondye tanpri fanmi ak nan'
  ).split(' '),
);

/** Whether a message only asks to go on. */
export const asksForMore = (message: string): boolean =>
  wordsIn(message).length <= 4 && MORE.test(message.trim());

const isForeign = (text: string, words: string[]): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 1 && latin < letters / 2) return true;
  const foreign = words.filter((word) => FOREIGN.has(word) && !ENGLISH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return foreign >= 2 && foreign > english;
};

/** Letters that form no words: no vowels, or hardly any word that English prayers are made of. */
const isUnclear = (words: string[]): boolean => {
  if (words.length === 0) return true;
  const odd = words.filter(
    (word) =>
      !ENGLISH.has(word) &&
      (!/[aeiouy]/.test(word) || /[^aeiouy’']{5}/.test(word) || /(.)\1\1/.test(word)),
  ).length;
  const rows = words.filter((word) => /asdf|qwer|zxcv|hjkl|jkl|sdfg|dfgh/.test(word)).length;
  return rows > 0 && words.length < 4 ? true : odd > words.length / 2;
};

/**
 * Tells the kind of a message.
 * @param hasTopic whether the message itself speaks of a topic
 * @param chosen what the message is most about, where that is sure
 */
export const kindOf = (
  message: string,
  hasTopic: boolean,
  isFollowUp: boolean,
  chosen?: string,
): MessageKind => {
  const text = message.trim();
  const words = wordsIn(text);
  if (GREETING.test(text)) return 'greeting';
  if (isForeign(text, words)) return 'foreign';
  // So short, the words themselves say it, whatever topic they may point to.
  if (words.length <= 6 && isThanks(text) && !TO_GOD.test(text)) return 'thanks';
  if (isFollowUp && asksForMore(text)) return 'more';
  if (isChosenKind(chosen)) return chosen;
  if (!hasTopic && isUnclear(words)) return 'unclear';
  if (!hasTopic && words.length <= 14 && isThanks(text)) return 'thanks';
  if (isFollowUp && !hasTopic && words.length <= 12 && MORE.test(text)) return 'more';
  if (isFollowUp && words.length <= 14 && TOO.test(text)) return 'too';
  return 'request';
};
