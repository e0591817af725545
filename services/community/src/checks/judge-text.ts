import { heldReasonOf, heldReasons } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';
import type { Logger } from '@kbf/process-kit';
import type { AiService } from '../ai-service.ts';

export type Judgement = {
  state: 'public' | 'held';
  reasons: string[];
  /** Somebody may be in danger: said in the answer, which has admins told. */
  care?: Care | undefined;
};

export type JudgeText = (texts: readonly string[], care: Care | undefined) => Promise<Judgement>;

/**
 * Decides whether texts may become public together: danger first, then our own filter, then the provider, if there is
 * one. No verdict in time means held.
 * @param care what is known of danger in these texts
 */
export function createJudge(ai: Pick<AiService, 'moderate'>, logger: Logger): JudgeText {
  return async (texts, care) => {
    if (care) return { state: 'held', reasons: [heldReasonOf(care)], care };
    const text = texts.join('\n\n');
    const local = moderate(text);
    if (local.verdict === 'held') return { state: 'held', reasons: local.reasons };
    try {
      const { verdict, reasons, care: heard } = await ai.moderate(text);
      return { state: verdict === 'held' ? 'held' : 'public', reasons, care: heard };
    } catch (error) {
      logger.warn({ err: error }, 'no verdict in time: held');
      return { state: 'held', reasons: [heldReasons.noVerdict] };
    }
  };
}
