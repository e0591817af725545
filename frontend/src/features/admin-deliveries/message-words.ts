/** Names of the messages. A message without an entry shows its own name. */
const words: Readonly<Record<string, string>> = {
  'account-erased': 'Account deleted',
  'alert-cap': 'More alerts waiting',
  'cap-near': 'A limit is almost used up',
  'check-in': 'How is it going?',
  'comment-notice': 'New comment',
  'confirm-phone': 'Confirm a phone number',
  'contact-data-changed': 'Phone or email changed',
  'contact-data-waiting': 'Phone or email will change',
  'contact-notice': 'New message',
  'contact-thanks': 'Thanks for writing',
  'crisis-alert': 'Alert: someone in danger',
  'desk-digest': 'Items at the care desk',
  'email-login': 'Login link',
  login: 'Login link',
  'moderation-outcome': 'Decision about a post',
  'need-contact': 'Contact about a need',
  'need-match': 'New match',
  'partner-answered': 'Partner answered',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'reply-due': 'Reply due',
  'verify-email': 'Confirm an email',
  welcome: 'Welcome',
};

export const messageWords = (kind: string): string => words[kind] ?? kind;
