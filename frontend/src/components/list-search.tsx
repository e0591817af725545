import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { inPlace } from '../lib/use-tab-in-address.ts';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Select } from './ui/select.tsx';
import { TextInput } from './ui/text-input.tsx';

/** What a list is asked for. It stands in the address, so that it can be kept, sent on and gone back to. */
export function useListSearch() {
  const [address, setAddress] = useSearchParams();
  const asked = Object.fromEntries(address) as Partial<Record<string, string>>;
  return {
    asked,
    look: (change: Record<string, string>) => {
      // What was chosen a moment ago may stand in the address, and not yet on the page.
      const now = Object.fromEntries(new URLSearchParams(window.location.search));
      const next = Object.entries({ ...now, ...change }).filter(([, value]) => value);
      setAddress(Object.fromEntries(next), inPlace);
    },
  };
}

const noFilters = {};

type ListSearchProps = {
  /** What is searched in: "Name, phone or e-mail". */
  label: string;
  /** By the field of the call's query: a label, and every value with its words. */
  filters?: Readonly<Record<string, { label: string; options: Readonly<Record<string, string>> }>>;
};

/** Search and filters of a list. Filters act at once, the search when it is sent. */
export function ListSearch({ label, filters = noFilters }: ListSearchProps) {
  const { asked, look } = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const words = asked['search'] ?? '';
  // Back and forward change what is searched for, too.
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
