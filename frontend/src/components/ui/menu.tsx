import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

const openerStyle =
  'inline-flex size-11 items-center justify-center rounded-md text-quiet hover:bg-ink/5 hover:text-ink data-[state=open]:bg-ink/5';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Hard to undo: in clay, after a line. */
  danger?: boolean;
  disabled?: boolean;
};

type MenuProps = {
  /** Names the button: "More about this prayer". */
  label: string;
  items: readonly MenuItem[];
  children?: ReactNode;
};

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none select-none data-[highlighted]:bg-gold/15 data-[disabled]:cursor-default data-[disabled]:text-quiet forced-colors:data-[highlighted]:outline-2';

/**
 * Lesser acts behind one button. Not modal: the page can be read on, and no style sheet is written. What is chosen is
 * done once the focus is back on the button: a dialog that opens then knows where to give it back.
 */
export function Menu({ label, items, children }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);
  const actWhenClosed = () => {
    const act = chosen.current;
    chosen.current = undefined;
    if (!act) return;
    opener.current?.focus();
    act();
  };
  const usual = items.filter(({ danger }) => !danger);
  const grave = items.filter(({ danger }) => danger);
  const show = (item: MenuItem) => (
    <DropdownMenu.Item
      key={item.label}
      disabled={item.disabled ?? false}
      onSelect={() => (chosen.current = item.onSelect)}
      className={`${itemStyle} ${item.danger ? 'text-clay' : ''}`}
    >
      {item.icon}
      {item.label}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={opener} aria-label={label} className={openerStyle}>
        {children ?? <Ellipsis size={22} strokeWidth={1.5} aria-hidden="true" />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={actWhenClosed}
          className="z-50 min-w-52 animate-fade-in rounded-md border border-hairline bg-surface p-1.5 shadow-float"
        >
          {usual.map(show)}
          {usual.length > 0 && grave.length > 0 && (
            <DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />
          )}
          {grave.map(show)}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
