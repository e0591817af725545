import { crisisCategory, heldReasons } from '@kbf/contracts';
import { careFor, moderate } from '@kbf/moderation';
import type { Logger } from '@kbf/process-kit';
import type { AiService } from '../ai-service.ts';

export type Judgement = {
  state: 'public' | 'held';
  reasons: string[];
  /** Words of self-harm or danger: an admin is told. */
  crisis: boolean;
};

export type JudgeText = (texts: readonly string[]) => Promise<Judgement>;

/**
 * Decides whether texts may become public together: our own filter first, then the provider, if there is one. No verdict
 * in time means held.
 */
export function createJudge(ai: Pick<AiService, 'moderate'>, logger: Logger): JudgeText {
  return async (texts) => {
    const text = texts.join('\n\n');
    if (texts.some((one) => careFor(one) !== undefined))
      return { state: 'held', reasons: [heldReasons.crisis], crisis: true };
    const local = moderate(text);
    if (local.verdict === 'held') return { state: 'held', reasons: local.reasons, crisis: false };
    try {
      const { verdict, reasons } = await ai.moderate(text);
      if (verdict !== 'held') return { state: 'public', reasons, crisis: false };
      return { state: 'held', reasons, crisis: reasons.includes(crisisCategory) };
    } catch (error) {
      logger.warn({ err: error }, 'no verdict in time: held');
      return { state: 'held', reasons: [heldReasons.noVerdict], crisis: false };
    }
  };
}
