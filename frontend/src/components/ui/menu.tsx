import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { MoreIcon, openerStyle, type MenuProps } from './menu-opener.tsx';

export type { MenuItem } from './menu-opener.tsx';

const load = () => import('./menu-list.tsx');
const MenuList = lazyNamed(load, 'MenuList');

/**
 * Lesser acts behind one button. Not modal: the page can be read on, and no style sheet is written. Until it is first
 * used it is the button alone; what opens comes with the first touch.
 */
export function Menu(props: MenuProps) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onClick={() => setUsed(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setUsed(true);
      }}
      className={openerStyle}
    >
      {props.children ?? <MoreIcon />}
    </button>
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <MenuList {...props} />
    </Suspense>
  );
}
