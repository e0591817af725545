import type { AiService } from '../ai-service.ts';

/** Only such texts can contain a quotation: a verse number, quotation marks, or a mention of the Bible. */
const MAY_QUOTE =
  /\d:\d|[“”"]|\b(?:bible|scripture|god|jesus|lord) (?:says|said|tells|promises)\b/i;

/** Corrects scripture quotations in entered texts. Texts that cannot be checked now stay as entered. */
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
