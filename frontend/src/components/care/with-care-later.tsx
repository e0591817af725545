import { Suspense } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { loadCode } from '../../lib/browser/load-code.ts';
import { CareFrame, type WithCareProps } from './care-frame.tsx';
import type { FirstHelpProps } from './first-help.tsx';
import { FirstNumber } from './first-number.tsx';

const firstHelp = () => loadCode(() => import('./first-help.tsx'));
const careLine = () => loadCode(() => import('../help-line/care-line.tsx'));

const LoadedHelp = lazyNamed(
  () => firstHelp().catch(() => ({ FirstHelp: FirstNumber })),
  'FirstHelp',
);

const FirstHelp = (props: FirstHelpProps) => (
  <Suspense fallback={<FirstNumber {...props} />}>
    <LoadedHelp {...props} />
  </Suspense>
);

/** Loads the help texts in advance, in case the network is lost later. */
export const prepareHelp = () => Promise.allSettled([firstHelp(), careLine()]);

/**
 * `WithCare` for a text field below content, where the help texts are not part of the first load. Call `prepareHelp`
 * before a person can start to write.
 */
export const WithCareLater = (props: WithCareProps) => (
  <CareFrame {...props} FirstHelp={FirstHelp} />
);
