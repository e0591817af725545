import type { Prayer } from '@kbf/contracts';
import { Share2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { sharePrayer } from './share-prayer.ts';

/** Shares the page of a public prayer. A prayer for members has no page, and says so. */
export function ShareButton({ prayer: { id, audience } }: { prayer: Prayer }) {
  if (audience)
    return (
      <span className="px-2 text-quiet">
        {audience === 'circle' ? 'Circle only' : 'Members only'}
      </span>
    );
  return (
    <Button variant="quiet" onClick={() => sharePrayer(id)}>
      <Share2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
      Share
    </Button>
  );
}
