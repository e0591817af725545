/** Behind “ok”, or at once. */
const BEGINS = /^(?:ok(?:ay)?[,.! ]*)?/i;

/** How thanks begin. What only begins alike is a request: “That was a hard day”, “God bless my mother”. */
const THANKS: readonly RegExp[] = [
  /^(?:many |so |oh )?thank(?:s| you)/i,
  /^(?:appreciate|much appreciated|ty\b|thx)/i,
  /^amen(?=[\s,.!]*$|,? (?:amen|and amen|thank\w*|to that|brother|sister))/i,
  /^(?:god )?bless (?:you|u|y[’']?all|all|everyone|everybody)\b/i,
  /^god bless[\s,.!]*$/i,
  /^that help(?:s|ed)/i,
  /^that was (?:so |very |really |just )*(?:good|beautiful|helpful|lovely|nice|kind|comforting)/i,
  /^that was (?:so |very |really |just )*(?:encouraging|wonderful|perfect|exactly|what i needed)/i,
  /^i (?:already |do |really )?feel (?:so |much |a lot |a bit |a little |really |already )*(?:better|lighter|calm)/i,
  /^i (?:already |do |really )?feel (?:so |really |already )*(?:heard|seen|at peace|peaceful|comforted)/i,
  /^i (?:already |do |really )?feel (?:so |really |already )*(?:blessed|encouraged|less)/i,
  /^i (?:really |so )?needed (?:this|that|it|to (?:hear|read))/i,
  /^(?:wow|(?:so |very |how )?beautiful)(?=[\s,.!]*$|[,.!]? (?:thank\w*|prayer|words?|verse|that|this))/i,
];
/** Something behind the thanks is not well. */
const NOT_WELL = /\b(?:but|though|however|worse|still|for nothing|didn[’']?t|did not|not)\b/i;

/** Whether a short message says nothing but thanks. */
export const isThanks = (text: string): boolean => {
  const said = text.replace(BEGINS, '');
  return THANKS.some((one) => one.test(said)) && !NOT_WELL.test(text);
};
