import { strangersThanks, type Message } from './read-corpus.ts';

const thankful = ({ author }: Message): boolean => author === strangersThanks;

/**
 * Every message once more, as another person might send it: with thanks before or after, or without punctuation. What a
 * model scores on these shows how much its evidence is worth for less tidy texts.
 *
 * @param all the corpus, for its thanks; not the thanks that measure the forms
 */
export function typedOtherwise(messages: readonly Message[], all: readonly Message[]): Message[] {
  const thanks = all.filter(thankful).map(({ text }) => text);
  return messages.map((message) => {
    const { text } = message;
    // Chosen by length, so that a message stays the same when others are added.
    const said = thanks[text.length % thanks.length] ?? '';
    const typed = [
      `${said} ${text}`,
      `${text} ${said}`,
      text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
    ];
    return { ...message, text: typed[text.length % typed.length] as string };
  });
}
