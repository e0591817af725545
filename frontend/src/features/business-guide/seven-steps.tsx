const steps = [
  { name: 'Clarify intentions', text: 'Why you want this, and what it may cost.' },
  { name: 'Create purpose statement', text: 'One sentence you can say to a customer.' },
  {
    name: 'Define biblical values',
    text: 'Few enough to remember, real enough to cost something.',
  },
  { name: 'Align daily operations', text: 'Hiring, prices, hours, mistakes: where values show.' },
  { name: 'Faith integration ideas', text: 'What fits your trade and leaves everyone free.' },
  { name: 'Kingdom impact plan', text: 'Who your work affects, and how you would know.' },
  { name: 'Final faith statement', text: 'A page to stand by, read aloud and sign.' },
];

/** The seven steps of the conversion, along one line. */
export function SevenSteps() {
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className="display text-2xl">
        Seven steps
      </h2>
      <ol className="mt-6">
        {steps.map(({ name, text }, index) => (
          <li
            key={name}
            className="relative grid grid-cols-[1.625rem_minmax(0,1fr)] gap-x-5 pb-6 before:absolute before:top-3 before:-bottom-3 before:left-[0.8125rem] before:w-px before:bg-gold/60 last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="relative mt-0.5 inline-flex size-6.5 items-center justify-center rounded-full border border-gold bg-paper text-sm leading-none font-semibold text-gold-text tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
