import { errorCodes } from '@kbf/contracts';
import { RequestError } from '../api/request-error.ts';

/** The person pressed Stop: the reply ended as requested, without an error. */
export const replyStopped = () =>
  new RequestError({
    message: '409: the reply was stopped',
    status: 409,
    code: errorCodes.replyStopped,
  });

export const isReplyStopped = (error: unknown): boolean =>
  error instanceof RequestError && error.api.code === errorCodes.replyStopped;
