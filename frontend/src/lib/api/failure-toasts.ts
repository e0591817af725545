import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { AnswerMeta } from './base-api.ts';
import type { ApiError } from './request-error.ts';
import { toast } from '../browser/toast.ts';

/** Turns a rejected call into the toast of its endpoint (`extraOptions: {failure}`); the only place that does. */
export const failureToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const error = action.payload as ApiError;
    const { failure } = (action.meta as { baseQueryMeta?: AnswerMeta }).baseQueryMeta ?? {};
    const content = typeof failure === 'function' ? failure(error) : failure;
    // A person who needs help must not see other messages.
    const helpFirst = error.care?.level === 'certain';
    // The lost login was already reported, and is more important.
    if (content && !error.loginLost && !helpFirst) toast(content);
  }
  return next(action);
};
