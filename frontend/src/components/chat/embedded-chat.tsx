import { useAnswering } from '../../lib/chat/answering.ts';
import { useKeptAssistant } from '../../lib/chat/kept-place.ts';
import { useStreamedChat } from '../../lib/chat/use-streamed-chat.ts';
import { ChatView } from './chat-view.tsx';
import type { Persona } from './persona.ts';

type ChatProps = {
  persona: Persona;
  /** Sets its height, such as `h-[min(44rem,80dvh)]`: the conversation scrolls inside it. */
  className?: string;
};

/** A chat in a page: `<EmbeddedChat persona={businessPersona} className="h-[min(44rem,80dvh)]" />`. */
export function EmbeddedChat({ persona, className }: ChatProps) {
  const answering = useAnswering(persona.assistant.guide);
  const chat = useStreamedChat(useKeptAssistant(persona.assistant, answering));
  return (
    <section
      aria-label={persona.name}
      className={`flex min-w-0 flex-col rounded-md border border-hairline bg-surface ${className}`}
    >
      <ChatView chat={chat} answering={answering} persona={persona} className="flex-1" />
    </section>
  );
}
