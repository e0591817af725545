import { heldReasons, strongestCare } from '@kbf/contracts';
import type { Care, QuotedPassage, ResponseSource, Trust } from '@kbf/contracts';
import { careForWords } from '@kbf/service-kit';
import type { Judgement } from '../checks/judge-text.ts';
import type { Deps } from '../deps.ts';

export type Judged = Judgement & {
  responseSource: ResponseSource | null;
  passages: QuotedPassage[];
};

type Verifying = Pick<Deps, 'verifyReply'>;
export type PostedWords = {
  userRequest: string;
  aiPrayerResponse?: string | null | undefined;
  requestId?: string | undefined;
  replyToken?: string | undefined;
};

/** The proof that the assistant wrote the response; undefined when the author may have written it. */
export const proofOfResponse = (
  { verifyReply }: Verifying,
  { userRequest: request, aiPrayerResponse: response, requestId, replyToken }: PostedWords,
) =>
  response && replyToken ? verifyReply(replyToken, { requestId, request, response }) : undefined;

/** Who wrote a response. */
export const sourceOf = (
  response: string | null | undefined,
  proof: ReturnType<typeof proofOfResponse>,
): ResponseSource | null => (response ? (proof ? (proof.src ?? 'assistant') : 'author') : null);

/**
 * Checks all texts of a posted prayer. When the reply token proves that the response is the assistant's, the response
 * was checked when it was written, and the assistant's verdict on the request counts. Any other response counts as the
 * author's own words.
 * @param care known danger in the request
 */
export async function judgePrayer(
  { ai, judge, verifyReply, logger }: Verifying & Pick<Deps, 'ai' | 'judge' | 'logger'>,
  posted: PostedWords & { tags: string[] },
  care: Care | undefined,
  trust: Trust,
): Promise<Judged> {
  const { userRequest, aiPrayerResponse: response, tags } = posted;
  const proof = proofOfResponse({ verifyReply }, posted);
  const own = proof || !response ? [] : [response];
  const found = strongestCare(care, await careForWords({ texts: own }, logger));
  const [judgement, passages] = await Promise.all([
    judge([userRequest, ...own, ...tags], found, trust),
    // Without an answer no verse is marked: the words stay the same.
    proof && response ? ai.versesIn(response).catch(() => []) : [],
  ]);
  const source = { responseSource: sourceOf(response, proof), passages };
  if (proof?.verdict === 'held' && judgement.state === 'public')
    return { state: 'held', reasons: [heldReasons.held], care: judgement.care, ...source };
  return { ...judgement, ...source };
}
