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

/** Where there is room beside the page, a tab in that room. */
const tab =
  'xl:fixed xl:right-0 xl:bottom-20 xl:rounded-r-none xl:px-2.5 xl:py-5 xl:shadow-float xl:[writing-mode:vertical-rl]';

/**
 * A chat that waits at the edge of a page: `<FloatingChat persona={coachPersona()} label="Ask the coach" />`. Its
 * button stands in a bar of its own, or beside the page, and so never on top of anything one presses. Its code loads
 * with the first press; once open, it keeps the conversation also while it is closed.
 */
export function FloatingChat({ persona, label }: FloatingChatProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div data-floating-chat data-print="no">
      <div className="fixed inset-x-0 bottom-0 z-20 flex justify-end border-t border-hairline bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] xl:contents">
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
          className={buttonStyle({ className: `w-full sm:w-auto ${tab}` })}
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {label}
        </button>
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <FloatingPanel persona={persona} open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      )}
    </div>
  );
}
