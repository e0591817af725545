let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // Photos were encoded anew before they came here; drawings are ours. No other reader exists.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });
  // One picture is drawn at a time, and kept by us.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Measures photos and draws pictures; it loads when first needed and works in threads of its own. */
export const loadSharp = () => (loading ??= load());
