const steps = [1, 2, 5, 10, 20, 50, 100, 200];
/** Number of labels that fit below a chart on a phone. */
const most = 8;

/** The years to label below a curve: every second, fifth or tenth. Undefined where labels are not numbers. */
export function roundLabels(labels: readonly string[]): string[] | undefined {
  if (!labels.every((label) => /^\d+$/.test(label))) return undefined;
  const step = steps.find((one) => labels.length / one <= most);
  return step ? labels.filter((label) => Number(label) % step === 0) : undefined;
}
