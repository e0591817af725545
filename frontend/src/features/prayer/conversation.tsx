import type { PrayerReply } from '@kbf/contracts';
import { CareLine } from '../../components/care/care-line.tsx';
import { EarlierHelp } from '../../components/care/earlier-help.tsx';
import { MarkedText } from '../../components/prayer/marked-text.tsx';
import type { Exchange } from './use-prayer-chat.ts';

const writtenBy: Record<PrayerReply['source'], string> = {
  model: 'Written with AI. It can be wrong; people and Scripture are the better guides.',
  guide:
    'From our built-in prayer guide, a computer program with prayers that we wrote. No person answered.',
  crisis: 'You matter to us. Please talk to a person now.',
};

/** Where a prayer went that did not go to the public feed at once, and who can read it. */
function whereItWent({ posted, source, care }: PrayerReply): string | undefined {
  if (source === 'crisis')
    return 'This was not published. Besides you, only our admins can read it.';
  if (care && posted === 'no')
    return 'This was not shared with the community. Because it may be about danger, our admins can read it.';
  if (posted === 'held')
    return 'Your prayer is kept safe. Someone from our team reads it before it appears in the community feed.';
  if (posted === 'no') return 'This prayer stays between you and this page. It was not shared.';
  return undefined;
}

/** What the person wrote: in the serif, set in from the left like a letter. */
function Request({ text, photo }: { text: string; photo: string | undefined }) {
  return (
    <div className="ml-auto max-w-[54ch] border-r-2 border-gold pr-5 text-right">
      <h3 className="sr-only">Your prayer request</h3>
      {photo && (
        <img src={photo} alt="Attached by you" className="mb-4 ml-auto max-h-56 rounded-md" />
      )}
      <p className="prose-serif text-left text-lg whitespace-pre-line">{text}</p>
    </div>
  );
}

/** A reply while it is written: the pieces as they come, or the arch until the first. */
export function ReplyBeingWritten({ streamed, lost }: { streamed: string; lost: boolean }) {
  return (
    <div className="measure">
      {streamed && (
        <p aria-busy="true" className="prose-serif text-lg whitespace-pre-line">
          {streamed}
        </p>
      )}
      <output className="mt-3 flex items-center gap-3 text-quiet">
        <span className="size-2 animate-pulse rounded-full bg-gold" aria-hidden="true" />
        {lost
          ? 'The connection broke. Your prayer is safe; we are finding out how far it got...'
          : streamed
            ? 'Writing...'
            : 'Finding words for your prayer...'}
      </output>
    </div>
  );
}

/** Help in place of a prayer. */
const isHelp = ({ source }: PrayerReply) => source === 'crisis';

function Reply({ reply }: { reply: PrayerReply }) {
  const went = whereItWent(reply);
  const crisis = isHelp(reply);
  return (
    <div className={`measure ${crisis ? 'border-l-2 border-clay pl-5' : ''}`}>
      <h3 className="sr-only">{crisis ? 'Help for you now' : 'A prayer for you'}</h3>
      <div className="prose-serif flex flex-col gap-4 text-lg">
        {crisis ? <EarlierHelp message={reply.message} /> : <MarkedText {...reply} />}
      </div>
      {reply.care?.level === 'possible' && (
        <div className="mt-5">
          <CareLine care={reply.care} />
        </div>
      )}
      <p className="mt-5 text-sm text-quiet">{writtenBy[reply.source]}</p>
      {went && <p className="mt-2 text-sm font-semibold">{went}</p>}
    </div>
  );
}

type ConversationProps = {
  exchanges: readonly Exchange[];
  /** Help stands below, in place of the last reply. */
  helpFirst: boolean;
};

/** The conversation on paper, oldest first. */
export function Conversation({ exchanges, helpFirst }: ConversationProps) {
  return exchanges.map(({ id, said, reply }, index) => (
    <article key={id} className="flex animate-fade-in flex-col gap-8">
      <Request text={said.text.trim()} photo={said.photo} />
      {helpFirst && isHelp(reply) && index === exchanges.length - 1 ? null : (
        <Reply reply={reply} />
      )}
    </article>
  ));
}
