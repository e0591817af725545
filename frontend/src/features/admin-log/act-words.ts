/** Names of the acts in the log. An act without an entry shows its own name. */
const words: Readonly<Record<string, string>> = {
  'account.deleted': 'Deleted the account',
  'account.frozen': 'Froze an account because of conflicting changes',
  'account.given': 'Decided who owns a frozen account',
  'account.kept': 'Stopped an account deletion',
  'call.refused': 'Was denied access to an admin page',
  'care.handled': 'Handled a care case',
  'care.named': 'Set what a care case is about',
  'care.noted': 'Added a note to a care case',
  'care.reopened': 'Reopened a care case',
  'care.viewed': 'Read the words of a care case',
  'comment.decided': 'Decided on a comment',
  'comment.reopened': 'Reopened a comment',
  'comment.deleted': 'Deleted a comment',
  'company.deleted': 'Deleted a company page',
  'company.edited': 'Changed a company page',
  'contact-change.cancelled': 'Canceled a new phone or email',
  'contact-change.undone': 'Undid changes to an account',
  'contact-change.waits': 'Entered a new phone or email (takes effect in a day)',
  'decided-text.viewed': 'Read a post that was already decided',
  'delivery.resent': 'Sent a message again',
  'email.changed': 'Changed the email',
  'export.requested': 'Downloaded their data',
  'first-admin.made': 'Became the first admin',
  'founder.edited': 'Changed the founder’s page',
  'login-link.sent': 'Sent a member a login link',
  'login-session.ended': 'Logged out a device',
  'login-sessions.ended': 'Logged out all other devices',
  'login.began': 'Logged in',
  'login.failed': 'A login failed',
  'name.decided': 'Decided on a name',
  'name.reopened': 'Reopened a name',
  'need.decided': 'Decided on a need or an offer',
  'need.reopened': 'Reopened a need or an offer',
  'need.deleted': 'Deleted a need or an offer',
  'passkey.added': 'Added a passkey',
  'passkey.removed': 'Removed a passkey',
  'passkey.used': 'Used a passkey',
  'person.changed': 'Changed a role, an approval or a suspension',
  'phone.changed': 'Changed the phone',
  'room.opened': 'Opened the prayer room of a gathering',
  'room.ended': 'Ended the prayer room of a gathering',
  'prayer.decided': 'Decided on a prayer',
  'prayer.reopened': 'Reopened a prayer',
  'prayer.deleted': 'Deleted a prayer',
  'prayer.edited': 'Changed a prayer',
  'profile.decided': 'Decided on a profile',
  'profile.reopened': 'Reopened a profile',
  'queue.replayed': 'Retried failed jobs in a queue',
  'rating.handled': 'Marked a thumb for a reply as done',
  'rating.reopened': 'Reopened a thumb for a reply',
  'rating.viewed': 'Read a thumb for a reply',
  'reported-chat.viewed': 'Read a reported private chat',
  'submission.approved': 'Approved a contact',
  'submission.updated': 'Updated a contact',
  'submissions.exported': 'Exported contacts',
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
