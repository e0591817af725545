import { Suspense, useState } from 'react';
import { MenuButton } from '../../components/ui/menu-button.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import type { PrayerActsProps } from './prayer-acts.tsx';

const load = () => import('./prayer-acts.tsx');
const PrayerActs = lazyNamed(load, 'PrayerActs');

/** Less common actions of a prayer, behind one button. They load with the first touch. */
export function PrayerMenu(props: Omit<PrayerActsProps, 'label'>) {
  const [isUsed, setUsed] = useState(false);
  const label = 'More options for this prayer';
  const button = <MenuButton label={label} load={load} onOpen={() => setUsed(true)} />;
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <PrayerActs {...props} label={label} />
    </Suspense>
  );
}
