let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // Photos were encoded by us before they came here, and the drawings are ours. All other readers are blocked.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });
  // One picture is drawn and one photo shrunk at a time, and our own code caches them.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Measures and shrinks photos, and draws pictures. It is loaded on first use and works in its own threads. */
export const loadSharp = () => (loading ??= load());
