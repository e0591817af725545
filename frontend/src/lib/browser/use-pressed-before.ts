import { useEffect, useReducer, type RefObject } from 'react';

/**
 * Submits a served form that was sent before its code had loaded: `public/theme.js` stopped and marked it. Text typed
 * until then must be taken over at the same time, see `useTypedBefore` and the drafts of `<Form>`.
 */
export function usePressedBefore(form: RefObject<HTMLFormElement | null>): void {
  const [isPressed, press] = useReducer(() => true, false);
  useEffect(() => {
    if (form.current?.dataset['pressed'] !== undefined) press();
  }, [form]);
  // One render later, when the form knows the text too.
  useEffect(() => {
    if (isPressed) form.current?.requestSubmit();
  }, [form, isPressed]);
}
