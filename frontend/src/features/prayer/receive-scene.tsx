import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../../lib/paths.ts';
import type { Pending } from '../../lib/chat/use-streamed-chat.ts';
import { BeingWritten } from './being-written.tsx';
import { loadCalls } from './load-calls.ts';
import { labelOf, ReplyLabel, ReplyLetter } from './reply-letter.tsx';
import { RequestLetter } from './request-letter.tsx';
import { sayShared } from './shared-toast.ts';
import { useOutcome } from './use-outcome.ts';
import type { Draft, Exchange } from './use-prayer-chat.ts';
import { WayToFeed } from './way-to-feed.tsx';

type ReceiveSceneProps = {
  pending: Pending<Draft> | undefined;
  /** The latest one, when no other is pending. */
  exchange: Exchange | undefined;
  /** Help is shown above in place of the reply. */
  helpFirst: boolean;
  /** The reply arrived while this page was open. */
  isFresh: boolean;
  /** Takes the focus when the scene begins. */
  label: RefObject<HTMLHeadingElement | null>;
  onStop: () => void;
  /** The person has finished reading: the next visit starts with an empty page. */
  onRead: () => void;
  onAgain: () => void;
};

/** Ignore the second press of a double click: it was meant for the previous button. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** Receive: the request as a letter, and below the gold line the answer, its label first. */
export function ReceiveScene(props: ReceiveSceneProps) {
  const { pending, exchange, helpFirst, isFresh, label, onStop, onRead, onAgain } = props;
  const area = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const reply = pending ? undefined : exchange?.reply;
  const said = pending?.said ?? exchange?.said;
  const isWriting = pending !== undefined;
  const outcome = useOutcome(reply);
  const publishedId =
    typeof outcome === 'object' && ['public', 'members'].includes(outcome.state)
      ? outcome.id
      : undefined;

  const onPublished = useEffectEvent(() => {
    if (!isFresh) return;
    void loadCalls().then(({ reloadFeed }) => reloadFeed());
    sayShared();
  });
  useEffect(() => {
    if (publishedId) onPublished();
  }, [publishedId]);

  useLayoutEffect(() => {
    // Stop had the focus and is gone.
    if (!isWriting && document.activeElement === document.body)
      label.current?.focus({ preventScroll: true });
  }, [isWriting, label]);

  function goToFeed() {
    onRead();
    void navigate(paths.prayerFeed.href(publishedId));
  }

  if (!said) return null;
  return (
    <article ref={area} className="measure flex animate-fade-in flex-col gap-4 md:gap-6">
      <RequestLetter text={said.text.trim()} photo={said.photo || undefined} />
      {!(helpFirst && reply) && (
        <section className="border-t border-gold pt-4">
          <ReplyLabel
            ref={label}
            {...(reply
              ? labelOf(reply)
              : { title: 'A prayer for you', label: 'a program writes it' })}
          />
          <div className="mt-2 md:mt-3">
            {pending && <BeingWritten {...pending} />}
            {/* Always in the DOM, so that screen readers announce the complete reply once. */}
            <div aria-live={helpFirst ? 'off' : 'polite'}>
              {reply && (
                <ReplyLetter reply={reply} outcome={outcome}>
                  <div ref={end} />
                </ReplyLetter>
              )}
            </div>
          </div>
          {pending && (
            <Button
              variant="outline"
              className="mt-6"
              onClick={(event) => !isSecondPress(event) && onStop()}
            >
              Stop
            </Button>
          )}
          {publishedId && (
            <WayToFeed
              prayerId={publishedId}
              opensByItself={isFresh}
              end={end}
              area={area}
              onOver={goToFeed}
              onLeave={onRead}
              onAgain={onAgain}
            />
          )}
          {reply && !publishedId && (
            <Button variant="outline" className="mt-8" onClick={onAgain}>
              Pray for something else
            </Button>
          )}
        </section>
      )}
    </article>
  );
}
