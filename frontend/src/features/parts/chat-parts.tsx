import { EmbeddedChat } from '../../components/chat/embedded-chat.tsx';
import { businessPersona } from '../../components/chat/personas.ts';

/** A chat inside a page; its floating version is at the edge of this page. */
export function ChatParts() {
  return <EmbeddedChat persona={businessPersona} className="h-[32rem]" />;
}
