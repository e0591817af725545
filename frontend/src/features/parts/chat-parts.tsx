import { Chat } from '../../components/chat/chat.tsx';
import { businessPersona } from '../../components/chat/personas.ts';

/** A chat as it stands in a page; its floating form is at the edge of this one. */
export function ChatParts() {
  return <Chat persona={businessPersona} className="h-[32rem]" />;
}
