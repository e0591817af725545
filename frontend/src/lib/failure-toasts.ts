import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { AnswerMeta } from './base-api.ts';
import type { ApiError } from './request-error.ts';
import { toast } from './toast.ts';
import { refreshSession } from './session.ts';

/** Turns a rejected call into the toast that its endpoint names (`extraOptions: {failure}`); the only place that does. */
export const failureToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const error = action.payload as ApiError;
    const { failure } = (action.meta as { baseQueryMeta?: AnswerMeta }).baseQueryMeta ?? {};
    const content = typeof failure === 'function' ? failure(error) : failure;
    if (content) toast(content);
    // The login was ended elsewhere: the navigation must not go on showing a member's links.
    if (error.status === 401) void refreshSession();
  }
  return next(action);
};
