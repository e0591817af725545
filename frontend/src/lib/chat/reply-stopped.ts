import { errorCodes } from '@kbf/contracts';
import { RequestError } from '../request-error.ts';

/** Somebody pressed Stop: the reply ended as asked, and nothing failed. */
export const replyStopped = () =>
  new RequestError({
    message: '409: the reply was stopped',
    status: 409,
    code: errorCodes.replyStopped,
  });

export const isReplyStopped = (error: unknown): boolean =>
  error instanceof RequestError && error.api.code === errorCodes.replyStopped;
