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
  grief: ['loneliness', 'illness'],
};

/** Whether a second topic has no place beside the first. */
export const covers = (main: string, second: string): boolean =>
  COVERS[main]?.includes(second) ?? false;
