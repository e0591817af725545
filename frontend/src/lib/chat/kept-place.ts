import { fillPath } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useMemo } from 'react';
import { send } from '../api/request.ts';
import { forgetDraft, keepDraft, readDraft } from '../browser/drafts.ts';
import { createExternalStore, useExternalStore } from '../browser/external-store.ts';
import { useSession } from '../session/session.ts';
import type { Answering } from './answering.ts';
import type { KeptFields } from './chat-assistant.ts';
import type { TextAssistant } from './text-assistants.ts';

/** Where the server keeps a chat's messages. Stored for this tab, and deleted when the login changes. */
export type KeptPlace = {
  /** Id of the conversation; empty before its first message. */
  id: string;
  /** The server has kept something of it. */
  isBegun: boolean;
  /** The person does not want this conversation to be kept. */
  isOff: boolean;
  /** The last message was not kept, although it should have been. */
  isMissed: boolean;
};

const noPlace: KeptPlace = { id: '', isBegun: false, isOff: false, isMissed: false };
const keyOf = (chat: string) => `${chat}:kept`;
const changes = createExternalStore(0);

export const keptPlace = {
  read: (chat: string): KeptPlace => ({ ...noPlace, ...readDraft(keyOf(chat), noPlace) }),
  set(chat: string, place: Partial<KeptPlace>): void {
    keepDraft(keyOf(chat), { ...noPlace, ...place });
    changes.set(changes.get() + 1);
  },
  /** The next message begins another conversation. */
  forget(chat: string): void {
    forgetDraft(keyOf(chat));
    changes.set(changes.get() + 1);
  },
};

export function useKeptPlace(chat: string): KeptPlace {
  useExternalStore(changes);
  return keptPlace.read(chat);
}

/** @returns undefined when the person does not want it, or this browser stores nothing */
function placeForMessage(chat: string): KeptFields | undefined {
  const { id, isBegun, isOff } = keptPlace.read(chat);
  if (isOff) return undefined;
  if (isBegun) return { conversationId: id };
  const conversationId = id || crypto.randomUUID();
  keptPlace.set(chat, { id: conversationId });
  const isStored = keptPlace.read(chat).id === conversationId;
  return isStored ? { conversationId, startsConversation: true } : undefined;
}

/** Whether conversations are kept here: of members, while a language model answers. */
export const useIsKept = (answering: Answering): boolean =>
  useSession().status === 'member' && answering.by === 'model';

/** The same assistant, whose conversation the server keeps. */
export function useKeptAssistant(assistant: TextAssistant, answering: Answering): TextAssistant {
  const isKept = useIsKept(answering);
  return useMemo(() => (isKept ? keeping(assistant) : assistant), [assistant, isKept]);
}

const forgetAtServer = (id: string) =>
  send(fillPath(callPaths.deleteConversation.path, { id }), { method: 'DELETE' }).catch(() => null);

const keeping = (assistant: TextAssistant): TextAssistant => ({
  ...assistant,
  ask: async (said, about, options) => {
    const { name } = assistant;
    const kept = placeForMessage(name);
    const reply = await assistant.ask(said, { ...about, ...(kept && { kept }) }, options);
    const now = keptPlace.read(name);
    // Turned off before the server had begun it.
    if (now.isOff && reply.conversationId) await forgetAtServer(reply.conversationId);
    // The person may have decided otherwise meanwhile.
    if (kept && now.id === kept.conversationId && !now.isOff) {
      const isMissed = reply.conversationId === undefined;
      keptPlace.set(name, { ...now, isBegun: now.isBegun || !isMissed, isMissed });
    }
    return reply;
  },
});
