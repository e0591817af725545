import type { AiService } from '../ai-service.ts';

/** Only such texts can quote: a verse number, quotation marks, or a claim for the Bible. */
const MAY_QUOTE =
  /\d:\d|[“”"]|\b(?:bible|scripture|god|jesus|lord) (?:says|said|tells|promises)\b/i;

/**
 * Texts that somebody entered, with their quotations of scripture put right. Those that nobody can check now stay as
 * they were entered.
 */
export async function checkScripture(
  ai: Pick<AiService, 'checkScripture'>,
  texts: readonly string[],
): Promise<string[]> {
  if (!texts.some((text) => MAY_QUOTE.test(text))) return [...texts];
  try {
    return await ai.checkScripture(texts);
  } catch {
    return [...texts];
  }
}
