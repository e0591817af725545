import { aiAnswers } from './answer-examples/ai.ts';
import { authAnswers } from './answer-examples/auth.ts';
import { chatAnswers } from './answer-examples/private-chats.ts';
import { circleAnswers } from './answer-examples/circles.ts';
import { communityAnswers } from './answer-examples/community.ts';
import { deskAnswers } from './answer-examples/desk.ts';
import { intakeAnswers } from './answer-examples/intake.ts';
import { libraryAnswers } from './answer-examples/library.ts';
import { notificationsAnswers } from './answer-examples/notifications.ts';
import { roomAnswers } from './answer-examples/rooms.ts';
import type { AnswerExamples } from './answer-examples/moments.ts';

/**
 * One example of each JSON answer for the documentation, by call and status. They use the same made-up people as the
 * request examples. A test checks each against its schema.
 */
export const answerExamples: AnswerExamples = {
  ...authAnswers,
  ...circleAnswers,
  ...chatAnswers,
  ...communityAnswers,
  ...roomAnswers,
  ...deskAnswers,
  ...intakeAnswers,
  ...aiAnswers,
  ...libraryAnswers,
  ...notificationsAnswers,
};
