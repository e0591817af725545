import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { signOrCalm } from '../lib/first-sign.ts';
import { lazyNamed } from '../lib/lazy-named.ts';
import { isOffline, loadEarly, loadWhenOnline } from '../lib/load-code.ts';

type View<Props> = (props: Props) => ReactNode;
type PropsOf<V> = V extends View<infer Props extends object> ? Props : object;

const loadWaits = () => import('./pages/page-waits-for-line.tsx');
const PageWaitsForLine = lazyNamed(loadWaits, 'PageWaitsForLine');
// It has to be here before it is needed. Where it is not, what stands there stays until there is a line.
if (!import.meta.env.SSR) void signOrCalm().then(() => loadEarly(loadWaits));

/**
 * `lazyNamed` for a page. Asked for without a line, it says so in the page's place, and opens by itself once there is
 * one: the address has changed already, and what stood there is a step back.
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
