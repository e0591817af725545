import {
  heldReasonOf,
  heldReasons,
  isFreeForTrust,
  isHeldForCare,
  strongestCare,
} from '@kbf/contracts';
import type { Care, Trust } from '@kbf/contracts';
import { moderate } from '@kbf/moderation';
import type { Logger } from '@kbf/process-kit';
import type { AiService } from '../ai-service.ts';
import type { Contacts } from '../people/read-contacts.ts';

export type Judgement = {
  state: 'public' | 'held';
  reasons: string[];
  /** Set when a person may be in danger: the answer says so. */
  care?: Care | undefined;
};

export type JudgeText = (
  texts: readonly string[],
  care: Care | undefined,
  trust: Trust,
  own?: Contacts,
) => Promise<Judgement>;

/**
 * Decides whether a group of texts may become public: checks danger first, then our own filter, then the provider, if
 * there is one. Without a verdict in time, the texts are held.
 * @param care known danger in these texts
 * @param own the author's proven contacts, where texts may contain them; every other number or address is held, so that
 * a held text tells nothing about other people
 */
export function createJudge(ai: Pick<AiService, 'moderate'>, logger: Logger): JudgeText {
  return async (texts, care, trust, own) => {
    const isLanguage = care?.kind === 'language';
    if (care && !isLanguage && isHeldForCare(care, trust.isApproved))
      return { state: 'held', reasons: [heldReasonOf(care)], care };
    const text = texts.join('\n\n');
    const local = moderate(
      text,
      [own?.phone, own?.email].flatMap((contact) => contact ?? []),
    );
    const found = [...local.reasons, ...(local.isWeak ? [heldReasons.weakHarm] : [])];
    if (local.verdict === 'held' && !isFreeForTrust(found, trust))
      return { state: 'held', reasons: found, care };
    try {
      const { verdict, reasons, care: heard } = await ai.moderate(text);
      // A provider reads every language.
      const isRead = verdict !== 'none' && !reasons.includes(heldReasons.unchecked);
      const known = strongestCare(isLanguage && isRead ? undefined : care, heard);
      if (known && isHeldForCare(known, trust.isApproved))
        return { state: 'held', reasons: [heldReasonOf(known), ...reasons], care: known };
      return { state: verdict === 'held' ? 'held' : 'public', reasons, care: known };
    } catch (error) {
      logger.warn({ err: error }, 'no verdict in time: text held');
      return { state: 'held', reasons: [heldReasons.noVerdict], care };
    }
  };
}
