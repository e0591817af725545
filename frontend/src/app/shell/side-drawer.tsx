import { Drawer } from '../../components/ui/drawer.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { LoginControl } from './login-control.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { adminLinks } from './admin-links.ts';
import { navigationLinks } from './navigation-links.ts';
import { WaitingAtDesk } from './waiting-at-desk.tsx';

type SideDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

const linkStyle =
  'flex min-h-13 items-center border-b border-hairline font-display text-xl transition-colors hover:text-gold-text aria-[current=page]:text-gold-text';

/** The navigation on narrow screens, with the Profile link and Login or Logout. */
export function SideDrawer({ open, onOpenChange }: SideDrawerProps) {
  const { status, user } = useSession();
  const profile = { label: 'Profile', to: paths.founder.href() };
  const account = user ? [{ label: 'Your account', to: paths.account.href() }] : [];
  const links = [...adminLinks(user), ...navigationLinks(status), ...account, profile];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Main" className="mt-4">
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <NavigationItem
                link={link}
                className={linkStyle}
                onSelect={() => onOpenChange(false)}
              />
              <WaitingAtDesk of={link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8" onClick={() => onOpenChange(false)} role="presentation">
        <LoginControl className="w-full" />
      </div>
    </Drawer>
  );
}
