import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Hard to undo: in clay color, below a line. */
  danger?: boolean;
  disabled?: boolean;
};

export type MenuProps = {
  /** Label of the button: "More options for this prayer". */
  label: string;
  items: readonly MenuItem[];
  children?: ReactNode;
};

export const openerStyle =
  'inline-flex size-11 items-center justify-center rounded-md text-quiet hover:bg-ink/5 hover:text-ink data-[state=open]:bg-ink/5';

/** Three dots. */
export const MoreIcon = () => <Ellipsis size={22} strokeWidth={1.5} aria-hidden="true" />;
