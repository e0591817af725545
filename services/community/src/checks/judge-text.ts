import { heldReasonOf, heldReasons } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';
import type { Logger } from '@kbf/process-kit';
import type { AiService } from '../ai-service.ts';

export type Judgement = {
  state: 'public' | 'held';
  reasons: string[];
  /** Set when a person may be in danger: the answer says so, and admins are alerted. */
  care?: Care | undefined;
};

export type JudgeText = (texts: readonly string[], care: Care | undefined) => Promise<Judgement>;

/**
 * Decides whether a group of texts may become public: checks danger first, then our own filter, then the provider, if
 * there is one. Without a verdict in time, the texts are held.
 * @param care known danger in these texts
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
      logger.warn({ err: error }, 'no verdict in time: text held');
      return { state: 'held', reasons: [heldReasons.noVerdict] };
    }
  };
}
