/** The footer is on every page except /contribute and paths that start with /prayer, including the feeds. */
export function hasFooter(pathname: string): boolean {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  return path !== '/contribute' && !path.startsWith('/prayer');
}
