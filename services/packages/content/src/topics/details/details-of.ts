import { fillNames } from '../fill-names.ts';
import { namesTold } from '../names-told.ts';
import { peopleDetails } from './among-people.ts';
import { homeDetails } from './at-home.ts';
import type { Details } from './detail.ts';
import { worldDetails } from './in-the-world.ts';
import { innerDetails } from './within.ts';

/** All details. */
export const details: Details = {
  ...homeDetails,
  ...worldDetails,
  ...innerDetails,
  ...peopleDetails,
};

/** The lines for what a message tells within its topic, the most telling first. */
export const detailsOf = (topic: string, message: string): string[] => {
  const text = message.replaceAll('’', "'");
  const lines = (details[topic] ?? []).flatMap(([where, line]) => (where.test(text) ? [line] : []));
  return fillNames(lines, namesTold(message));
};
