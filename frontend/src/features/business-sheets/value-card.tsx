import { businessValues } from '@kbf/site-texts/values';
import { ArchLine } from '../../components/ui/arch.tsx';

/** A value as a card to cut out along the dotted line. */
export function ValueCard({ id }: { id: string }) {
  const value = businessValues.find((one) => one.id === id);
  if (!value) return null;
  return (
    <article className="break-inside-avoid rounded-md border border-dashed border-field p-6 sm:p-8">
      <div className="flex items-start justify-between gap-6">
        <h3 className="display min-w-0 text-3xl [overflow-wrap:anywhere]">{value.name}</h3>
        <ArchLine className="h-12 shrink-0 text-gold max-sm:hidden" />
      </div>
      <p className="mt-1 text-quiet">{value.meaning}</p>
      <blockquote className="prose-serif mt-4 text-lg">“{value.scripture}”</blockquote>
      <p className="reference mt-1 text-gold-text">{value.scriptureReference} (WEB)</p>
      <ul className="mt-4 grid gap-1.5">
        {value.practices.map((practice) => (
          <li key={practice} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="mt-1.5 size-3 border border-field" />
            {practice}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-l-2 border-gold pl-4 italic">{value.question}</p>
    </article>
  );
}
