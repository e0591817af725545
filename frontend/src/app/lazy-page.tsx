import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyNamed } from '../lib/browser/lazy-named.ts';
import { isOffline, loadEarly, loadWhenOnline } from '../lib/browser/load-code.ts';
import { whenIdle } from '../lib/browser/when-idle.ts';

type View<Props> = (props: Props) => ReactNode;
type PropsOf<V> = V extends View<infer Props extends object> ? Props : object;

const loadWaits = () => import('./pages/page-waits-for-line.tsx');
const PageWaitsForLine = lazyNamed(loadWaits, 'PageWaitsForLine');
// Must be loaded before it is needed. If it is not, the previous page stays until there is a network.
if (!import.meta.env.SSR) void whenIdle().then(() => loadEarly(loadWaits));

/**
 * `lazyNamed` for a page. Without a network it shows a message in the page's place and opens by itself when the network
 * is back: the address has already changed, and the previous page is one step back.
 */
export function lazyPage<const Name extends string, Module extends Record<Name, View<never>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Page = ComponentType<PropsOf<Module[Name]>>;
  const Later = lazyNamed(load, name) as unknown as ComponentType<object>;
  const Waiting = (props: object) => (
    <Suspense fallback={<PageWaitsForLine />}>
      <Later {...props} />
    </Suspense>
  );
  return lazy<Page>(async () => {
    const page = isOffline() ? Waiting : (await loadWhenOnline(load))[name];
    return { default: page as unknown as Page };
  });
}
