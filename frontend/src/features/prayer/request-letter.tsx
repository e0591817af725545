import { useLayoutEffect, useRef, useState } from 'react';

type RequestLetterProps = { text: string; photo: string | undefined };

/** The person's text as a letter. A long one is collapsed, so that the answer is at the top of the view. */
export function RequestLetter({ text, photo }: RequestLetterProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const shown = words.current;
    if (shown && !isOpen) setIsLong(shown.scrollHeight > shown.clientHeight + 1);
  }, [isOpen]);
  return (
    <div className="flex items-start gap-5">
      <div className="min-w-0 flex-1">
        <h2 className="sr-only">Your prayer request</h2>
        <p
          ref={words}
          dir="auto"
          className={`prose-serif [overflow-wrap:anywhere] md:text-lg whitespace-pre-line ${isOpen ? '' : 'line-clamp-2 md:line-clamp-3'}`}
        >
          {text}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-mb-2 min-h-11 text-sm text-quiet underline underline-offset-4 hover:text-ink"
          >
            {isOpen ? 'Show less' : 'Show full request'}
          </button>
        )}
      </div>
      {photo && (
        <img
          src={photo}
          alt="Attached by you"
          className="size-16 shrink-0 rounded-sm object-cover md:size-20"
        />
      )}
    </div>
  );
}
