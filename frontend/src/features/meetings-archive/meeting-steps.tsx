const steps = [
  {
    title: 'Opening prayer and welcome',
    text: 'We arrive, greet newcomers by name, and one person prays for everyone.',
  },
  {
    title: 'Biblical foundation',
    text: 'A passage, read slowly, and what it asks of a business owner this week.',
  },
  {
    title: 'Business development',
    text: 'One real issue from one real company. The others ask questions before they give advice.',
  },
  {
    title: 'Community building',
    text: 'In small groups: what went well, what did not, and who needs a call before the next meeting.',
  },
  {
    title: 'Closing prayer',
    text: 'We bring it all to God. Then it’s back to work, and no one has to face it alone.',
  },
];

/** The five steps along one line, each with its own link. */
export function MeetingSteps() {
  return (
    <ol className="relative mt-10 before:absolute before:top-2 before:bottom-16 before:left-[1.4375rem] before:w-px before:bg-gold/60">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-6 pb-12 last:pb-0 sm:gap-x-8"
        >
          <span
            aria-hidden="true"
            className="arch flex w-12 items-end justify-center border border-gold bg-paper pb-3 font-display text-xl leading-none text-gold-text [--arch-foot:4px]"
          >
            {index + 1}
          </span>
          <div className="pt-2">
            <h3 className="font-display text-xl leading-snug">{title}</h3>
            <p className="mt-2 max-w-[52ch] text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
