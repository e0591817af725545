import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { togetherPaths } from '../../../lib/together-paths.ts';

/** For someone who is not in a circle, it does not exist. */
export function NoCircle() {
  return (
    <PageState
      level={1}
      title="We could not find this circle"
      text="It may have ended, or you may not be in it."
      action={<LinkButton to={togetherPaths.circles.href()}>Go to my circles</LinkButton>}
    />
  );
}
