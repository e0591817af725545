import { loadSharp } from './load-sharp.ts';

/** How large a photo is, in pixels, read from its first bytes. Undefined for what cannot be read. */
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
