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
};

/** All, or one category; beside it how much that is, said again when it changes. */
export function CategoryFilter({ categories, value, onValueChange, counted }: CategoryFilterProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pb-8">
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
      <p aria-live="polite" className="text-sm text-quiet tabular-nums">
        {counted}
      </p>
    </div>
  );
}
