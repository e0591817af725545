import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { AnswerMeta } from './base-api.ts';
import type { ApiError } from './request-error.ts';
import { toast } from './toast.ts';

/**
 * Turns a rejected call into the toast that its endpoint names (`extraOptions: {failure}`); the only place that does.
 */
export const failureToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const error = action.payload as ApiError;
    const { failure } = (action.meta as { baseQueryMeta?: AnswerMeta }).baseQueryMeta ?? {};
    const content = typeof failure === 'function' ? failure(error) : failure;
    // Whoever needs help reads nothing else.
    const helpFirst = error.care?.level === 'certain';
    // That the login has ended was said already, and is what the person must know.
    if (content && !error.loginLost && !helpFirst) toast(content);
  }
  return next(action);
};
