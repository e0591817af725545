/** What each act of the log is called. An act without words here shows its own name. */
const words: Readonly<Record<string, string>> = {
  'account.deleted': 'Deleted the account',
  'call.refused': 'Was refused a call for admins',
  'contact-change.cancelled': 'Took a new phone or e-mail back',
  'contact-change.undone': 'Undid a change of the account',
  'contact-change.waits': 'Entered a new phone or e-mail, which waits a day',
  'email.changed': 'Changed the e-mail',
  'export.requested': 'Gathered the own data',
  'first-admin.made': 'Became the first admin',
  'login.began': 'Logged in',
  'login.failed': 'A login failed',
  'login-session.ended': 'Ended a login',
  'login-sessions.ended': 'Ended all other logins',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'passkey.used': 'Used a passkey',
  'person.changed': 'Changed a role, or suspended',
  'phone.changed': 'Changed the phone',
};

/** "submission.approved" as "Submission approved". */
const spelled = (action: string) => {
  const text = action.replace(/[.-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const actWords = (action: string): string => words[action] ?? spelled(action);

/** Ids and states of an act on one line; ids are shortened to what one can compare. */
export const detailWords = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}: ${/^[0-9a-f-]{36}$/.test(text) ? text.slice(0, 8) : text}`;
    })
    .join(', ');
