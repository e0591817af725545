/** The fonts that stand in until the real ones arrive, for a page that is served without the SPA. */
export const fallbackFontsFile = new URL('./fallback-fonts.css', import.meta.url);
