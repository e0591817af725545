export { site } from './site.ts';
export { founderFigures } from './community/founder-figures.ts';
export { limits } from './limits.ts';
export * from './first-data.ts';
export { localPaths, memberPaths, pagesOfOne } from './page-paths.ts';
export { pages } from './page-heads.ts';
export type { PagePath } from './page-heads.ts';
export { companyHead, logInPage, notFoundPage, unlistedPaths } from './pages.ts';
export type { PageHead } from './pages.ts';
export {
  defineCall,
  fillPath,
  hrefOf,
  processNames,
  serviceNames,
  statefulServiceNames,
} from './call.ts';
export type {
  AnswerOf,
  ArgsOf,
  Audience,
  BodyOf,
  CallShape,
  PathParamsOf,
  ProcessName,
  QueryOf,
  ServiceName,
  StatefulServiceName,
} from './call.ts';
export { errorCodes } from './error-codes.ts';
export { errorAnswer } from './errors.ts';
export type { ErrorAnswer } from './errors.ts';
export * from './fields.ts';
export { readCode } from './readers/code.ts';
export { readDay } from './readers/day.ts';
export { foldText } from './readers/fold-text.ts';
export { emailPattern, normalEmail, readEmail } from './readers/email.ts';
export { readNumber, type NumberKind, type NumberRead } from './readers/number.ts';
export { dialedDigits, readPhone, splitExtension, tidyPhone } from './readers/phone.ts';
export { takeCharacters } from './readers/take-characters.ts';
export * from './messages/field-messages.ts';
export * from './messages/message-for.ts';
export * from './messages/wait-in-words.ts';
export * from './messages/refusals.ts';
export * from './messages/who-answers.ts';
export * from './care/care-kinds.ts';
export * from './care/care.ts';
export * from './care/strongest-care.ts';
export * from './care/care-words.ts';
export * from './auth/people.ts';
export * from './auth/link-answer.ts';
export * from './auth/calls.ts';
export * from './auth/account-calls.ts';
export * from './auth/member-calls.ts';
export * from './auth/contact-change-calls.ts';
export * from './auth/passkey-calls.ts';
export * from './figure-calls.ts';
export * from './auth/cookies.ts';
export * from './headers.ts';
export * from './tokens.ts';
export * from './community/held-reasons.ts';
export * from './prayer-audience.ts';
export * from './community/audience-calls.ts';
export * from './community/prayers.ts';
export * from './community/calls.ts';
export * from './community/share-calls.ts';
export * from './community/correction-calls.ts';
export * from './community/check-in-calls.ts';
export * from './community/news-calls.ts';
export * from './community/praying-calls.ts';
export * from './community/report-calls.ts';
export * from './community/block-calls.ts';
export * from './community/needs.ts';
export * from './community/need-calls.ts';
export * from './community/decided-calls.ts';
export * from './community/desk-calls.ts';
export * from './community/desk-items.ts';
export * from './community/profile-calls.ts';
export * from './community/company-calls.ts';
export * from './community/circles.ts';
export * from './community/circle-calls.ts';
export * from './community/coming-calls.ts';
export * from './community/rooms.ts';
export * from './community/room-calls.ts';
export * from './community/age-calls.ts';
export * from './community/private-chats.ts';
export * from './community/private-chat-calls.ts';
export * from './community/partner-calls.ts';
export * from './intake/contribution-types.ts';
export * from './intake/message.ts';
export * from './intake/forms.ts';
export * from './intake/training-names.ts';
export * from './intake/training.ts';
export * from './intake/calls.ts';
export * from './ai/chat.ts';
export * from './ai/calls.ts';
export * from './ai/chat-calls.ts';
export * from './ai/conversation-calls.ts';
export * from './ai/guide-calls.ts';
export * from './ai/guides.ts';
export * from './ai/rating-calls.ts';
export * from './library/calls.ts';
export * from './library/gathering-calls.ts';
export { firstGathering, nextGathering, timesOf } from './library/next-gathering.ts';
export * from './library/widget-snippet.ts';
export * from './notifications/calls.ts';
export * from './notifications/preference-calls.ts';
export * from './notifications/push-calls.ts';
export * from './notifications/queue-board-calls.ts';
export * from './gateway-calls.ts';
export { calls } from './calls.ts';
