import { Chat } from '../../components/chat/chat.tsx';
import { businessPersona } from '../../components/chat/personas.ts';

/** A chat inside a page; its floating version is at the edge of this page. */
export function ChatParts() {
  return <Chat persona={businessPersona} className="h-[32rem]" />;
}
