import type { PrayerReply } from '@kbf/contracts';

type Checked = Pick<PrayerReply, 'message' | 'passages'>;

let isWarm = false;
const load = () => import('@kbf/content/scripture');

/** Loads the Bible's text with the first reply, while its first words are still on their way. */
export async function warmScripture(): Promise<void> {
  const { checkReply } = await load();
  // The index of all words is made by the first quotation; it takes a second, which nobody should wait for at the end.
  isWarm ||= checkReply('“Jesus wept.” (John 11:35)').passages.length > 0;
}

/** Holds a finished reply against the exact text: verses are linked or put right, references that do not exist go. */
export async function checkScripture(reply: string): Promise<Checked> {
  const { checkReply } = await load();
  const { text, passages } = checkReply(reply);
  return {
    message: text,
    passages: passages
      .filter(({ quoted }) => quoted)
      .map(({ reference, translation, start, end }) => ({ reference, translation, start, end })),
  };
}
