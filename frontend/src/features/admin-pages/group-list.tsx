import { useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { emptyGroup } from './founder-values.ts';

type GroupListProps = {
  /** The list in the form. */
  name: keyof typeof emptyGroup;
  title: string;
  /** Name of one group: "company". */
  one: string;
  /** The fields of one group; their names begin with `prefix`. */
  children: (prefix: string) => ReactNode;
};

/** Any number of field groups in a form. */
export function GroupList({ name, title, one, children }: GroupListProps) {
  const { fields, append, remove } = useFieldArray({ name });
  const list = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={list} tabIndex={-1} className="border-t border-hairline pt-6">
      <legend className="display pr-4 text-xl">{title}</legend>
      <ol className="flex flex-col gap-8">
        {fields.map((field, index) => (
          <li key={field.id} className="border-l-2 border-gold/50 pl-5">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 [&>*]:min-w-0">
              {children(`${name}.${index}`)}
            </div>
            <Button
              variant="quiet"
              className="mt-2 -ml-5"
              aria-label={`Remove ${one} (${index + 1})`}
              onClick={() => {
                remove(index);
                // The button is gone with its group.
                list.current?.focus();
              }}
            >
              Remove {one}
            </Button>
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-5" onClick={() => append({ ...emptyGroup[name] })}>
        Add {one === 'experience' ? 'an' : 'a'} {one}
      </Button>
    </fieldset>
  );
}
