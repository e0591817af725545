import { fullDate } from '../../lib/relative-time.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** When something was said: the time of day, and the day for whoever asks. */
export function SaidAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={fullDate(at)} className="text-sm whitespace-nowrap text-quiet">
      {clock.format(new Date(at))}
    </time>
  );
}
