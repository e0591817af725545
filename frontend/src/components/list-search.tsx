import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { inPlace } from '../lib/browser/use-tab-in-address.ts';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Select } from './ui/select.tsx';
import { TextInput } from './ui/text-input.tsx';

/** Search and filters of a list, stored in the address, so that they can be saved, shared and reached with Back. */
export function useListSearch() {
  const [address, setAddress] = useSearchParams();
  const asked = Object.fromEntries(address) as Partial<Record<string, string>>;
  return {
    asked,
    look: (change: Record<string, string>) => {
      // A recent choice may be in the address but not yet in the page's state.
      const now = Object.fromEntries(new URLSearchParams(window.location.search));
      const next = Object.entries({ ...now, ...change }).filter(([, value]) => value);
      setAddress(Object.fromEntries(next), inPlace);
    },
  };
}

const noFilters = {};

type ListSearchProps = {
  /** What is searched: "Name, phone or e-mail". */
  label: string;
  /** By query field of the call: a label, and every value with its text. */
  filters?: Readonly<Record<string, { label: string; options: Readonly<Record<string, string>> }>>;
};

/** Search and filters of a list. Filters apply at once, the search on submit. */
export function ListSearch({ label, filters = noFilters }: ListSearchProps) {
  const { asked, look } = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const words = asked['search'] ?? '';
  // Back and forward change the search too.
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('search');
          look({ search: typeof text === 'string' ? text.trim() : '' });
        }}
      >
        <Field label={label} className="min-w-48 flex-1 max-sm:basis-full">
          {(control) => <TextInput {...control} ref={field} name="search" defaultValue={words} />}
        </Field>
        {Object.entries(filters).map(([name, filter]) => (
          <Field key={name} label={filter.label} className="max-sm:min-w-36 max-sm:flex-1">
            {(control) => (
              <Select
                {...control}
                placeholder="All"
                options={Object.entries(filter.options).map(([value, words]) => ({
                  value,
                  label: words,
                }))}
                value={asked[name] ?? ''}
                onChange={({ target }) => look({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
