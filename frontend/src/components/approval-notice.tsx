import { paths, sections } from '../lib/paths.ts';
import { Notice } from './ui/notice.tsx';
import { TextLink } from './ui/text-link.tsx';

/** For a person whom no admin has approved: how the approval comes. @param children what it opens, as a sentence */
export function ApprovalNotice({ children }: { children: string }) {
  return (
    <Notice
      title="Your account is waiting for approval"
      action={
        <TextLink to={`${paths.welcome.href()}#${sections.contact}`}>Open the Join form</TextLink>
      }
    >
      {children} An admin approves each new account. Fill out the Join form with the email you use
      to log in, so we know who you are.
    </Notice>
  );
}
