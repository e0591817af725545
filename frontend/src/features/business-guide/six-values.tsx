import { businessValues } from '@kbf/site-texts/values';

/** The six values. Each opens to its verse and to examples at work. */
export function SixValues() {
  return (
    <section aria-labelledby="values-heading">
      <h2 id="values-heading" className="display text-2xl">
        Biblical business values
      </h2>
      <ul className="mt-4">
        {businessValues.map(({ id, name, meaning, scripture, scriptureReference, question }) => (
          <li key={id} className="border-t border-hairline last:border-b">
            <details className="group">
              <summary className="flex min-h-11 list-none flex-wrap items-baseline justify-between gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
                <span className="font-display text-lg leading-snug group-hover:text-gold-text">
                  {name}
                </span>
                <span className="flex items-baseline gap-4">
                  <span className="reference text-gold-text">{scriptureReference}</span>
                  <span
                    aria-hidden="true"
                    className="w-4 text-center text-gold-text before:content-['+'] group-open:before:content-['–']"
                  />
                </span>
              </summary>
              <div className="pb-5">
                <blockquote className="prose-serif italic">“{scripture}”</blockquote>
                <p className="mt-2">{meaning}</p>
                <p className="mt-3 border-l-2 border-gold pl-4 text-quiet">{question}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
