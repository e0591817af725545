import { pages } from '@kbf/contracts';
import { Loading } from '../../components/ui/loading.tsx';
import { usePageHead } from '../../lib/page-head.ts';

export function LoginPage() {
  usePageHead(pages['/login']);
  return <Loading label="One moment..." />;
}
