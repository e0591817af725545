import type { JoinForm } from '@kbf/contracts';
import { keepDraft, readDraft } from './drafts.ts';

/** The draft name of the join form. */
export const joinDraft = 'join';

/** The join form without answers. */
export const emptyJoinForm: JoinForm = {
  fullName: '',
  companyName: '',
  phone: '',
  email: '',
  aboutYourself: '',
};

function changeAbout(change: (about: string) => string): void {
  const draft = { ...emptyJoinForm, ...readDraft(joinDraft, emptyJoinForm) };
  const aboutYourself = change(draft.aboutYourself);
  if (aboutYourself !== draft.aboutYourself) keepDraft(joinDraft, { ...draft, aboutYourself });
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
