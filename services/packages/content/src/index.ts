export { fellowshipPrayer } from './fellowship-prayer.ts';
export * from './scripture/index.ts';
export { siteScriptures, type SiteScripture } from './site-scriptures.ts';
export * from './topics/index.ts';
