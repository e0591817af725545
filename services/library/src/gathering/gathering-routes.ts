import { getGathering, getGatheringCalendar, site, timesOf } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { LibraryConfig } from '../config.ts';
import { gatheringCalendar } from './gathering-calendar.ts';

/**
 * When the fellowship gathers. The link to the meeting is for approved members; shared caches must not store answers
 * with it.
 */
export function registerGathering(
  app: Service,
  { MEETING_URL, PUBLIC_ORIGIN }: Pick<LibraryConfig, 'MEETING_URL' | 'PUBLIC_ORIGIN'>,
): void {
  const meetingUrlFor = ({ isApproved }: Identity) => (isApproved && MEETING_URL) || null;

  implement(app, getGathering, async ({ identity, reply }) => {
    void reply.header('cache-control', 'private, no-store');
    const now = Temporal.Now.instant();
    return answer(200, {
      timeZone: site.timeZone,
      weekly: timesOf('weekly', now),
      archived: timesOf('archived', now),
      meetingUrl: meetingUrlFor(identity),
    });
  });

  implement(app, getGatheringCalendar, async ({ identity, query, reply }) => {
    const text = gatheringCalendar(query.reading, {
      origin: PUBLIC_ORIGIN,
      meetingUrl: meetingUrlFor(identity),
      now: Temporal.Now.instant(),
    });
    await reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="gathering.ics"',
      })
      .type('text/calendar; charset=utf-8')
      .send(text);
    return sent;
  });
}
