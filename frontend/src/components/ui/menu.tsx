import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { MenuButton } from './menu-button.tsx';
import type { MenuProps } from './menu-opener.tsx';

export type { MenuItem } from './menu-opener.tsx';

const load = () => import('./menu-list.tsx');
const MenuList = lazyNamed(load, 'MenuList');

/**
 * Less common actions behind one button. Not modal: the page stays readable, and no style sheet is written. Until first
 * use only the button is loaded.
 */
export function Menu(props: MenuProps) {
  const [isUsed, setUsed] = useState(false);
  const { label, children } = props;
  const button = (
    <MenuButton label={label} load={load} onOpen={() => setUsed(true)}>
      {children}
    </MenuButton>
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <MenuList {...props} />
    </Suspense>
  );
}
