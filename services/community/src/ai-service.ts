import { checkScripture, encodePhoto, fetchPhoto, moderateText } from '@kbf/contracts/internal';
import type { QuotedPassage } from '@kbf/contracts';
import type { InternalAnswer } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type AiService = {
  /** @throws {ServiceCallError} */
  moderate: (text: string) => Promise<InternalAnswer<typeof moderateText>>;
  /** Corrects the scripture quotations in texts. Keeps the order of the texts. @throws {ServiceCallError} */
  checkScripture: (texts: readonly string[]) => Promise<string[]>;
  /** The verses that a text quotes word for word. @throws {ServiceCallError} */
  versesIn: (text: string) => Promise<QuotedPassage[]>;
  /** Decodes a photo from the browser and encodes it again. @throws {ServiceCallError} */
  encodePhoto: (
    photoUrl: string,
  ) => Promise<{ bytes: Buffer; verdict?: 'public' | 'held' | undefined }>;
  /** The photo sent with a request to the prayer assistant; undefined when it is no longer stored. */
  photoOf: (requestId: string) => Promise<Buffer | undefined>;
  close: () => Promise<void>;
};

/** @param timeouts longest wait for a verdict on a text, in milliseconds */
export function connectAi(
  url: string,
  signingKey: string,
  timeouts: { moderationMs: number },
): AiService {
  const client = createServiceClient({
    service: 'ai',
    url,
    sign: createServiceSigner('community', signingKey),
  });
  return {
    moderate: (text) =>
      client.call(moderateText, { body: { text } }, { timeoutMs: timeouts.moderationMs }),
    checkScripture: async (texts) =>
      (await client.call(checkScripture, { body: { texts: [...texts] } })).texts,
    versesIn: async (text) => {
      const { texts, passages } = await client.call(checkScripture, { body: { texts: [text] } });
      // The positions are valid for the returned text only: in a changed text they would mark other words.
      return texts[0] === text ? (passages?.[0] ?? []) : [];
    },
    encodePhoto: async (photoUrl) => {
      const { photo, verdict } = await client.call(encodePhoto, { body: { photoUrl } });
      return { bytes: Buffer.from(photo, 'base64'), verdict };
    },
    photoOf: (requestId) => client.call(fetchPhoto, { params: { requestId } }),
    close: () => client.close(),
  };
}
