/**
 * The pages that are served with their content in them. The build renders each once, as a visitor finds it before
 * anything was asked, and the gateway serves what it finds in `dist/pages`.
 */
type PrerenderedPage = {
  /** Where it is rendered. */
  path: string;
  /** Under which name the gateway looks for it: the path, or for pages of many the part that they share. */
  file: string;
  /** What it needs at once: the browser fetches these with the first script instead of after it. */
  modules: readonly string[];
};

const page = (path: string, ...modules: string[]): PrerenderedPage => ({
  path,
  file: path === '/' ? 'index' : path.slice(1),
  modules,
});
const withData = 'src/app/store-layout.tsx';

export const prerenderedPages: readonly PrerenderedPage[] = [
  page('/', 'src/features/landing/landing-page.tsx'),
  page('/login', withData, 'src/features/login/login-page.tsx'),
  page('/welcome', withData, 'src/features/landing/welcome-page.tsx'),
  page('/privacy', withData, 'src/features/policies/privacy-page.tsx'),
  page('/terms', withData, 'src/features/policies/terms-page.tsx'),
  page('/prayer', 'src/features/prayer/prayer-page.tsx'),
  page('/about', withData, 'src/features/about/about-page.tsx'),
  page('/meetings-archive', withData, 'src/features/meetings-archive/meetings-archive-page.tsx'),
  page('/prayer-feed', withData, 'src/features/prayer-feed/prayer-feed-page.tsx'),
  page('/prayer/feed', withData, 'src/features/prayer-feed/single-feed-page.tsx'),
  page('/members', withData, 'src/features/members/directory-page.tsx'),
  {
    ...page('/business/any', withData, 'src/features/business/business-page.tsx'),
    file: 'business/one',
  },
];
