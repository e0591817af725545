import { loadSharp } from './load-sharp.ts';

/** Reads the size of a photo, in pixels, from its first bytes. Undefined for unreadable data. */
export async function measurePhoto(
  bytes: Buffer,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await (await loadSharp())(bytes).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}
