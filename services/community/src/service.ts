import { quotaUpkeep, statefulService } from '@kbf/data-kit';
import { tellOnlyCertain } from '@kbf/service-kit';
import { connectAi } from './ai-service.ts';
import { askDue } from './check-ins/ask-due.ts';
import { registerAgeRoutes } from './ages/age-routes.ts';
import { registerChatRoutes } from './chats/chat-routes.ts';
import { registerCheckInRoutes } from './check-ins/check-in-routes.ts';
import { createJudge } from './checks/judge-text.ts';
import { createReplyVerifier } from './checks/reply-proof.ts';
import { isAmongFew } from './circles/among-few.ts';
import { registerCircleRoutes } from './circles/circle-routes.ts';
import { registerCommentRoutes } from './comments/comment-routes.ts';
import { registerCompanyRoutes } from './companies/company-routes.ts';
import { communityConfig } from './config.ts';
import { openCommunityDatabase } from './database.ts';
import { registerCorrectionRoutes } from './corrections/correction-routes.ts';
import type { Deps } from './deps.ts';
import { announceWaiting } from './desk/announce-waiting.ts';
import { carryOutDecisionsOfLastRelease } from './desk/decisions-of-last-release.ts';
import { registerDeskRoutes } from './desk/desk-routes.ts';
import { forgetOld } from './desk/forget-old.ts';
import { registerReportRoutes } from './desk/report-routes.ts';
import { registerFeedRoutes } from './feed/send-page.ts';
import { createFeed } from './feed/feed.ts';
import { registerGatheringRoutes } from './gatherings/gathering-routes.ts';
import { remindOfGathering } from './gatherings/remind-of-gathering.ts';
import { showDesk } from './desk-metrics.ts';
import { registerFigureRoutes } from './figures-routes.ts';
import { registerFounderRoutes } from './founder/founder-routes.ts';
import { registerStreamRoutes } from './live/stream-routes.ts';
import { announceMatches } from './needs/announce-matches.ts';
import { announceWeeks } from './weeks/announce-weeks.ts';
import { registerNeedRoutes } from './needs/need-routes.ts';
import { registerNewsRoutes } from './news/news-routes.ts';
import { registerBlockRoutes } from './blocks/block-routes.ts';
import { registerPartnerRoutes } from './partners/partner-routes.ts';
import { connectPeople } from './people-service.ts';
import { registerPhotoRoutes } from './photos/photo-routes.ts';
import { registerPrayerRoutes } from './prayers/prayer-routes.ts';
import { announceUnread } from './chats/announce-unread.ts';
import { announcePrayed } from './praying/announce-prayed.ts';
import { buildProcessors } from './processors/index.ts';
import { registerPrayingRoutes } from './praying/praying-routes.ts';
import { endOldRooms } from './rooms/keep-rooms.ts';
import { registerRoomRoutes } from './rooms/room-routes.ts';
import { registerProfilePhotoRoutes } from './profiles/profile-photo-routes.ts';
import { registerProfileRoutes } from './profiles/profile-routes.ts';
import { registerShareAssets } from './share/share-assets.ts';
import { registerShareRoutes } from './share/share-routes.ts';

/** The community service: prayers with comments, likes and photos, profiles, and decisions of admins. */
export const community = statefulService({
  name: 'community',
  config: communityConfig,
  openDatabase: openCommunityDatabase,
  deps: (shared): Deps => {
    const { config, database, logger, metrics } = shared;
    const ai = connectAi(config.AI_URL, config.SERVICE_SIGNING_KEY, {
      moderationMs: config.MODERATION_TIMEOUT_MS,
    });
    showDesk(shared);
    return {
      ...shared,
      ai,
      feed: createFeed(database.pool, metrics),
      judge: createJudge(ai, logger),
      people: connectPeople(config.AUTH_URL, config.SERVICE_SIGNING_KEY),
      verifyReply: createReplyVerifier(config.REPLY_TOKEN_PUBLIC_KEY),
    };
  },
  close: ({ ai, people }) => Promise.all([ai.close(), people.close()]),
  routes: (app, deps) => {
    tellOnlyCertain(app, isAmongFew(deps));
    registerFeedRoutes(app, deps);
    registerPrayerRoutes(app, deps);
    registerCheckInRoutes(app, deps);
    registerCommentRoutes(app, deps);
    registerCorrectionRoutes(app, deps);
    registerNewsRoutes(app, deps);
    registerPrayingRoutes(app, deps);
    registerPhotoRoutes(app, deps);
    registerShareRoutes(app, deps);
    registerShareAssets(app);
    registerReportRoutes(app, deps);
    registerDeskRoutes(app, deps);
    registerNeedRoutes(app, deps);
    registerStreamRoutes(app, deps);
    registerProfileRoutes(app, deps);
    registerProfilePhotoRoutes(app, deps);
    registerFounderRoutes(app, deps);
    registerCompanyRoutes(app, deps);
    registerPartnerRoutes(app, deps);
    registerCircleRoutes(app, deps);
    registerRoomRoutes(app, deps);
    registerAgeRoutes(app, deps);
    registerChatRoutes(app, deps);
    registerBlockRoutes(app, deps);
    registerGatheringRoutes(app, deps);
    registerFigureRoutes(app, deps);
  },
  processors: buildProcessors,
  upkeep: (deps) => [
    carryOutDecisionsOfLastRelease(deps),
    announceWaiting(deps),
    forgetOld(deps),
    askDue(deps),
    announceMatches(deps),
    announceWeeks(deps),
    announcePrayed(deps),
    announceUnread(deps),
    remindOfGathering(deps),
    endOldRooms(deps),
    quotaUpkeep(deps.database.sql),
  ],
});
