import type { DeskDetail } from '@kbf/contracts';
import { EyeOff, Globe } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useKeptText } from '../../lib/browser/use-kept-text.ts';
import { dayAndTime, relativeTimeWithin } from '../../lib/browser/relative-time.ts';
import { type Decide, onFirstClick } from './decide.ts';
import { noteDraft } from './desk-place.ts';
import { reasonWords } from './desk-words.ts';
import { NoteField } from './note-field.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

type Waiting = NonNullable<DeskDetail['text']>;

/** For a name: until it is shown, others see the person as "Fellowship Member". */
const nameLabels = { release: 'Show this name', hide: 'Keep it hidden', badge: 'Held' } as const;

const labels: Record<Waiting['state'], { release: string; hide: string; badge: string }> = {
  held: { release: 'Publish', hide: 'Keep hidden', badge: 'Held' },
  public: { release: 'Leave it public', hide: 'Hide', badge: 'Public' },
  hidden: { release: 'Show it again', hide: 'Keep hidden', badge: 'Hidden after reports' },
};

const placesOf: Partial<Record<string, string>> = {
  members: 'Members only.',
  circle: 'One prayer circle.',
};

/** Where it is published, if others can see it there. */
function placeOf({ kind, id, prayerId, state, also }: Waiting): string | undefined {
  if (kind === 'profile') return state === 'public' ? paths.profile.href(id) : undefined;
  if (kind === 'need' || kind === 'name') return undefined;
  // Admins do not get into circles.
  if (also.audience === 'circle' || also.context !== undefined) return undefined;
  const isThere = kind === 'comment' || kind === 'thanks' || kind === 'photo' || state === 'public';
  // A prayer for members has no share page.
  return isThere ? paths.prayerFeed.href(prayerId ?? id) : undefined;
}

const Photo = ({ src, alt }: { src: string; alt: string }) => (
  <img src={src} alt={alt} className="max-h-96 w-auto max-w-full self-start rounded-md" />
);

/** Everything else that the decision makes public or leaves public. */
function AlsoPublic({ also }: { also: Waiting['also'] }) {
  const parts = [
    ['Who can see it', (also.audience && placesOf[also.audience]) ?? null],
    ['Below this prayer, in a circle', also.context ?? null],
    ['Tags', also.tags.join(', ')],
    ['Thank-you note', also.thanks],
    ['Changed since the report (publishing shows this instead)', also.waiting],
    ['Photo', also.removesPhoto ? 'The owner has removed it since the report.' : null],
  ] as const;
  return (
    <>
      {parts.map(
        ([name, words]) =>
          words && (
            <section key={name} aria-label={name} className="measure [overflow-wrap:anywhere]">
              <h3 className="font-semibold">{name}</h3>
              <p className="whitespace-pre-line">{words}</p>
            </section>
          ),
      )}
      {also.shownPhotoUrl && (
        <Photo src={also.shownPhotoUrl} alt="The reported photo, before it was changed" />
      )}
    </>
  );
}

type Reported = NonNullable<Waiting['chats']>[number]['messages'];

/** The last messages of a private chat, as they were when one of the two reported it. */
function ReportedChat({ messages }: { messages: Reported }) {
  return (
    <section aria-label="A reported private chat" className="measure">
      <h3 className="font-semibold">A reported private chat, its last messages</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {messages.map(({ place, byReported, text, at }) => (
          <li key={place} className="border-l-2 border-hairline pl-4 [overflow-wrap:anywhere]">
            <p className="text-sm text-quiet">
              {byReported ? 'The reported member' : 'The member who reported it'}, {dayAndTime(at)}
            </p>
            <p dir="auto" className="whitespace-pre-wrap">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A waiting text: its words, the hold reason, the reporters, and the two possible decisions. */
export function TextDetail({ detail, onDecide }: { detail: DeskDetail; onDecide: Decide }) {
  const { text: note, write: setNote } = useKeptText(noteDraft(detail.id));
  const [isPending, setIsPending] = useState(false);
  const { text } = detail;
  const canDecide = !isPending;
  const take = (what: 'release' | 'hide') => () => {
    setIsPending(true);
    const kept = note.trim() ? { note: note.trim() } : {};
    void onDecide(detail, what, kept).finally(() => setIsPending(false));
  };
  useDeskKeys(canDecide ? { r: take('release'), h: take('hide') } : {});
  if (!text) return null;
  const label = text.kind === 'name' ? nameLabels : labels[text.state];
  const place = placeOf(text);

  return (
    <>
      <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet [overflow-wrap:anywhere] *:min-w-0">
        <Badge tone={text.state === 'held' ? 'gold' : 'neutral'}>{label.badge}</Badge>
        <span>
          <bdi>{text.authorName}</bdi>, {relativeTimeWithin(text.createdAt)}
        </span>
        {text.reasons.length > 0 && <span>Why: {text.reasons.map(reasonWords).join(', ')}</span>}
      </p>
      {text.text && (
        <blockquote className="measure prose-serif border-l-2 border-gold pl-5 text-lg [overflow-wrap:anywhere] whitespace-pre-line">
          {text.text}
        </blockquote>
      )}
      {text.photoUrl && <Photo src={text.photoUrl} alt="Attached to this post" />}
      <AlsoPublic also={text.also} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={!canDecide} onClick={onFirstClick(take('release'))}>
          <Globe size={18} strokeWidth={1.5} aria-hidden="true" /> {label.release}
        </Button>
        <Button variant="outline" disabled={!canDecide} onClick={onFirstClick(take('hide'))}>
          <EyeOff size={18} strokeWidth={1.5} aria-hidden="true" /> {label.hide}
        </Button>
      </div>
      <NoteField
        hint="Saved with your decision, for other admins. Encrypted."
        value={note}
        onChange={setNote}
        className="measure"
      />
      {text.chats?.map(({ id, messages }) => (
        <ReportedChat key={id} messages={messages} />
      ))}
      {text.chatsLeftOut ? (
        <p className="measure text-quiet">
          Older reports of private chats that are not shown: {text.chatsLeftOut}.
        </p>
      ) : null}
      {text.reports.length > 0 && (
        <section aria-labelledby="reports" className="measure">
          <h3 id="reports" className="font-semibold">
            {text.reports.length === 1 ? 'One report' : `${text.reports.length} reports`}
          </h3>
          <ul className="mt-2 flex flex-col gap-2">
            {text.reports.map(({ reason, at }) => (
              <li key={`${at} ${reason}`} className="border-l-2 border-hairline pl-4">
                <span className="[overflow-wrap:anywhere]">
                  {reason || 'The words were deleted.'}
                </span>{' '}
                <span className="text-sm text-quiet">{dayAndTime(at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text.response && (
        <details className="measure border-y border-hairline py-3">
          <summary className="min-h-11 content-center font-semibold">The response</summary>
          <p className="pt-2 pb-3 [overflow-wrap:anywhere] whitespace-pre-line text-quiet">
            {text.response}
          </p>
        </details>
      )}
      {place && (
        <p>
          <TextLink to={place} target="_blank" reloadDocument>
            See it on the page
          </TextLink>
        </p>
      )}
    </>
  );
}
