type VerseProps = {
  text: string;
  reference: string;
  /** Size and width of the text. */
  className?: string;
};

/** Scripture: the text in the serif, the reference in small capitals below a short gold line. */
export function Verse({ text, reference, className = 'text-xl' }: VerseProps) {
  return (
    <figure>
      <blockquote className={`prose-serif ${className}`}>
        <p className="hanging-quote">“{text}”</p>
      </blockquote>
      <figcaption className="reference mt-4 flex items-center gap-3 text-gold-text">
        <span className="h-px w-8 bg-gold" aria-hidden="true" />
        {reference}
      </figcaption>
    </figure>
  );
}
