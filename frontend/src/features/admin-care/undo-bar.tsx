import { limits } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

const seconds = limits.desk.undoMs / 1_000;

type UndoBarProps = {
  /** The decision: "The prayer will be published". */
  says: string;
  onUndo: () => void;
  /** Called when it can no longer be undone. */
  onOver: () => void;
};

/** The last decision, while it can be undone. The seconds are visible, but not read out. */
export function UndoBar({ says, onUndo, onOver }: UndoBarProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-surface shadow-float">
      <div className="page flex items-center justify-between gap-4 py-3">
        <output>{says}</output>
        <Button variant="outline" size="sm" onClick={onUndo} aria-label="Undo">
          Undo <span aria-hidden="true">({Math.max(left, 0)})</span>
        </Button>
      </div>
    </div>
  );
}
