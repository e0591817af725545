/**
 * How long what killed processes left may take until it is done (milliseconds). Ten seconds on a machine that does
 * nothing else; the tests run on busy ones, too. With the usual settings of the queue it would be more than a minute.
 */
export const soonMs = 45_000;
