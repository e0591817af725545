/**
 * Longest time until the work of killed processes is done (milliseconds). It takes ten seconds on an idle machine; the
 * tests also run on busy ones. With the queue's default settings it would take more than a minute.
 */
export const soonMs = 45_000;
