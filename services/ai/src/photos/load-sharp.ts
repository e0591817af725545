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
export const loadSharp = () => (loading ??= load());
