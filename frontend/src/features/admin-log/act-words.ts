/** Names of the acts in the log. An act without an entry shows its own name. */
const words: Readonly<Record<string, string>> = {
  'account.deleted': 'Deleted the account',
  'account.frozen': 'Froze an account: two contacts disagree',
  'account.given': 'Decided who owns a frozen account',
  'account.kept': 'Stopped the deletion of the account',
  'call.refused': 'Was refused a call for admins',
  'care.handled': 'Handled a danger',
  'care.named': 'Said what a danger is about',
  'care.noted': 'Noted something about a danger',
  'care.reopened': 'Had a danger wait again',
  'care.viewed': 'Read words of danger',
  'comment.decided': 'Decided about a comment',
  'comment.reopened': 'Reopened a comment',
  'comment.deleted': 'Deleted a comment',
  'company.deleted': 'Deleted a company page',
  'company.edited': 'Changed a company page',
  'contact-change.cancelled': 'Took a new phone or e-mail back',
  'contact-change.undone': 'Undid the changes of the account',
  'contact-change.waits': 'Entered a new phone or e-mail, which waits a day',
  'decided-text.viewed': 'Read a text that was decided about',
  'delivery.resent': 'Sent a message again',
  'email.changed': 'Changed the e-mail',
  'export.requested': 'Gathered the own data',
  'first-admin.made': 'Became the first admin',
  'founder.edited': 'Changed the founder’s page',
  'login-link.sent': 'Sent a member a login link',
  'login-session.ended': 'Ended a login',
  'login-sessions.ended': 'Ended all other logins',
  'login.began': 'Logged in',
  'login.failed': 'A login failed',
  'name.decided': 'Decided about a name',
  'name.reopened': 'Reopened a name',
  'need.decided': 'Decided about a need or an offer',
  'need.reopened': 'Reopened a need or an offer',
  'need.deleted': 'Deleted a need or an offer',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'passkey.used': 'Used a passkey',
  'person.changed': 'Changed a role, approved, or suspended',
  'phone.changed': 'Changed the phone',
  'prayer.decided': 'Decided about a prayer',
  'prayer.reopened': 'Reopened a prayer',
  'prayer.deleted': 'Deleted a prayer',
  'prayer.edited': 'Changed a prayer',
  'profile.decided': 'Decided about a profile',
  'profile.reopened': 'Reopened a profile',
  'queue.replayed': 'Tried again what failed in a queue',
  'submission.approved': 'Approved a contact',
  'submission.updated': 'Changed status or note of a contact',
  'submissions.exported': 'Took contacts away as a file',
};

/** "submission.approved" as "Submission approved". */
const spelled = (action: string) => {
  const text = action.replace(/[.-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const actWords = (action: string): string => words[action] ?? spelled(action);

/** Ids and states of an act on one line, with ids shortened for comparison. */
export const detailWords = (details: Readonly<Record<string, unknown>>): string =>
  Object.entries(details)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}: ${/^[0-9a-f-]{36}$/.test(text) ? text.slice(0, 8) : text}`;
    })
    .join(', ');
