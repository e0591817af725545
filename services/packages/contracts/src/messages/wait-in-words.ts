const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Allowed difference between two readings of the clock (seconds), so that an hour stays an hour. */
const tolerance = 0.1;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/**
 * When to retry, in words. Never earlier than the real wait.
 * @param seconds to wait
 * @returns such as "in 20 seconds" or "in about an hour"
 */
export function waitInWords(seconds: number): string {
  const left = Math.max(1, Math.ceil(seconds - tolerance));
  if (left === 1) return 'in a second';
  if (left < minute) return `in ${left} seconds`;
  const minutes = Math.ceil(left / minute);
  if (minutes === 1) return 'in a minute';
  if (minutes > 55 && minutes <= 60) return 'in about an hour';
  if (minutes <= 90) return `in about ${minutes <= 10 ? minutes : roundUp(minutes, 5)} minutes`;
  if (left <= 36 * hour) return `in about ${Math.ceil(left / hour)} hours`;
  return `in about ${Math.ceil(left / day)} days`;
}

/** "Please try again in about an hour." @param seconds to wait */
export const tryAgain = (seconds: number): string => `Please try again ${waitInWords(seconds)}.`;
