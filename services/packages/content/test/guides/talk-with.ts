import type { ComposedReply, GuideRequest } from '../../src/guides/types.ts';

/** The last reply of a talk with a guide. */
export const talk = (
  guide: (request: GuideRequest) => ComposedReply,
  ...turns: string[]
): string => {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const message of turns) {
    const { text } = guide({ message, history: [...history] });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
  }
  return history.at(-1)!.content;
};
