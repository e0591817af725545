import type OpenAI from 'openai';

type Message = OpenAI.ChatCompletionMessageParam;

const lengthOf = ({ content }: Message): number =>
  typeof content === 'string'
    ? content.length
    : (content ?? []).reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);

/**
 * Removes the oldest turns until a conversation fits the model's context. A local server would cut off the beginning,
 * which holds the safety rules. The rules and the newest message always stay.
 */
export function fitContext(messages: Message[], mostCharacters: number): Message[] {
  const [rules, ...turns] = messages;
  if (!rules) return messages;
  let length = messages.reduce((sum, message) => sum + lengthOf(message), 0);
  while (length > mostCharacters && turns.length > 1) length -= lengthOf(turns.shift()!);
  return [rules, ...turns];
}
