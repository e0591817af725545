import { useGetFounderQuery } from '../../lib/api/public-api.ts';

/** The last sentence of the founder's text, which gives the reason. */
function lastSentence(text: string): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim())];
  return sentences.at(-1)?.segment ?? text;
}

/** Name and quote of the founder. While they are missing, the link below is enough. */
export function FounderWords() {
  const { data } = useGetFounderQuery();
  if (!data) return null;
  return (
    <figure className="animate-fade-in">
      <blockquote
        dir="auto"
        className="mt-8 max-w-[26ch] font-display text-3xl leading-[1.2] tracking-[-0.01em] [overflow-wrap:anywhere]"
      >
        <p className="hanging-quote">“{lastSentence(data.identity)}”</p>
      </blockquote>
      <figcaption dir="auto" className="mt-5 mb-9 text-night-quiet">
        {data.firstName} {data.lastName}
      </figcaption>
    </figure>
  );
}
