import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

type Known = { content: string; id: string };

/** A photo is identified by its length and its end. */
const short = (_field: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('data:')
    ? `${value.length} ${value.slice(-64)}`
    : value;

function readKept(keptAs: string | undefined): Known | undefined {
  const { content, id } = keptAs ? readDraft(keptAs, { content: '', id: '' }) : {};
  return content && id ? { content, id } : undefined;
}

/**
 * Ids for calls that create something. The same content keeps its id, so that pressing the button again after a lost
 * answer does not create it twice; other content gets another id. Keep one per form: `const [ids] =
 * useState(createRequestIds)`.
 * @param keptAs stores the id for this tab under this name, so that a reload does not create it twice either
 */
export function createRequestIds(keptAs?: string) {
  let last = readKept(keptAs);
  return {
    /** Id for this content. */
    for(content: unknown): string {
      const key = JSON.stringify(content, short);
      if (last?.content === key) return last.id;
      last = { content: key, id: crypto.randomUUID() };
      if (keptAs) keepDraft(keptAs, last);
      return last.id;
    },
    /** The content has arrived: the same content again is a new request. */
    done(): void {
      last = undefined;
      if (keptAs) forgetDraft(keptAs);
    },
  };
}
