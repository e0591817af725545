import { useEffect, useReducer, type RefObject } from 'react';

/**
 * Sends a served form that somebody sent before its code was there: `public/theme.js` held it back and marked it.
 * What was typed by then has to be taken over in the same moment, see `useTypedBefore` and the drafts of `<Form>`.
 */
export function usePressedBefore(form: RefObject<HTMLFormElement | null>): void {
  const [isPressed, press] = useReducer(() => true, false);
  useEffect(() => {
    if (form.current?.dataset['pressed'] !== undefined) press();
  }, [form]);
  // A render later: then the form knows the words, too.
  useEffect(() => {
    if (isPressed) form.current?.requestSubmit();
  }, [form, isPressed]);
}
