/** Shown before anything else to whoever may be in danger; plain text with line breaks. */
export const crisisResources = [
  'Thank you for telling us. What you carry sounds very heavy, and you should not have to carry it alone.',
  '',
  'Please talk to someone now, before you read on:',
  '• If you or anyone else is in danger right now, call your local emergency number (911 in the US and Canada, 112 in Europe).',
  '• In the US, call or text 988, the Suicide and Crisis Lifeline. It is free and open day and night.',
  '• Anywhere else, findahelpline.com lists free, confidential lines in your country.',
  '• If someone is hurting you, each of these can help you reach a safe place as well.',
  '',
  'If you can, move away from anything you could be hurt with, and stay near someone you trust. You matter to God, and you matter to us.',
].join('\n');
