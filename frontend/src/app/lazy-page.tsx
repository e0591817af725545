import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyNamed } from '../lib/lazy-named.ts';
import { isOffline, loadCode } from '../lib/load-code.ts';
import { PageWaitsForLine } from './pages/page-waits-for-line.tsx';

type View<Props> = (props: Props) => ReactNode;
type PropsOf<V> = V extends View<infer Props extends object> ? Props : object;

/**
 * `lazyNamed` for a page. Asked for without a line, it says so in the page's place, and opens by itself once there is
 * one: the address has changed already, and what stood there is a step back.
 */
export function lazyPage<const Name extends string, Module extends Record<Name, View<never>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Props = PropsOf<Module[Name]>;
  return lazy<ComponentType<Props>>(async () => {
    try {
      const view = (await loadCode(load))[name];
      return { default: view as unknown as ComponentType<Props> };
    } catch (error) {
      if (!isOffline()) throw error;
      const Later = lazyNamed(load, name) as unknown as ComponentType<object>;
      return {
        default: (props: Props) => (
          <Suspense fallback={<PageWaitsForLine />}>
            <Later {...props} />
          </Suspense>
        ),
      };
    }
  });
}
