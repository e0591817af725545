import { trainingModules } from '@kbf/site-texts/training-modules';

/** The six modules, as a vertical path. */
export function ProgramOutline() {
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" className="kicker">
        Six modules
      </h2>
      <ol className="mt-5">
        {trainingModules.map(({ number, title, aim }) => (
          <li key={number} className="flex gap-5 border-t border-hairline py-4">
            <span
              aria-hidden="true"
              className="w-5 shrink-0 font-display text-xl leading-none text-gold-text"
            >
              {number}
            </span>
            <span className="min-w-0">
              <span className="font-semibold">{title}</span>
              <span className="block text-quiet">{aim}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
