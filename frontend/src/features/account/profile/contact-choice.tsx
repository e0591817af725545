import type { OwnProfile } from '@kbf/contracts';
import { ApprovalNotice } from '../../../components/approval-notice.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { readable } from '../../../lib/browser/phone-number.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';

const visibilities = [
  { value: 'nobody', label: 'No one' },
  { value: 'members', label: 'Members' },
  { value: 'everyone', label: 'Everyone' },
];

/** Who sees the confirmed phone and e-mail: fields `phoneVisibility` and `emailVisibility` of the surrounding form. */
export function ContactChoice({ phone, email }: Pick<OwnProfile, 'phone' | 'email'>) {
  const { user } = useSession();
  if (user && !user.approved)
    return <ApprovalNotice>Approved members can show their phone and email here.</ApprovalNotice>;
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      {phone && (
        <SelectField
          name="phoneVisibility"
          label={`Who can see ${readable(phone)}`}
          options={visibilities}
        />
      )}
      {email && (
        <SelectField name="emailVisibility" label={`Who can see ${email}`} options={visibilities} />
      )}
      {(!phone || !email) && (
        <p className="text-sm text-quiet sm:col-span-2">
          You can only show a phone and an email that you have confirmed. You can confirm them under{' '}
          <TextLink to={`${paths.account.href()}?tab=contact`}>Name and contact</TextLink>.
        </p>
      )}
    </div>
  );
}
