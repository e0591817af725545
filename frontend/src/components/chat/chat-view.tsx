import { limits } from '@kbf/contracts';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Answering } from '../../lib/chat/answering.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { keptPlace, useIsKept } from '../../lib/chat/kept-place.ts';
import type { TextChat } from '../../lib/chat/text-assistants.ts';
import { useSuggestions } from '../../lib/chat/use-suggestions.ts';
import { isOurTrouble, backOnline, wasOffline, whyNoReply } from '../../lib/chat/why-no-reply.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useTypedBefore } from '../../lib/browser/use-typed-before.ts';
import { CareBeside } from '../care/care-beside.tsx';
import { DangerLine } from '../help-line/danger-line.tsx';
import { WithCare } from '../care/with-care.tsx';
import { Button } from '../ui/button.tsx';
import { ChatComposer } from './chat-composer.tsx';
import type { Persona } from './persona.ts';
import { Transcript } from './transcript.tsx';
import { Speaker } from './turn.tsx';
import { useAsking } from './use-asking.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useOnline } from '../../lib/browser/use-online.ts';

const KeptBar = lazyNamed(() => import('./kept/kept-bar.tsx'), 'KeptBar');

type ChatViewProps = {
  chat: TextChat;
  answering: Answering;
  persona: Persona;
  className?: string;
};

/**
 * A whole chat with its text field: a conversation with a language model, or else a library of written answers. It
 * fills the height of its container.
 */
export function ChatView({ chat, answering, persona, className = '' }: ChatViewProps) {
  const { draft, exchanges, pending, failure } = chat;
  const isLibrary = answering.by === 'library';
  const isKept = useIsKept(answering);
  const field = useRef<HTMLTextAreaElement>(null);
  const asking = useAsking(chat, field);
  const { questions, due } = useSuggestions(
    isLibrary ? answering.guide : undefined,
    draft.text,
    pending !== undefined,
  );
  const typedFirst = due?.care.level === 'certain' && chat.care?.care.level !== 'certain';
  const care = typedFirst ? due : (chat.care ?? due);
  useTypedBefore(field, pending ? '' : draft.text, (text) => chat.change({ text }));
  const helpFirst = care?.care.level === 'certain';
  // The card of a likely danger stands at the top of its reply.
  const hasCard = care?.care.level === 'likely' && care === chat.care && !pending;
  const quiet = helpFirst || hasCard ? undefined : care;
  const suggests = isLibrary && quiet?.care.level !== 'likely';
  const isTrouble = failure !== undefined && !failure.loginLost && isOurTrouble(failure);

  const complain = useEffectEvent(() => {
    // A person who needs help must not see other messages.
    if (isTrouble && !helpFirst && persona.onFailure.toast) toast(persona.onFailure.toast);
  });
  useEffect(() => {
    if (failure) complain();
  }, [failure]);

  return (
    // With help, or in a low window, everything scrolls together, so that help has the space and Send stays in reach.
    <div className={`flex min-h-0 flex-col overflow-y-auto ${className}`}>
      {isKept && (
        // The height that it takes, so that nothing moves when its code arrives.
        <Suspense fallback={<div className="min-h-[3.2rem] shrink-0 border-b border-hairline" />}>
          <KeptBar chat={chat} assistant={persona.assistant} onGoOn={asking.goOn} />
        </Suspense>
      )}
      <Transcript
        chat={chat}
        answering={answering}
        persona={persona}
        onChoose={asking.choose}
        helpFirst={helpFirst}
        suggests={suggests}
      >
        {isTrouble && !pending && persona.onFailure.says && (
          <div role="alert" className="flex flex-col gap-2 pt-6">
            <Speaker name="From us" />
            <p>{persona.onFailure.says}</p>
          </div>
        )}
        {exchanges.length === 0 && !pending && !failure && (
          <div className={answering.by === 'unknown' ? 'invisible' : ''}>
            <Starters starters={persona.starters} onChoose={asking.write} />
          </div>
        )}
      </Transcript>
      <div className="relative border-t border-hairline px-5 py-4">
        {/* Above the field, where the person looks after sending, and where it moves no text. Always in the DOM, so
            that screen readers announce a new line. */}
        <div aria-live="polite">
          {quiet && (
            <div className="mb-4 max-h-[max(40dvh,16rem)] overflow-y-auto" key={quiet.id}>
              <CareBeside care={quiet.care} />
            </div>
          )}
        </div>
        <WithCare due={helpFirst ? care : undefined} onSafe={() => void chat.saySafe(typedFirst)}>
          <div className="flex flex-col gap-2">
            {failure && !pending && !failure.loginLost && (
              <ChatFailure failure={failure} onRetry={asking.retry} />
            )}
            <ChatComposer
              text={draft.text}
              pending={pending !== undefined}
              placeholder={isLibrary ? 'Your question' : persona.placeholder}
              waiting={(isLibrary ? persona.library : persona).waiting}
              field={field}
              onText={(text) => chat.change({ text: text.slice(0, limits.chatMessage) })}
              suggestions={
                suggests
                  ? { questions, onChoose: (question) => asking.choose(question, draft.text) }
                  : undefined
              }
              onSend={asking.send}
              onStop={asking.stop}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-quiet">
              <DangerLine />
              {exchanges.length > 0 && !pending && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="-mr-3.5 min-h-11"
                  onClick={() => {
                    asking.startOver();
                    keptPlace.forget(persona.assistant.name);
                  }}
                >
                  Start over
                </Button>
              )}
            </div>
          </div>
        </WithCare>
      </div>
    </div>
  );
}

type ChatFailureProps = { failure: ApiError; onRetry: () => void };

/** A quiet line at the field: no answer came, and the text is still there. */
function ChatFailure({ failure, onRetry }: ChatFailureProps) {
  const isBack = useOnline() && wasOffline(failure);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className={`min-w-0 flex-1 basis-48 text-sm ${isBack ? 'text-quiet' : 'text-clay'}`}>
        {isBack && `You are back online. ${backOnline}`}
        {!isBack &&
          (isOurTrouble(failure) && failure.status > 0
            ? 'That did not send. Try again.'
            : whyNoReply(failure))}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

type StartersProps = { starters: Persona['starters']; onChoose: (text: string) => void };

/** Quick starts: each puts its text in the field; nothing is sent automatically. */
function Starters({ starters, onChoose }: StartersProps) {
  return (
    <ul aria-label="Quick starts" className="flex flex-wrap gap-2 pt-5">
      {starters.map(({ label, text }) => (
        <li key={label}>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11 text-left"
            onClick={() => onChoose(text)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
