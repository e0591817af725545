import { wordsOfClass } from '../word-classes.ts';

/** A phrase with each class (`@gun`) replaced by its words. */
export const expandClasses = (phrase: string): string =>
  phrase.replaceAll(/@(\w+)/g, (_, name: string) => wordsOfClass(name).join('|'));
