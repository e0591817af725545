/** A JSON string between its quotation marks; the last one of a cut text may have no end. */
const text = /"((?:[^"\\]|\\.)*)/gs;

/** An escape that was cut in the middle. */
const cutEscape = /\\(?:u[\da-f]{0,3})?$/i;

function unescape(raw: string): string {
  try {
    return JSON.parse(`"${raw.replace(cutEscape, '').replaceAll(/[\n\r\t]/g, ' ')}"`) as string;
  } catch {
    return raw;
  }
}

/**
 * The texts of some fields of a JSON object that may be cut off. For a field with several texts, everything after it
 * counts: too much is better than too little.
 */
export function wordsInJson(json: string, fields: readonly string[]): string[] {
  const found: string[] = [];
  for (const field of fields) {
    const at = json.indexOf(`"${field}"`);
    if (at < 0) continue;
    const value = json.slice(at + field.length + 2).replace(/^\s*:\s*/, '');
    const texts = [...value.matchAll(text)].map(([, raw = '']) => raw);
    found.push(...(value.startsWith('"') ? texts.slice(0, 1) : texts));
  }
  return found.map(unescape);
}
