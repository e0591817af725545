import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadWhenOnline } from './load-code.ts';

type View<Props> = (props: Props) => ReactNode;
type PropsOf<V> = V extends View<infer Props extends object> ? Props : object;

/**
 * `React.lazy` for a named export: `lazyNamed(() => import('./x.tsx'), 'Page')`. Opened without a network, it loads
 * when the network is back; until then the previous content stays.
 */
export function lazyNamed<const Name extends string, Module extends Record<Name, View<never>>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy<ComponentType<PropsOf<Module[Name]>>>(async () => {
    const view = (await loadWhenOnline(load))[name];
    return { default: view as unknown as ComponentType<PropsOf<Module[Name]>> };
  });
}
