import type { ReactNode } from 'react';
import { loadEarly } from '../../lib/browser/load-code.ts';
import { MoreIcon, openerStyle } from './menu-opener.tsx';

type MenuButtonProps = {
  label: string;
  children?: ReactNode;
  /** Loads the menu: called on hover or focus. */
  load: () => Promise<unknown>;
  onOpen: () => void;
};

/** The button of a menu before its first use. */
export const MenuButton = ({ label, children, load, onOpen }: MenuButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={false}
    onPointerEnter={() => loadEarly(load)}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen();
    }}
    className={openerStyle}
  >
    {children ?? <MoreIcon />}
  </button>
);
