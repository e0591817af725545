/**
 * Ids for calls that create something: the same content keeps its id, so that pressing the button again after a lost
 * answer creates nothing twice; other content gets another. Keep one per form: `const [ids] =
 * useState(createRequestIds)`.
 */
export function createRequestIds() {
  let last: { content: string; id: string } | undefined;
  return {
    /** Id for this content. */
    for(content: unknown): string {
      const key = JSON.stringify(content);
      if (last?.content !== key) last = { content: key, id: crypto.randomUUID() };
      return last.id;
    },
    /** The content has arrived: the same words again are a new wish. */
    done(): void {
      last = undefined;
    },
  };
}
