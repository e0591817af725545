import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { MenuButton } from './menu-button.tsx';
import type { MenuProps } from './menu-opener.tsx';

export type { MenuItem } from './menu-opener.tsx';

const load = () => import('./menu-list.tsx');
const MenuList = lazyNamed(load, 'MenuList');

/**
 * Lesser acts behind one button. Not modal: the page can be read on, and no style sheet is written. Until it is first
 * used it is the button alone; what opens comes with the first touch.
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
