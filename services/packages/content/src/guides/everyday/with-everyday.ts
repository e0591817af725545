import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import type { GuideName } from '../library/types.ts';
import { answerEveryday } from './answer-everyday.ts';
import { everyday } from './libraries.ts';
import { everydayOtherwise } from './otherwise.ts';

/**
 * A guide that first answers what is asked every day, and then all else in its own way.
 * @param isOwn messages that are the guide's own from the start
 */
export const withEveryday =
  <Request extends GuideRequest>(
    name: GuideName,
    guide: Guide,
    replyTo: (request: Request) => ComposedReply,
    isOwn: (request: Request) => boolean = () => false,
  ) =>
  (request: Request): ComposedReply => {
    if (isOwn(request)) return replyTo(request);
    const answer = answerEveryday(everyday[name], request);
    return answer ?? everydayOtherwise(everyday[name], guide, request, replyTo(request));
  };
