import { aiCalls } from './ai/calls.ts';
import { chatCalls } from './ai/chat-calls.ts';
import { conversationCalls } from './ai/conversation-calls.ts';
import { guideCalls } from './ai/guide-calls.ts';
import { ratingCalls } from './ai/rating-calls.ts';
import { accountCalls } from './auth/account-calls.ts';
import { memberCalls } from './auth/member-calls.ts';
import { authCalls } from './auth/calls.ts';
import { contactChangeCalls } from './auth/contact-change-calls.ts';
import { passkeyCalls } from './auth/passkey-calls.ts';
import type { CallShape } from './call.ts';
import { blockCalls } from './community/block-calls.ts';
import { communityCalls } from './community/calls.ts';
import { checkInCalls } from './community/check-in-calls.ts';
import { companyCalls } from './community/company-calls.ts';
import { correctionCalls } from './community/correction-calls.ts';
import { decidedCalls } from './community/decided-calls.ts';
import { deskCalls } from './community/desk-calls.ts';
import { needCalls } from './community/need-calls.ts';
import { newsCalls } from './community/news-calls.ts';
import { ageCalls } from './community/age-calls.ts';
import { privateChatCalls } from './community/private-chat-calls.ts';
import { circleCalls } from './community/circle-calls.ts';
import { comingCalls } from './community/coming-calls.ts';
import { partnerCalls } from './community/partner-calls.ts';
import { prayingCalls } from './community/praying-calls.ts';
import { profileCalls } from './community/profile-calls.ts';
import { reportCalls } from './community/report-calls.ts';
import { roomCalls } from './community/room-calls.ts';
import { figureCalls } from './figure-calls.ts';
import { gatewayCalls } from './gateway-calls.ts';
import { intakeCalls } from './intake/calls.ts';
import { libraryCalls } from './library/calls.ts';
import { gatheringCalls } from './library/gathering-calls.ts';
import { notificationsCalls } from './notifications/calls.ts';
import { preferenceCalls } from './notifications/preference-calls.ts';
import { pushCalls } from './notifications/push-calls.ts';

/** Every call of the product. The OpenAPI document, the gateway's routing test and the role tests are made from it. */
export const calls: readonly CallShape[] = [
  ...authCalls,
  ...accountCalls,
  ...memberCalls,
  ...contactChangeCalls,
  ...passkeyCalls,
  ...communityCalls,
  ...checkInCalls,
  ...correctionCalls,
  ...newsCalls,
  ...prayingCalls,
  ...reportCalls,
  ...needCalls,
  ...deskCalls,
  ...decidedCalls,
  ...profileCalls,
  ...companyCalls,
  ...circleCalls,
  ...comingCalls,
  ...roomCalls,
  ...ageCalls,
  ...privateChatCalls,
  ...partnerCalls,
  ...blockCalls,
  ...intakeCalls,
  ...aiCalls,
  ...chatCalls,
  ...guideCalls,
  ...conversationCalls,
  ...ratingCalls,
  ...libraryCalls,
  ...gatheringCalls,
  ...notificationsCalls,
  ...preferenceCalls,
  ...pushCalls,
  ...figureCalls,
  ...gatewayCalls,
];
