/** Transfer size of files, compressed and without headers, in kilobytes. */
export async function weightOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await answer.body?.cancel();
      return Number(answer.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
