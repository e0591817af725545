import { strangersThanks, type Message } from './read-corpus.ts';

const thankful = ({ author }: Message): boolean => author === strangersThanks;

/**
 * Every message once more as somebody else might send it: with thanks before or after, or without punctuation. What a
 * model makes of these teaches how much its evidence is worth when a text is not as tidy as those of the corpus.
 *
 * @param all the corpus, for its thanks; others than those by which the forms are measured
 */
export function typedOtherwise(messages: readonly Message[], all: readonly Message[]): Message[] {
  const thanks = all.filter(thankful).map(({ text }) => text);
  return messages.map((message) => {
    const { text } = message;
    // By its length: a message stays as it is when others join.
    const said = thanks[text.length % thanks.length] ?? '';
    const typed = [
      `${said} ${text}`,
      `${text} ${said}`,
      text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
    ];
    return { ...message, text: typed[text.length % typed.length] as string };
  });
}
