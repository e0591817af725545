import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Answering } from '../../lib/chat/answering.ts';
import type { TextChat } from '../../lib/chat/text-assistants.ts';
import { Intro } from './intro.tsx';
import { AfterAnswer } from './library/after-answer.tsx';
import type { Choices } from './library/suggestions.tsx';
import type { Persona } from './persona.ts';
import { RateReply } from './rating/rate-reply.tsx';
import { Reply, Speaker, Turn } from './turn.tsx';

type TranscriptProps = {
  chat: TextChat;
  answering: Answering;
  persona: Persona;
  /** A related question was chosen. */
  onChoose: Choices['onChoose'];
  /** Help is shown below in place of the last reply. */
  helpFirst: boolean;
  /** Questions may be suggested below, so there is space for them after the last turn. */
  suggests: boolean;
  /** Our own content after the last turn. */
  children?: ReactNode;
};

/** Scrolls the top of the last turn to the top of the view, once per turn, and never while the person reads. */
function useLastTurnInView(id: string | undefined, list: RefObject<HTMLElement | null>) {
  const turn = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (id && turn.current && list.current) list.current.scrollTo({ top: turn.current.offsetTop });
  }, [id, list]);
  return turn;
}

type BeingWrittenProps = { streamed: string; persona: Persona; answering: Answering };

/** A reply in progress: its pieces, or a status until the first piece. */
function BeingWritten({ streamed, persona, answering }: BeingWrittenProps) {
  const { waiting } = answering.by === 'library' ? persona.library : persona;
  return (
    <div className="flex flex-col gap-2">
      <Speaker name={persona.name} label="a program" />
      {streamed && (
        <p aria-busy="true" className="prose-serif [overflow-wrap:anywhere] whitespace-pre-line">
          {streamed}
        </p>
      )}
      <output className="flex items-center gap-3 text-sm text-quiet">
        <span className="size-2 rounded-full bg-gold forced-colors:bg-[Highlight]" />
        {streamed ? 'Writing...' : waiting}
      </output>
    </div>
  );
}

/** The conversation, oldest first. It keeps the reader's scroll position. */
export function Transcript(props: TranscriptProps) {
  const { chat, answering, persona, onChoose, helpFirst, suggests, children } = props;
  const { exchanges, pending, care } = chat;
  const list = useRef<HTMLElement>(null);
  const last = pending?.requestId ?? exchanges.at(-1)?.id;
  /** The reply whose quiet line is shown below, at the text field. */
  const lineBelow = care && exchanges.at(-1)?.id;
  const lastTurn = useLastTurnInView(last, list);
  const turns = [
    ...exchanges.map(({ id, said, at, reply, repliedAt }) => ({
      id,
      said: said.chosen?.question ?? said.text,
      at,
      reply:
        helpFirst && reply.source === 'crisis' && id === last ? null : (
          <Reply
            reply={reply}
            name={persona.name}
            at={repliedAt}
            hasLine={
              reply.care?.level === 'likely' ||
              (reply.care !== undefined && reply.source !== 'crisis' && id !== lineBelow)
            }
          />
        ),
      after: (
        <>
          {reply.isInterrupted && <p className="text-sm text-quiet">The reply ended here.</p>}
          {reply.source !== 'crisis' && (
            <RateReply
              assistant={persona.assistant.guide}
              question={said.text.trim()}
              reply={reply}
            />
          )}
          {reply.library && id === last && !helpFirst && (
            <AfterAnswer
              answer={reply.library}
              words={said.text}
              Beside={persona.Beside}
              onChoose={onChoose}
            />
          )}
        </>
      ),
    })),
    ...(pending
      ? [
          {
            id: pending.requestId,
            said: pending.said.chosen?.question ?? pending.said.text,
            at: pending.at,
            reply: null,
            writing: (
              <BeingWritten streamed={pending.streamed} persona={persona} answering={answering} />
            ),
          },
        ]
      : []),
  ];
  const below = suggests ? 'pb-50' : 'pb-6';
  const height = helpFirst ? 'shrink-0' : 'min-h-0 flex-1 overflow-y-auto overscroll-contain';
  return (
    <section
      ref={list}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Conversation"
      className={`relative px-5 focus-visible:-outline-offset-2 ${below} ${height}`}
    >
      <Intro persona={persona} answering={answering} />
      {turns.map(({ id, ...turn }) => (
        <Turn
          key={id}
          {...turn}
          {...(id === last ? { ref: lastTurn } : {})}
          // Enough space so that the last turn can be at the top.
          className={id === last && !helpFirst ? 'min-h-full' : ''}
        />
      ))}
      {children}
    </section>
  );
}
