/**
 * The widths of a photo, for `srcset`: the browser loads the one that fits its place and its screen.
 * @param own width of the photo itself, in pixels: none is wider
 */
export const photoSources = (url: string, widths: readonly number[], own = Infinity): string =>
  widths.map((width) => `${url}?width=${width} ${Math.min(width, own)}w`).join();
