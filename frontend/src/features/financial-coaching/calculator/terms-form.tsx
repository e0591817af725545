import type {
  TermField,
  TermProblems,
  TermTexts,
} from '../../../lib/seller-financing/read-terms.ts';
import { Field } from '../../../components/ui/field.tsx';
import { MoneyInput } from '../../../components/ui/money-input.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';

const fields: readonly { name: TermField; label: string; hint: string; isMoney?: true }[] = [
  {
    name: 'homeValue',
    label: 'Home value',
    hint: 'In dollars: your selling price.',
    isMoney: true,
  },
  {
    name: 'downPayment',
    label: 'Down payment',
    hint: 'In dollars: what you get up front.',
    isMoney: true,
  },
  { name: 'annualRate', label: 'Interest rate', hint: 'Percent per year that the buyer pays you.' },
  { name: 'termYears', label: 'Term', hint: 'In years. For example, 2.5 is 30 months.' },
  {
    name: 'discountRate',
    label: 'What your money could earn elsewhere',
    hint: 'Percent per year. We use it to figure today’s value.',
  },
];

type TermsFormProps = {
  texts: TermTexts;
  problems: TermProblems;
  onChange: (field: TermField, text: string) => void;
};

/** The five numbers. Each field shows its own problem. */
export function TermsForm({ texts, problems, onChange }: TermsFormProps) {
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-3">
      {fields.map(({ name, label, hint, isMoney }) => (
        <Field key={name} label={label} hint={hint} error={problems[name]}>
          {(control) => {
            const Input = isMoney ? MoneyInput : TextInput;
            return (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => onChange(name, target.value)}
                className="tabular-nums"
              />
            );
          }}
        </Field>
      ))}
    </div>
  );
}
