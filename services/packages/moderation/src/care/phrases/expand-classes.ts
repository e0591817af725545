import { wordsOfClass } from '../word-classes.ts';

/** A phrase with the words of each class (`@gun`) in place of its name. */
export const expandClasses = (phrase: string): string =>
  phrase.replaceAll(/@(\w+)/g, (_, name: string) => wordsOfClass(name).join('|'));
