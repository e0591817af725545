import { crisisResources } from '@kbf/moderation';

const prayer = [
  'And if you would like it, here is a prayer, for when the call is made:',
  '',
  'Father, you see this person now, and you know what this hour is like for them. Stay close. Keep them safe through this',
  'night. Send someone who listens and does not leave, and give the strength to let that person in. Hold what cannot be',
  'held any longer. In Jesus’ name, amen.',
]
  .join(' ')
  .replace(':  ', ':\n\n');

/** What a person in danger reads: where help is, before anything else. */
export const crisisReply = `${crisisResources}\n\n${prayer}`;
