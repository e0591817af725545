import type { ReactNode } from 'react';
import { Field } from './ui/field.tsx';
import { Select } from './ui/select.tsx';

type CategoryFilterProps = {
  /** In the order in which they are offered. */
  categories: readonly string[];
  /** Empty for all. */
  value: string;
  onValueChange: (category: string) => void;
  /** How much is shown, in words: "7 quotes". */
  counted: string;
  /** What else narrows it, beside the category. */
  children?: ReactNode;
};

/** All, or one category; beside it how much that is, said again when it changes. */
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
