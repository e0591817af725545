const OTHER_FAITH =
  /\bi(?:[’']m| am)(?: not (?:a )?christian[,.]? (?:but )?(?:i(?:[’']m| am) )?| an?)? ?(?:a )?(muslim|hindu|jew(?:ish)?|sikh|buddhist)\b/i;
const NO_CHRISTIAN =
  /\bi(?:[’']m| am) not (?:a |really (?:a )?)?(?:christian|religious|a believer)\b|\bif it(?:[’']s| is) (?:allowed|ok|okay|all right)\b|\bdon[’']?t (?:really )?believe\b[^.!?]*\bbut\b/i;

/** A word of welcome for whoever asks whether they may ask here at all. */
export const welcomeFor = (message: string): string | undefined => {
  if (OTHER_FAITH.test(message))
    return 'You are welcome here as you are, with your own faith. It is allowed, and it is an honor to be asked.';
  return NO_CHRISTIAN.test(message)
    ? 'You are welcome here; nobody has to believe first in order to be prayed for.'
    : undefined;
};
