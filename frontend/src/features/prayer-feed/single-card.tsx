import { whoAnswered, type Prayer } from '@kbf/contracts';
import { MessageCircle } from 'lucide-react';
import { MarkedText } from '../../components/prayer/marked-text.tsx';
import { ArchLine } from '../../components/ui/arch.tsx';
import { fullDate } from '../../lib/browser/relative-time.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { LetterPhoto } from './letter-photo.tsx';
import { LikeButton } from './like-button.tsx';
import { PrayerMenu } from './prayer-menu.tsx';
import { ShareButton } from './share-button.tsx';
import { marks } from './use-turning.ts';
import { EditedMark } from './edited-mark.tsx';

type SingleCardProps = {
  prayer: Prayer;
  onRemoved: () => void;
};

/** One prayer below an arch: its date, its text, and all comments. */
export function SingleCard({ prayer, onRemoved }: SingleCardProps) {
  const { id, createdAt, aiPrayerResponse: response, passages, commentCount } = prayer;
  const label = whoAnswered(prayer.responseSource);
  return (
    <article className="relative animate-fade-in rounded-t-[10rem] rounded-b-md border border-hairline bg-surface px-6 pt-10 pb-7 sm:rounded-t-[18rem] sm:px-14 sm:pt-14">
      <header className="flex flex-col items-center gap-3">
        <ArchLine className="h-9 text-gold" />
        <h2
          {...{ [marks.name]: '' }}
          tabIndex={-1}
          className="text-sm font-semibold text-quiet tabular-nums"
        >
          <time dateTime={createdAt}>{fullDate(createdAt)}</time>
          <EditedMark at={prayer.editedAt} />
        </h2>
      </header>
      {prayer.photoUrl && (
        <div className="flex justify-center">
          <LetterPhoto
            url={prayer.photoUrl}
            size={prayer.photoSize}
            alt="Shared with this prayer"
          />
        </div>
      )}
      <p
        dir="auto"
        className="prose-serif mt-7 text-center text-xl [overflow-wrap:anywhere] whitespace-pre-line sm:text-2xl"
      >
        {prayer.userRequest}
      </p>
      {response && (
        <section className="mt-9">
          <div aria-hidden="true" className="mx-auto h-px w-24 bg-gold" />
          <h3 className="mt-6 text-center font-semibold text-gold-text">
            Prayer Response
            {label && <span className="block text-sm font-normal text-quiet">{label}</span>}
          </h3>
          <div className="prose-serif measure mx-auto mt-3 flex flex-col gap-3 text-lg">
            <MarkedText message={response} passages={passages} />
          </div>
        </section>
      )}
      <div className="mt-9 flex flex-wrap items-center justify-center border-y border-hairline max-sm:-mx-2 max-sm:[&_button]:px-2 sm:gap-1 py-1.5 print:hidden">
        <LikeButton prayer={prayer} named />
        <p className="flex items-center gap-2.5 px-2 text-quiet sm:px-4">
          <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="tabular-nums">{commentCount}</span>
          <span className="sr-only">{commentCount === 1 ? 'comment' : 'comments'}</span>
        </p>
        <ShareButton prayer={prayer} />
        <PrayerMenu prayer={prayer} onRemoved={onRemoved} />
      </div>
      <div className="mt-6 flex flex-col gap-5 print:hidden">
        <CommentList prayer={prayer} expanded onExpand={() => undefined} />
        <CommentForm prayerId={id} send="icon" />
      </div>
    </article>
  );
}
