import { pages } from '@kbf/contracts';
import { Loading } from '../../components/ui/loading.tsx';
import { usePageHead } from '../../lib/page-head.ts';

export function PrayerPage() {
  usePageHead(pages['/prayer']);
  return <Loading label="One moment..." />;
}
