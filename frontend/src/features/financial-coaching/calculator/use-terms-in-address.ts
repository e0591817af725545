import { useEffect, useState } from 'react';
import { useLateAddress } from '../../../lib/browser/use-late-address.ts';
import {
  defaultTexts,
  termFields,
  type TermField,
  type TermTexts,
} from '../../../lib/seller-financing/read-terms.ts';

/** Names of the terms in an address. */
const names: Record<TermField, string> = {
  homeValue: 'value',
  downPayment: 'down',
  annualRate: 'rate',
  termYears: 'years',
  discountRate: 'elsewhere',
};

/** Milliseconds without typing until the address is updated: browsers block an address that changes with every key. */
const quietMs = 400;

/** The address of these terms on this page. */
export function addressOf(texts: TermTexts, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const field of termFields) next.set(names[field], texts[field]);
  return next;
}

/** The typed terms. They start with those of the address, and the address is updated so that it can be shared. */
export function useTermsInAddress() {
  const [address, setAddress] = useLateAddress();
  const [texts, setTexts] = useState<TermTexts>(
    () =>
      Object.fromEntries(
        termFields.map((field) => [field, address.get(names[field]) ?? defaultTexts[field]]),
      ) as TermTexts,
  );
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAddress(
          (old) => {
            const next = addressOf(texts, old);
            const isNews = termFields.some(
              (field) => texts[field] !== (old.get(names[field]) ?? defaultTexts[field]),
            );
            return isNews ? next : old;
          },
          { replace: true },
        ),
      quietMs,
    );
    return () => clearTimeout(timer);
  }, [texts, setAddress]);
  return {
    texts,
    change: (field: TermField, text: string) => setTexts((old) => ({ ...old, [field]: text })),
  };
}
