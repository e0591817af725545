import type { ChatReply } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Listener } from '../listener.ts';
import type { Assistant } from '../assistant.ts';
import { withTimeout } from '../../care/with-timeout.ts';
import type { Deps } from '../../deps.ts';
import { beginConversation } from '../../conversations/begin-conversation.ts';
import type { AskedToKeep, KeptIn } from '../../conversations/begin-conversation.ts';
import { keepTurn } from '../../conversations/keep-turn.ts';
import type { TurnTexts } from '../../conversations/sealed-turn.ts';

/** Longest wait for the database (milliseconds): neither a reply nor help depends on being kept. */
const waitMs = { ordinary: 10_000, inDanger: 400 } as const;

type Asked = AskedToKeep & { message: string };
type Work = Pick<Deps, 'config' | 'database' | 'model'>;

const waitOf = ({ care }: Pick<Listener, 'care'>) =>
  care?.level === 'certain' ? waitMs.inDanger : waitMs.ordinary;

/**
 * Keeps a member's message and the reply as it was written here, if they want it and a model answers. A reply that ends
 * early is kept as far as it was shown, and marked. Without the database the reply is given all the same.
 * @throws {AppError} 404 for a conversation of another person, before anything is written
 */
export async function keepReply(
  deps: Work,
  { guide }: Assistant,
  asked: Asked,
  { listener, write }: { listener: Listener; write: (listener: Listener) => Promise<ChatReply> },
): Promise<ChatReply> {
  const kept = await keptIn(deps, guide, asked, listener);
  if (!kept) return write(listener);
  let shown = '';
  const say = (text: string) => {
    shown += text;
    listener.say(text);
  };
  const keep = (texts: Omit<TurnTexts, 'said'>) =>
    withTimeout(
      waitOf(listener),
      listener.log,
      deps.database.transaction((tx) =>
        keepTurn(tx, deps.config, kept, { said: asked.message, ...texts }),
      ),
      'a reply was not kept',
    );
  try {
    const reply = await write({ ...listener, say });
    const isKept = await keep({ ...reply, isInterrupted: false });
    return isKept ? { ...reply, conversationId: kept.id } : reply;
  } catch (error) {
    const message = shown.trim();
    if (message) await keep({ message, source: 'model', passages: [], isInterrupted: true });
    throw error;
  }
}

async function keptIn(
  { database, model }: Work,
  assistant: Assistant['guide'],
  { conversationId: id, startsConversation }: Asked,
  listener: Listener,
): Promise<KeptIn | undefined> {
  const { memberId, log, care } = listener;
  if (!model || !memberId || id === undefined) return undefined;
  const begun = database.transaction((tx) =>
    beginConversation(tx, { id, memberId }, { assistant, starts: startsConversation === true }),
  );
  const found = await withTimeout(waitOf(listener), log, begun, 'a conversation was not found');
  if (found !== 'foreign') return found;
  // Help is given whatever the page sent with the words.
  if (care?.level === 'certain') return undefined;
  throw notFound();
}
