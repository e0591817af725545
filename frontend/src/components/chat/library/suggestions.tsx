import type { WrittenQuestion } from '@kbf/contracts';
import type { KeyboardEvent, RefObject } from 'react';

/** Questions to choose from, and what a choice does. */
export type Choices = {
  questions: readonly WrittenQuestion[];
  onChoose: (question: WrittenQuestion) => void;
};

type SuggestionsProps = Choices & { field: RefObject<HTMLTextAreaElement | null> };

const buttonsOf = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll('button') ?? []),
];

/** The down arrow moves from the end of the text to the first suggestion. */
export function goToSuggestions(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, currentTarget: field, shiftKey } = event;
  const [first] = buttonsOf(field.parentElement);
  if (key !== 'ArrowDown' || shiftKey || !first || field.selectionEnd < field.value.length) return;
  event.preventDefault();
  first.focus();
}

/**
 * The best matching questions while a person types. They overlap the end of the conversation, each two lines high, so
 * that nothing moves when they change.
 */
export function Suggestions({ questions, onChoose, field }: SuggestionsProps) {
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = buttonsOf(event.currentTarget.closest('ul'));
    const next = buttons.indexOf(event.currentTarget) + step;
    (next < 0 ? field.current : buttons[next])?.focus();
  }

  const count = questions.length;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {count === 1 && 'One answer matches. Press the down arrow to choose it.'}
        {count > 1 && `${count} answers match. Press the down arrow to choose one.`}
      </p>
      {count > 0 && (
        <div className="absolute inset-x-0 bottom-full border-t border-gold/60 bg-surface">
          <p aria-hidden="true" className="px-5 pt-2 text-sm font-semibold text-quiet">
            Closest questions
          </p>
          <ul aria-label="Closest questions" className="min-h-36 divide-y divide-hairline">
            {questions.map((question) => (
              <li key={question.id}>
                <button
                  type="button"
                  onClick={() => onChoose(question)}
                  onKeyDown={move}
                  className="flex h-12 w-full items-center px-5 text-left leading-tight hover:bg-gold/8 focus-visible:-outline-offset-2"
                >
                  <span className="line-clamp-2">{question.question}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
