import { MessageCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { loadEarly } from '../../lib/load-code.ts';
import { useMedia } from '../../lib/use-media.ts';
import { QuietLine } from '../help-line/quiet-line.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import type { Persona } from './persona.ts';

const loadPanel = () => import('./floating-panel.tsx');
const FloatingPanel = lazyNamed(loadPanel, 'FloatingPanel');

type FloatingChatProps = {
  persona: Persona;
  /** On the button: "Ask the coach". */
  label: string;
};

/** Where there is room beside the page, a tab in that room: no wider than the margin of the page. */
const tab =
  'xl:fixed xl:right-0 xl:bottom-20 xl:rounded-r-none xl:[padding:1.25rem_0.5rem] xl:shadow-float xl:[writing-mode:vertical-rl]';

/** In the bar it stays behind what the page itself asks for; as a tab it is the only thing there. */
const inBar =
  'w-full sm:w-auto max-xl:border max-xl:border-field max-xl:bg-surface max-xl:text-ink max-xl:hover:border-ink max-xl:hover:bg-surface';

/**
 * A chat that waits at the edge of a page: `<FloatingChat persona={coachPersona()} label="Ask the coach" />`. Its
 * button stands in a bar of its own, or beside the page, and so never on top of anything one presses. Its code loads
 * with the first press; once open, it keeps the conversation also while it is closed.
 */
export function FloatingChat({ persona, label }: FloatingChatProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBar = !useMedia('(min-width: 80rem)');
  return (
    <div data-floating-chat data-print="no">
      <div className="fixed inset-x-0 bottom-0 z-20 flex flex-col items-end border-t border-hairline bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] xl:contents">
        {isBar && <QuietLine className="self-stretch" />}
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => loadEarly(loadPanel)}
          onClick={() => {
            setWasOpened(true);
            setOpen((now) => !now);
          }}
          className={buttonStyle({ className: `${inBar} ${tab}` })}
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
