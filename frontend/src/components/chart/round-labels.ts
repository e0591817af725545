const steps = [1, 2, 5, 10, 20, 50, 100, 200];
/** So many fit below a chart on a phone. */
const most = 8;

/** Which of the years below a curve are written: every second, fifth or tenth. Nothing where labels are no numbers. */
export function roundLabels(labels: readonly string[]): string[] | undefined {
  if (!labels.every((label) => /^\d+$/.test(label))) return undefined;
  const step = steps.find((one) => labels.length / one <= most);
  return step ? labels.filter((label) => Number(label) % step === 0) : undefined;
}
