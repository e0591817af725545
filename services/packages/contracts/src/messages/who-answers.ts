/**
 * Who wrote a response: a language model, our built-in guide, one of the two (older data does not say which), or the
 * author of the prayer.
 */
export const responseSources = ['model', 'guide', 'assistant', 'author'] as const;
export type ResponseSource = (typeof responseSources)[number];

/** The label of every answer that a person did not write. The same words in chats, feed and share page. */
export const whoAnswers = {
  model: 'written with AI',
  guide: 'written by our team, chosen by a program',
  assistant: 'written by a program',
} as const satisfies Partial<Record<ResponseSource, string>>;

/** The label of a response; undefined when its author wrote it, or when there is no response. */
export const whoAnswered = (source: ResponseSource | null): string | undefined =>
  source && source !== 'author' ? whoAnswers[source] : undefined;
