import { keepDraft, readDraft } from './drafts.ts';

/** The draft name of the join form. */
export const joinDraft = 'join';

const fields = { fullName: '', companyName: '', phone: '', email: '' };

function changeAbout(change: (about: string) => string): void {
  const { aboutYourself = '' } = readDraft(joinDraft, { aboutYourself: '' });
  const next = change(aboutYourself);
  if (next !== aboutYourself)
    keepDraft(joinDraft, { ...fields, ...readDraft(joinDraft, fields), aboutYourself: next });
}

/** Starts the text of the join form with the recipient's name. Existing text stays. */
export function addressJoinForm(name: string): void {
  const opening = `Message for ${name}: `;
  changeAbout((about) => (about.startsWith(opening) ? about : opening + about));
}

/** Adds a question from a chat to the join form, below existing text. */
export function askInJoinForm(words: string): void {
  const question = `My question: ${words.trim()}`;
  changeAbout((about) => {
    if (about.includes(question)) return about;
    return about.trim() ? `${about.trimEnd()}\n\n${question}` : question;
  });
}
