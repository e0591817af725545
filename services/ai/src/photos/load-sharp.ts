const load = async () => {
  const { default: sharp } = await import('sharp');
  // Nothing is asked for twice, so what is kept is only memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Whatever the bytes claim to be, only these three readers exist.
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

/** The decoder; it loads with the first photo. */
export const loadSharp = () => (loading ??= load());
