import type { ReactNode } from 'react';
import { Field } from './ui/field.tsx';
import { Select } from './ui/select.tsx';

type CategoryFilterProps = {
  /** In display order. */
  categories: readonly string[];
  /** Empty for all. */
  value: string;
  onValueChange: (category: string) => void;
  /** The number of items in words: "7 quotes". */
  counted: string;
  /** Other filters beside the category. */
  children?: ReactNode;
};

/** All, or one category, with the number of items; a change is announced. */
export function CategoryFilter(props: CategoryFilterProps) {
  const { categories, value, onValueChange, counted, children } = props;
  return (
    <div className="flex flex-wrap items-end gap-4 pb-8">
      <Field label="Category" className="w-full sm:w-72">
        {(control) => (
          <Select
            {...control}
            placeholder="All categories"
            options={categories.map((name) => ({ value: name, label: name }))}
            value={value}
            onChange={({ target }) => onValueChange(target.value)}
          />
        )}
      </Field>
      {children}
      <p aria-live="polite" className="ml-auto text-sm text-quiet tabular-nums">
        {counted}
      </p>
    </div>
  );
}
