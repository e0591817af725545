/**
 * Topic → topics that it speaks of already, or that would jar beside it: a talk of dismissal is no search for work,
 * however many of its words are the same.
 */
const COVERS: Record<string, readonly string[]> = {
  miscarriage: ['grief', 'infertility', 'new-baby'],
  infertility: ['new-baby', 'interview', 'illness'],
  'pet-loss': ['grief', 'illness'],
  affair: ['marriage', 'separation', 'singleness'],
  abuse: ['marriage', 'anger', 'forgiving'],
  separation: ['marriage', 'singleness'],
  'single-parent': ['parenting', 'marriage', 'singleness', 'separation'],
  'letting-people-go': ['job-loss', 'job-search', 'leadership', 'hiring'],
  payroll: ['leadership', 'letting-people-go', 'hiring'],
  'lost-customer': ['growth', 'business-struggle', 'single-parent', 'moving'],
  'late-payment': ['lost-customer', 'growth'],
  legal: ['business-partner', 'growth'],
  integrity: ['hiring', 'work-conflict'],
  hiring: ['job-search', 'interview', 'leadership'],
  'job-search': ['job-loss', 'interview'],
  'job-loss': ['job-search', 'letting-people-go'],
  direction: ['calling'],
  burnout: ['job-search', 'lost-customer'],
  exam: ['interview'],
  immigration: ['anger', 'waiting', 'single-parent'],
  'ministry-tired': ['church', 'burnout', 'distance'],
  persecution: ['family-conflict', 'work-conflict', 'abuse'],
  cancer: ['illness'],
  surgery: ['illness'],
  prodigal: ['parenting', 'family-conflict'],
  'family-conflict': ['marriage', 'singleness'],
  grief: ['loneliness', 'illness', 'dying'],
  dying: ['illness', 'cancer', 'grief'],
  adoption: ['new-baby', 'parenting', 'infertility'],
  'self-forgiveness': ['forgiving', 'guilt'],
  'church-hurt': ['church', 'forgiving', 'for-a-pastor'],
  'sick-child': ['illness', 'parenting', 'surgery'],
  'war-memories': ['world', 'sleep', 'protection'],
  prison: ['legal', 'prodigal', 'waiting'],
  bullying: ['parenting', 'exam'],
  launch: ['new-business', 'burnout'],
  wedding: ['marriage', 'singleness'],
};

/** Topics that are a matter of their own, or none beside another. */
const NEVER_SECOND = new Set([
  'legal',
  'thanksgiving',
  'waiting',
  'friendship',
  'parenting',
  'blessing',
  'sadness',
  'guilt',
  'single-parent',
  'moving',
  'after-prison',
  'prison',
]);

/** Whether the words of one topic speak of another already, as those of cancer do of illness. */
export const speaksOf = (main: string, other: string): boolean =>
  COVERS[main]?.includes(other) ?? false;

/** Whether a second topic has no place beside the first. */
export const covers = (main: string, second: string): boolean =>
  NEVER_SECOND.has(second) || speaksOf(main, second);
