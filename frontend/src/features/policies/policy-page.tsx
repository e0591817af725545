import type { ReactNode } from 'react';

type PolicyPageProps = {
  title: string;
  /** A summary in a few sentences, because most people read no further. */
  short: ReactNode;
  sections: readonly { title: string; text: ReactNode }[];
};

/** A policy in plain words: the summary first, then sections with headings. */
export function PolicyPage({ title, short, sections }: PolicyPageProps) {
  return (
    <div className="page breathe">
      <header className="grid gap-x-20 gap-y-6 lg:grid-cols-[4fr_7fr]">
        <h1 className="display text-4xl">{title}</h1>
        <div className="prose-serif measure text-xl">{short}</div>
      </header>
      <div className="mt-16">
        {sections.map(({ title: heading, text }) => (
          <section
            key={heading}
            className="grid gap-x-20 gap-y-3 border-t border-hairline py-8 lg:grid-cols-[4fr_7fr]"
          >
            <h2 className="font-display text-xl leading-snug">{heading}</h2>
            <div className="measure space-y-4">{text}</div>
          </section>
        ))}
      </div>
    </div>
  );
}
