/** Shown before the first message: who answers, and where to get urgent help. */
export function WhoAnswersLine() {
  return <>You are chatting with a program, not a person.</>;
}
