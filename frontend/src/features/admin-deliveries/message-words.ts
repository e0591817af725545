/** Names of the messages. A message without an entry shows its own name. */
const words: Readonly<Record<string, string>> = {
  'account-erased': 'Account deleted',
  'alert-cap': 'More alerts are waiting',
  'cap-near': 'A limit is nearly used up',
  'check-in': 'How is it going?',
  'comment-notice': 'Somebody commented',
  'confirm-phone': 'Confirm a phone',
  'contact-data-changed': 'Phone or e-mail changed',
  'contact-data-waiting': 'Phone or e-mail will change',
  'contact-notice': 'Somebody wrote to us',
  'contact-thanks': 'Thanks for writing',
  'crisis-alert': 'Alert: somebody in danger',
  'desk-digest': 'The care desk waits',
  'email-login': 'Login link',
  login: 'Login link',
  'moderation-outcome': 'A text was decided',
  'need-contact': 'Contact about a need',
  'need-match': 'A need that fits',
  'partner-answered': 'The partner has answered',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'reply-due': 'A reply is due',
  'verify-email': 'Confirm an e-mail',
  welcome: 'Welcome',
};

export const messageWords = (kind: string): string => words[kind] ?? kind;
