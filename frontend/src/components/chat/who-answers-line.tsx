/** Before the first word: who answers, and where to turn when it is urgent. */
export function WhoAnswersLine() {
  return <>A program answers here, not a person.</>;
}
