/** Shown before the first message: who answers, and where to get urgent help. */
export function WhoAnswersLine() {
  return <>A program writes the replies here, not a person.</>;
}
