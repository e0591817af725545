import type { FounderProfile } from '@kbf/contracts';

/** Sentences, one below the other, with space between them. */
function Sentences({ id, title, sentences }: { id: string; title: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="kicker">
        {title}
      </h2>
      <ol className="mt-4">
        {sentences.map((sentence) => (
          <li
            key={sentence}
            dir="auto"
            className="prose-serif border-b border-hairline py-5 text-xl leading-snug! [overflow-wrap:anywhere]"
          >
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The founder's beliefs about people, and encouraging statements. */
export function Beliefs({ profile }: { profile: FounderProfile }) {
  return (
    <div className="grid gap-x-20 gap-y-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Sentences
        id="human-beliefs"
        title="What I believe about people"
        sentences={profile.humanBeliefs}
      />
      <Sentences
        id="empowering-beliefs"
        title="What gives me courage"
        sentences={profile.empoweringBeliefs}
      />
    </div>
  );
}
