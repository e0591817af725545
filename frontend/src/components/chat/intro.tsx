import type { Answering } from '../../lib/chat/answering.ts';
import type { Persona } from './persona.ts';
import { Speaker } from './turn.tsx';

type IntroProps = { persona: Persona; answering: Answering };

/** Shown before the conversation: who answers. The text waits until that is known, so that it never changes. */
export function Intro({ persona, answering }: IntroProps) {
  return (
    <div className="flex flex-col gap-2 pt-5">
      <Speaker name={persona.name} label="a program, not a person" />
      {answering.by === 'library' ? (
        <>
          <p className="prose-serif text-lg">
            This is a library of {answering.answers.toLocaleString('en-US')} written answers{' '}
            {persona.library.about}.
          </p>
          <p className="text-quiet">
            Type your question and choose the closest match. The search uses AI. No one reads what
            you type.
          </p>
        </>
      ) : (
        <p className={`prose-serif text-lg ${answering.by === 'unknown' ? 'invisible' : ''}`}>
          {persona.welcome}
        </p>
      )}
    </div>
  );
}
