import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes over text typed into a served page before its code had loaded: the field has it, but no event was sent. */
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
