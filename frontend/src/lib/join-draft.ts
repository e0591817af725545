import { keepDraft, readDraft } from './drafts.ts';

/** The name under which the join form keeps what is not sent yet. */
export const joinDraft = 'join';

/** Begins the text of the join form with whom it is for, so that whoever reads it knows. What stands there stays. */
export function addressJoinForm(name: string): void {
  const opening = `Message for ${name}: `;
  const { aboutYourself = '' } = readDraft(joinDraft, { aboutYourself: '' });
  if (aboutYourself.startsWith(opening)) return;
  const fields = { fullName: '', companyName: '', phone: '', email: '' };
  keepDraft(joinDraft, {
    ...fields,
    ...readDraft(joinDraft, fields),
    aboutYourself: opening + aboutYourself,
  });
}
