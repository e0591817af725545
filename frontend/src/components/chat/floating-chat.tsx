import { MessageCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { buttonStyle } from '../ui/button-style.ts';
import type { Persona } from './persona.ts';

const loadPanel = () => import('./floating-panel.tsx');
const FloatingPanel = lazyNamed(loadPanel, 'FloatingPanel');

type FloatingChatProps = {
  persona: Persona;
  /** On the button: "Ask the coach". */
  label: string;
};

/**
 * A chat that waits at the lower right edge of a page: `<FloatingChat persona={coachPersona()} label="Ask the coach"
 * />`. Its code loads with the first press; once open, it keeps the conversation also while it is closed.
 */
export function FloatingChat({ persona, label }: FloatingChatProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div data-floating-chat data-print="no">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onClick={() => {
          setWasOpened(true);
          setOpen((now) => !now);
        }}
        className={`fixed right-4 bottom-4 z-20 shadow-float sm:right-6 sm:bottom-6 ${buttonStyle({ size: 'lg', className: 'text-base' })}`}
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-6" />
        {label}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FloatingPanel persona={persona} open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      )}
    </div>
  );
}
