import { Suspense } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { loadCode } from '../../lib/browser/load-code.ts';
import { paths } from '../../lib/paths.ts';
import type { NavigationLink } from './navigation-links.ts';

const WhatWaits = lazyNamed(
  () =>
    loadCode(() => import('../../components/what-waits.tsx')).catch(() => ({
      WhatWaits: () => null,
    })),
  'WhatWaits',
);

/** What waits at the care desk, beside its link. Only admins load it. */
export const WaitingAtDesk = ({ of: { to } }: { of: NavigationLink }) =>
  to === paths.adminCare.href() && (
    <Suspense>
      <WhatWaits />
    </Suspense>
  );
