import { SavedText } from '../worksheets/saved-text.tsx';
import { Statement } from '../worksheets/statement.tsx';

const parts = [
  {
    title: 'Purpose',
    about: 'What it is for.',
    fields: [
      { key: 'outcome', label: 'Outcome', placeholder: 'A shop that keeps its word' },
      { key: 'coreValue', label: 'Core value', placeholder: 'Integrity' },
      {
        key: 'commitment',
        label: 'Commitment',
        placeholder: 'Never promise a date the shop floor hasn’t seen',
      },
    ],
  },
  {
    title: 'Plan',
    about: 'How it starts, and when it’s done.',
    fields: [
      {
        key: 'startAction',
        label: 'First action',
        placeholder: 'Hang the calendar on the shop wall',
      },
      {
        key: 'endResult',
        label: 'End result',
        placeholder: 'Twelve months without a broken promise',
      },
      { key: 'deadline', label: 'Deadline', placeholder: 'June 1' },
    ],
  },
  {
    title: 'Process and pressure',
    about: 'What holds when it gets hard.',
    fields: [
      { key: 'feeling', label: 'Feeling', placeholder: 'Light' },
      {
        key: 'accountability',
        label: 'Accountability',
        placeholder: 'Naomi, every first Wednesday',
      },
    ],
  },
] as const;

/** Module 5: purpose, plan and process, and the resulting statement. */
export function ThreePs() {
  return (
    <div className="flex flex-col gap-12">
      {parts.map(({ title, about, fields }) => (
        <section
          key={title}
          aria-label={title}
          className="grid gap-x-10 gap-y-4 border-t border-hairline pt-6 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
        >
          <div>
            <h3 className="display text-xl">{title}</h3>
            <p className="mt-1 text-sm text-quiet">{about}</p>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            {fields.map(({ key, label, placeholder }) => (
              <SavedText
                key={key}
                path={`threePs.${key}`}
                label={label}
                placeholder={placeholder}
              />
            ))}
          </div>
        </section>
      ))}
      <section
        aria-labelledby="statement"
        className="rounded-md border border-gold/60 bg-surface p-6 sm:p-9"
      >
        <h3 id="statement" className="kicker">
          Your statement
        </h3>
        <div className="mt-5">
          <Statement />
        </div>
      </section>
    </div>
  );
}
