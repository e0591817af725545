/** Words that stand ready to be said or sent, as somebody asks for them. */
const WISHES: readonly RegExp[] = [
  /\b(?:write|draft|word|compose|phrase|formulate|text|give|make|do me)\b[^.?!]{0,40}\b(?:sentences?|lines?|words|wording|text|message|note|letter|e-?mail|mail|reply|answer|script|sign|post|card|speech|toast|invitation|reminder|offer|whatsapp|sms)\b/i,
  /\b(?:write|draft|word|phrase|formulate) (?:it|this|that|him|her|them|something|to (?:him|her|them|my|our|the|\p{Lu}))\b/iu,
  /\b(?:write|draft|word|phrase)\b[^.?!]{0,24}\bfor me\b/i,
  /\bwhat (?:do|should|would|could|can|shall|am|might|exactly (?:do|should))\b[^.?!]{0,24}\b(?:say|write|text|tell|reply|answer)\b/i,
  /\bhow (?:do|should|would|could|can|shall|might|to)\b[^.?!]{0,24}\b(?:say|tell|word|phrase|put it|explain|apologi[sz]e|ask (?:him|her|them|my|for)|answer (?:him|her|them|that)|reply|break it|bring (?:it|this) up)\b/i,
  /\bwhat (?:i|we) (?:should |could |can )?(?:say|tell|write|text)\b/i,
  /\bhelp me (?:to )?(?:say|write|word|tell|answer|reply|with the (?:words|text|message))\b/i,
  /\b(?:the|some) (?:exact |right )?words (?:please|for (?:him|her|them|it|that))\b/i,
];

/** What the guide is asked to explain or to count is no message to somebody else. */
const NO_MESSAGE =
  /\b(?:answer my question|tell me (?:what|how|why|if|whether|where|when|which|more|about)|what do you (?:say|think)|poem|song|story|code|python|javascript|essay|sermon|business plan|prayer)\b/i;

/** Whether a turn asks for words to say or to send. */
export const asksForMessage = (message: string): boolean =>
  !(NO_MESSAGE.test(message) && !/\b(?:message|letter|e-?mail|note|sentences?)\b/i.test(message)) &&
  WISHES.some((wish) => wish.test(message));

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** How many sentences are wanted at most, where that was said: "two sentences", "three lines max". */
export const mostSentences = (message: string): number | undefined => {
  const found =
    /\b(one|two|three|four|five|[1-5])(?: or (?:two|three|four|five|[2-5]))? (?:short |first |opening |simple |good |kind )*(?:sentences?|lines?)\b/i.exec(
      message,
    )?.[1] ??
    /\b(?:first|opening) (one|two|three|four|five|[1-5]) (?:sentences?|lines?)\b/i.exec(
      message,
    )?.[1];
  return found === undefined ? undefined : (NUMBERS[found.toLowerCase()] ?? Number(found));
};

/** Whether it is spoken face to face rather than sent. */
export const isSpoken = (message: string): boolean =>
  !/\b(?:write|send|text (?:for|to|message)|message|letter|e-?mail|mail|note|whatsapp|sms|sign|post)\b/i.test(
    message,
  );

const MANY =
  /\b(?:sign|notice|poster|post (?:on|for)|(?:to|tell|for|the) (?:all|everyone|everybody|others?|(?:my |our |the )?(?:other \w+ |whole |rest of the )?(?:guys|men|women|team|staff|crew|workers|employees|customers|clients|guests|members|people|group|parents|neighbou?rs)))\b(?! (?:leader|member|manager|captain|chef|coach))/i;

/** Whether the words are for many at once. */
export const isForMany = (message: string): boolean => MANY.test(message);

const CHANGES: readonly (readonly ['shorter' | 'warmer' | 'firmer', RegExp])[] = [
  ['shorter', /\b(?:shorter|briefer|too long|make it short|cut it)\b/i],
  ['warmer', /\b(?:warmer|softer|kinder|gentler|friendlier|nicer|less (?:hard|harsh|cold))\b/i],
  ['firmer', /\b(?:firmer|stronger|clearer|harder|less soft|too soft|too nice)\b/i],
];

/** How words that were given already are to be changed. */
export const changeAsked = (message: string): 'shorter' | 'warmer' | 'firmer' | undefined =>
  message.split(/\s+/).length > 14
    ? undefined
    : CHANGES.find(([, sign]) => sign.test(message))?.[0];

const SORRY =
  /\b(?:say sorry|saying sorry|apolog\w+|make (?:it|that|this) (?:good|right|up to)|ask (?:for )?(?:his|her|their) forgiveness|ask forgiveness|i[’']m sorry|i am sorry)\b/i;

/** Whether somebody asks how to say that he was wrong. */
export const asksPardon = (message: string): boolean => SORRY.test(message);
