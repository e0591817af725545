import type { CareCase } from '@kbf/contracts';
import type { Ref } from 'react';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useUpdateCareCaseMutation } from './care-desk-api.ts';
import { kindOptions, noticedWords } from './desk-words.ts';

type CaseKindProps = { id: string; of: CareCase; control: Ref<HTMLSelectElement> };

/** The kind of danger, chosen by an admin who read the words. The choice is saved at once. */
export function CaseKind({ id, of: { kind, namedKind }, control }: CaseKindProps) {
  const [update, saving] = useUpdateCareCaseMutation();
  const choose = (chosen: string) => {
    const found = kindOptions.find(({ value }) => value === chosen);
    if (found) void update({ kind: 'danger', id, namedKind: found.value });
  };
  const hint = namedKind ? 'Set by an admin.' : noticedWords(kind);
  return (
    <div className="measure relative">
      <Field label="What it’s about" hint={hint}>
        {(field) => (
          <Select
            {...field}
            ref={control}
            options={kindOptions}
            {...(namedKind ? {} : { placeholder: 'Read it, then choose' })}
            value={namedKind ?? ''}
            disabled={saving.isLoading}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <output className="absolute end-0 top-0 text-sm text-quiet">
        {saving.isSuccess && 'Saved'}
      </output>
    </div>
  );
}
