import type { RefObject } from 'react';
import { DangerLine } from '../../components/help-line/danger-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useTypedBefore } from '../../lib/browser/use-typed-before.ts';
import { PrayerComposer } from './prayer-composer.tsx';
import { ReplyFailed } from './reply-failed.tsx';
import type { usePostWithoutReply } from './use-post-without-reply.ts';
import { whyHeld } from './where-it-went.ts';
import type { usePrayerChat } from './use-prayer-chat.ts';

type WriteSceneProps = {
  chat: ReturnType<typeof usePrayerChat>;
  posting: ReturnType<typeof usePostWithoutReply>;
  /** Takes the focus when the page starts with this scene. */
  field: RefObject<HTMLTextAreaElement | null>;
  trouble: RefObject<HTMLDivElement | null>;
  onSend: () => void;
};

/** Write: a small heading, then the field. */
export function WriteScene({ chat, posting, field, trouble, onSend }: WriteSceneProps) {
  const { draft, pending, failure } = chat;
  useTypedBefore(field, draft.text, (text) => chat.change({ text }));
  return (
    <div className="measure flex flex-col gap-4">
      {posting.held && (
        <Notice tone="done" title="Your prayer is safe.">
          {whyHeld[posting.held]}
        </Notice>
      )}
      {failure && !pending && (
        <ReplyFailed
          ref={trouble}
          failure={failure}
          draft={draft}
          posting={posting}
          onRetry={onSend}
        />
      )}
      <PrayerComposer
        draft={draft}
        pending={pending !== undefined}
        field={field}
        onDraft={chat.change}
        onSend={onSend}
      />
      <div className="text-sm text-quiet">
        <p>
          A program writes the replies, not a person.
          {/* Two short lines: they wrap the same before the font has loaded. */}
          <br />
          Each prayer says who wrote it.
        </p>
        <DangerLine />
      </div>
    </div>
  );
}
