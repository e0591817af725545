import { linkNumbers } from '../help-line/link-numbers.tsx';

/** Earlier help as text; its numbers can still be tapped. */
export function EarlierHelp({ message }: { message: string }) {
  return message.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line">
      {linkNumbers(paragraph)}
    </p>
  ));
}
