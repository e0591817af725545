import { isNoFalseClaim } from '../happened/happened.ts';
import { bodyAndSoul } from './body-and-soul.ts';
import { dealings } from './dealings.ts';
import type { Need } from './need.ts';
import { roles } from './roles.ts';
import { stages } from './stages.ts';
import { things } from './things.ts';
import { verseNeeds } from './verses.ts';

/** All that words of ours may take for granted. */
export const needs: readonly Need[] = [...stages, ...roles, ...things, ...bodyAndSoul, ...dealings];

const plain = (message: string): string => message.replaceAll('’', "'");

/** Whether a message shows all that words of ours take for granted. */
export const isGrounded = (words: string, message: string): boolean => {
  const told = plain(message);
  return (
    isNoFalseClaim(words, message) &&
    needs.every(
      ({ says, shown, unless }) => !says.test(words) || (shown.test(told) && !unless?.test(told)),
    )
  );
};

/** Of some words those that take nothing for granted which the message does not show. */
export const grounded = (all: readonly string[], message: string): string[] =>
  all.filter((words) => isGrounded(words, message));

/** Of some verses those that fit beside what was told. */
export const fittingVerses = (references: readonly string[], message: string): string[] => {
  const told = plain(message);
  return references.filter((reference) => {
    const { shown, unless } = verseNeeds[reference] ?? {};
    return (!shown || shown.test(told)) && !unless?.test(told);
  });
};
