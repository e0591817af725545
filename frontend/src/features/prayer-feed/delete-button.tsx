import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

type DeleteButtonProps = { what: string; pending: boolean; onDelete: () => void };

/** Deletes what one wrote, after a second press. */
export function DeleteButton({ what, pending, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const wasAsked = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button gives way to others: the focus moves to the one in its place, the harmless one when asking.
  useEffect(() => {
    if (asking || wasAsked.current) button.current?.focus();
    wasAsked.current = asking;
  }, [asking]);
  if (!asking)
    return (
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={`Delete ${what}`}
      >
        Delete
      </Button>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="text-sm">Delete {what} for good?</span>
      <Button
        variant="danger"
        size="sm"
        pending={pending}
        pendingLabel="Deleting..."
        onClick={onDelete}
      >
        Delete
      </Button>
      <Button ref={button} variant="outline" size="sm" onClick={() => setAsking(false)}>
        Keep
      </Button>
    </span>
  );
}
