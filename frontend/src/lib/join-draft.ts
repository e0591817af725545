import { keepDraft, readDraft } from './drafts.ts';

/** The name under which the join form keeps what is not sent yet. */
export const joinDraft = 'join';

const fields = { fullName: '', companyName: '', phone: '', email: '' };

function changeAbout(change: (about: string) => string): void {
  const { aboutYourself = '' } = readDraft(joinDraft, { aboutYourself: '' });
  const next = change(aboutYourself);
  if (next !== aboutYourself)
    keepDraft(joinDraft, { ...fields, ...readDraft(joinDraft, fields), aboutYourself: next });
}

/** Begins the text of the join form with the name of the person it is for. What stands there stays. */
export function addressJoinForm(name: string): void {
  const opening = `Message for ${name}: `;
  changeAbout((about) => (about.startsWith(opening) ? about : opening + about));
}

/** Puts a question from a chat into the join form, below what stands there. */
export function askInJoinForm(words: string): void {
  const question = `My question: ${words.trim()}`;
  changeAbout((about) => {
    if (about.includes(question)) return about;
    return about.trim() ? `${about.trimEnd()}\n\n${question}` : question;
  });
}
