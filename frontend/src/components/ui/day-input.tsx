import { readDay } from '@kbf/contracts';
import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

type DayInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'onPaste'>;

/** A day. The browser's field takes pasted text in its own notation only, so pasted text is read here. */
export function DayInput(props: DayInputProps) {
  return (
    <TextInput
      {...props}
      type="date"
      onPaste={(event) => {
        const day = readDay(event.clipboardData.getData('text'));
        if (!day) return;
        event.preventDefault();
        // The browser's own setter: React ignores a value that it has set itself.
        Reflect.set(HTMLInputElement.prototype, 'value', day, event.currentTarget);
        event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
      }}
    />
  );
}
