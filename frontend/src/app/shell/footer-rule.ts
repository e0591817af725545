/** The footer stands on every page except /contribute and paths that start with /prayer, the feeds among them. */
export function hasFooter(pathname: string): boolean {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  return path !== '/contribute' && !path.startsWith('/prayer');
}
