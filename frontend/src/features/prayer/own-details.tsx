import { ownDetailsIn, withoutOwnDetails } from '@kbf/moderation/own-details';
import { useMemo } from 'react';

const names = {
  phone: 'a phone number',
  email: 'an email address',
  address: 'a street address',
  sum: 'an amount of money',
} as const;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

type OwnDetailsProps = { text: string; disabled: boolean; onText: (text: string) => void };

/** Offers to remove the person's own numbers and addresses from a public text. Optional: it blocks nothing. */
export function OwnDetails({ text, disabled, onText }: OwnDetailsProps) {
  const kinds = useMemo(() => [...new Set(ownDetailsIn(text).map(({ kind }) => kind))], [text]);
  return (
    <output className="-mt-2 block text-sm text-quiet empty:hidden">
      {kinds.length > 0 && (
        <>
          Everyone will be able to read {list.format(kinds.map((kind) => names[kind]))}.{' '}
          <button
            type="button"
            disabled={disabled}
            onClick={() => onText(withoutOwnDetails(text))}
            className="min-h-11 underline underline-offset-4"
          >
            Leave it out
          </button>
        </>
      )}
    </output>
  );
}
