import { unavailable } from '@kbf/service-kit';
import type { AppError } from '@kbf/service-kit';

/** 503 in the words of the specification's error catalog for this chat. */
export const trouble = (cause: unknown): AppError =>
  unavailable("I'm having trouble connecting right now. Please try again in a moment.", cause);
