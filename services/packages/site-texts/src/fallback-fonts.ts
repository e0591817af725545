/** Fallback fonts until the real ones load, for a page that is served without the SPA. */
export const fallbackFontsFile = new URL('./fallback-fonts.css', import.meta.url);
