/** Shown before the first message: who answers, and where to get urgent help. */
export function WhoAnswersLine() {
  return <>A program answers here, not a person.</>;
}
