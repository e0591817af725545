import type { ChatReply } from '@kbf/contracts';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { StreamedChat } from '../../lib/chat/use-streamed-chat.ts';
import type { Persona } from './persona.ts';
import { Reply, Speaker, Turn } from './turn.tsx';

type TranscriptProps = {
  chat: StreamedChat<{ text: string }, ChatReply>;
  persona: Persona;
  /** Help stands below in place of the last reply. */
  helpFirst: boolean;
  /** After the last turn: words of ours. */
  children?: ReactNode;
};

/** Puts the top of the last turn at the top of the view, once for each that is said: never while somebody reads. */
function useLastTurnInView(id: string | undefined, list: RefObject<HTMLElement | null>) {
  const turn = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (id && turn.current && list.current) list.current.scrollTo({ top: turn.current.offsetTop });
  }, [id, list]);
  return turn;
}

/** A reply while it is written: the pieces as they come, or what is being done until the first. */
function BeingWritten({ streamed, persona }: { streamed: string; persona: Persona }) {
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
        {streamed ? 'Writing...' : persona.waiting}
      </output>
    </div>
  );
}

/** The conversation on paper, oldest first. It stays where its reader is. */
export function Transcript({ chat, persona, helpFirst, children }: TranscriptProps) {
  const { exchanges, pending, care } = chat;
  const list = useRef<HTMLElement>(null);
  const last = pending?.requestId ?? exchanges.at(-1)?.id;
  /** The reply whose quiet line stands below, where one writes. */
  const lineBelow = care && exchanges.at(-1)?.id;
  const lastTurn = useLastTurnInView(last, list);
  const turns = [
    ...exchanges.map(({ id, said, at, reply, repliedAt }) => ({
      id,
      said: said.text,
      at,
      reply:
        helpFirst && reply.source === 'crisis' && id === last ? null : (
          <Reply
            reply={reply}
            name={persona.name}
            at={repliedAt}
            hasLine={reply.care?.level === 'possible' && id !== lineBelow}
          />
        ),
      writing: null,
    })),
    ...(pending
      ? [
          {
            id: pending.requestId,
            said: pending.said.text,
            at: pending.at,
            reply: null,
            writing: <BeingWritten streamed={pending.streamed} persona={persona} />,
          },
        ]
      : []),
  ];
  return (
    <section
      ref={list}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Conversation"
      className={`relative px-5 pb-6 focus-visible:-outline-offset-2 ${helpFirst ? 'shrink-0' : 'min-h-0 flex-1 overflow-y-auto overscroll-contain'}`}
    >
      <div className="flex flex-col gap-2 pt-5">
        <Speaker name={persona.name} label="a program, not a person" />
        <p className="prose-serif text-lg">{persona.welcome}</p>
      </div>
      {turns.map(({ id, ...turn }) => (
        <Turn
          key={id}
          {...turn}
          {...(id === last ? { ref: lastTurn } : {})}
          // So much room that what was said last can stand at the top.
          className={id === last && !helpFirst ? 'min-h-full' : ''}
        />
      ))}
      {children}
    </section>
  );
}
