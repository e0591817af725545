import { limits } from '@kbf/contracts';
import type { ReactNode } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { textIn } from '../progress/merged-progress.ts';
import { useTraining } from '../progress/use-training.tsx';

type SavedTextProps = {
  /** Path of the leaf that stores it. */
  path: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  /** More than one line. */
  long?: boolean;
  className?: string;
};

/** A text entry of the training. It is saved while typing. */
export function SavedText({ path, label, hint, placeholder, long, className }: SavedTextProps) {
  const { sync, progress } = useTraining();
  const shared = {
    dir: 'auto',
    maxLength: limits.training.textMax,
    placeholder,
    value: textIn(progress, path),
    onBlur: () => void sync.flush(),
  } as const;
  const write = (text: string) => sync.write(path, text);
  return (
    <Field label={label} hint={hint} {...(className && { className })}>
      {(control) =>
        long ? (
          <TextArea
            {...control}
            {...shared}
            rows={2}
            onChange={({ target }) => write(target.value)}
            className="min-h-21!"
          />
        ) : (
          // One line that grows with its content, so that no text is cut off on a phone.
          <TextArea
            {...control}
            {...shared}
            rows={1}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => write(target.value.split('\n').join(' '))}
            className="min-h-11! resize-none!"
          />
        )
      }
    </Field>
  );
}
