import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes over what somebody typed into a served page before its code was there: the field has it, and nobody was told.
 */
export function useTypedBefore(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  known: string,
  take: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed && typed !== known) take(typed);
  });
  useEffect(() => takeOver(), []);
}
