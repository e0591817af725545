/**
 * The process that decodes photos. It ends when it is idle, and all its memory goes back to the system. It holds no
 * secrets that a malicious photo could reach.
 */
import type { PhotoAnswer, PhotoQuestion } from './photo-question.ts';

/** In real time, not CPU time: on a busy machine a photo waits for its share. */
const longestSeconds = 30;

async function encode(question: PhotoQuestion): Promise<PhotoAnswer> {
  const { id, mostPixels, longestSide: side, quality } = question;
  const sharp = await loadSharp();
  const bytes = Buffer.from(
    question.bytes.buffer,
    question.bytes.byteOffset,
    question.bytes.length,
  );
  const limited = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  try {
    // Reads only the first bytes: nothing is decoded yet.
    const found = await sharp(bytes, limited).metadata();
    const pixels = found.width * found.height;
    if (found.isProgressive && pixels > question.mostPixelsInPasses)
      return { id, refusal: 'no photo' };
    if (pixels > question.largeFromPixels) return { id, refusal: 'large' };
    const jpeg = await sharp(bytes, limited)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return { id, jpeg };
  } catch {
    return { id, refusal: 'no photo' };
  }
}

async function answer(question: PhotoQuestion): Promise<void> {
  const answered = await encode(question);
  if (process.connected) process.send?.(answered);
}

process.on('message', (question: PhotoQuestion) => void answer(question));
// The parent process has ended, or has no more photos.
process.on('disconnect', () => process.exit(0));

const load = async () => {
  const { default: sharp } = await import('sharp');
  // No photo is processed twice, so a cache would only use memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Only these three readers are allowed, regardless of the claimed format.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return sharp;
};
let loading: ReturnType<typeof load> | undefined;

/** The decoder. It loads with the first photo. */
const loadSharp = () => (loading ??= load());
