export { site } from './site.ts';
export { limits } from './limits.ts';
