let work: () => void = () => undefined;

/** Has `given` done before each part of a text is understood: a long one takes ten times as long as a short one. */
export function doBetweenParts(given: () => void): void {
  work = given;
}

/** Lets that be done. To be called where nothing is half done that judging another text would overwrite. */
export const betweenParts = (): void => work();
