import type { ReactNode } from 'react';
import { MoreIcon, openerStyle } from './menu-opener.tsx';

type MenuButtonProps = {
  label: string;
  children?: ReactNode;
  /** Something comes near: the moment to load what opens. */
  onNear: () => unknown;
  onOpen: () => void;
};

/** The button of a menu that was not used yet. */
export const MenuButton = ({ label, children, onNear, onOpen }: MenuButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="menu"
    aria-expanded={false}
    onPointerEnter={() => void onNear()}
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
