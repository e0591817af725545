import type { LibraryAnswer } from '@kbf/contracts';
import { ChevronRight } from 'lucide-react';
import type { Persona } from '../persona.ts';
import type { Choices } from './suggestions.tsx';
import { sectionHref } from '../../../lib/paths.ts';
import { askInJoinForm } from '../../../lib/browser/join-draft.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Related questions after an answer. */
function RelatedQuestions({ questions, onChoose }: Choices) {
  return (
    <section aria-label="Related questions">
      <p aria-hidden="true" className="text-sm font-semibold text-quiet">
        Related questions
      </p>
      <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
        {questions.map((question) => (
          <li key={question.id}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left leading-snug text-gold-text hover:bg-gold/8"
            >
              {question.question}
              <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AfterAnswerProps = {
  answer: LibraryAnswer;
  /** The person's text. */
  words: string;
  Beside: Persona['Beside'];
  onChoose: Choices['onChoose'];
};

/** Below the latest answer: related material, related questions, and the way to a person when no answer fits. */
export function AfterAnswer({ answer, words, Beside, onChoose }: AfterAnswerProps) {
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      {Beside && <Beside answer={answer} words={words} />}
      {answer.related.length > 0 && (
        <RelatedQuestions questions={answer.related} onChoose={onChoose} />
      )}
      {answer.person && <AskAPerson words={words} />}
    </div>
  );
}

/** Leads to the contact form, filled with the person's text. */
function AskAPerson({ words }: { words: string }) {
  return (
    <div>
      <LinkButton
        to={sectionHref('contact')}
        variant="outline"
        onClick={() => askInJoinForm(words)}
      >
        Ask a person
      </LinkButton>
      <p className="mt-1.5 text-sm text-quiet">
        Opens the contact form with your question filled in. Nothing is sent yet.
      </p>
    </div>
  );
}
