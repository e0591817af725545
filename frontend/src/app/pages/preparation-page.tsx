import { notFoundPage, pages, site } from '@kbf/contracts';
import { useLocation } from 'react-router';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { usePageHead } from '../../lib/page-head.ts';

/** A page that is named but not written yet: says so, and offers what is there. */
export function PreparationPage({ title }: { title: string }) {
  const { pathname } = useLocation();
  const head = Object.entries(pages).find(([path]) => path === pathname)?.[1];
  usePageHead(head ?? { ...notFoundPage, title: `${title} | ${site.name}` });
  return (
    <PageState
      level={1}
      title={title}
      text="We are still writing this page. Until it is here, the prayer room is open."
      action={<LinkButton to={paths.prayer.href()}>Let's Pray Together</LinkButton>}
    />
  );
}
