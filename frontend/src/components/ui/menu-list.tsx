import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { MoreIcon, openerStyle, type MenuItem, type MenuProps } from './menu-opener.tsx';

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none select-none data-[highlighted]:bg-gold/15 data-[disabled]:cursor-default data-[disabled]:text-quiet forced-colors:data-[highlighted]:outline-2';

/**
 * The menu after its first use, initially open. A selected action runs after the focus is back on the button, so that a
 * dialog can return the focus there.
 */
export function MenuList({ label, items, children }: MenuProps) {
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
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger ref={opener} aria-label={label} className={openerStyle}>
        {children ?? <MoreIcon />}
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
