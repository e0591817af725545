export * from './scripture/index.ts';
export { siteScriptures, type SiteScripture } from './site-scriptures.ts';
