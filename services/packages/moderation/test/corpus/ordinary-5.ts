/** Ordinary messages, many with words of dying, killing or weariness that mean no danger. Made up; labelled by hand. */
export const ordinary5: readonly string[] = ["I'm afraid to drive since the crash"];
