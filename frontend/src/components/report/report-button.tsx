import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { Button } from '../ui/button.tsx';
import type { ReportCall } from './report-dialog.tsx';

const ReportDialog = lazyNamed(() => import('./report-dialog.tsx'), 'ReportDialog');

type ReportButtonProps = {
  call: ReportCall;
  /** The reported thing, to follow "Report": "this profile". */
  what: string;
  params: Record<string, string>;
  className?: string;
};

/** Reports public content to the admins. The form loads on demand. */
export function ReportButton({ call, what, params, className }: ReportButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        onClick={() => {
          setIsAsked(true);
          setIsOpen(true);
        }}
      >
        <Flag size={18} strokeWidth={1.5} aria-hidden="true" />
        Report {what}
      </Button>
      {isAsked && (
        <Suspense>
          <ReportDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            call={call}
            what={what}
            params={params}
          />
        </Suspense>
      )}
    </>
  );
}
