import type { OwnPrayer } from '@kbf/contracts';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';

// Forms load with their validation, on demand.
const AudienceDialog = lazyNamed(
  () => import('../../../components/prayer/audience-dialog.tsx'),
  'AudienceDialog',
);

/** Changes who can see one's own prayer. */
export function AudienceButton({ prayer, label }: { prayer: OwnPrayer; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const open = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" aria-label={label} onClick={open}>
        Change who can see it
      </Button>
      {isUsed && (
        <Suspense>
          <AudienceDialog prayer={prayer} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
