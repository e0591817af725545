import { fullDate } from '../../lib/browser/relative-time.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Time of a message; the full date appears on request. */
export function SaidAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={fullDate(at)} className="text-sm whitespace-nowrap text-quiet">
      {clock.format(new Date(at))}
    </time>
  );
}
