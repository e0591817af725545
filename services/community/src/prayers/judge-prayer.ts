import { heldReasons, strongestCare } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { careForWords } from '@kbf/service-kit';
import type { Judgement } from '../checks/judge-text.ts';
import type { Deps } from '../deps.ts';

type Judged = Judgement & { responseSource: 'assistant' | 'author' | null };

/**
 * Decides on all texts of a posted prayer. A response that the reply token proves to be the assistant's was checked
 * when it was written, and the assistant's verdict on the request counts; anything else is the author's own words.
 * @param care what is known of danger in the request
 */
export async function judgePrayer(
  { judge, verifyReply, logger }: Pick<Deps, 'judge' | 'verifyReply' | 'logger'>,
  posted: {
    userRequest: string;
    aiPrayerResponse?: string | null | undefined;
    tags: string[];
    requestId?: string | undefined;
    replyToken?: string | undefined;
  },
  care: Care | undefined,
): Promise<Judged> {
  const { userRequest, aiPrayerResponse: response, tags, requestId, replyToken } = posted;
  const proof =
    response && replyToken
      ? verifyReply(replyToken, { requestId, request: userRequest, response })
      : undefined;
  const own = proof || !response ? [] : [response];
  const found = strongestCare(care, await careForWords({ texts: own }, logger));
  const judgement = await judge([userRequest, ...own, ...tags], found);
  const responseSource = response ? (proof ? 'assistant' : 'author') : null;
  if (proof?.verdict === 'held' && judgement.state === 'public')
    return { state: 'held', reasons: [heldReasons.held], responseSource };
  return { ...judgement, responseSource };
}
