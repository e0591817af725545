import { MessageCircle } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { loadEarly } from '../../lib/browser/load-code.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { QuietLine } from '../help-line/quiet-line.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import type { Persona } from './persona.ts';

const loadPanel = () => import('./floating-panel.tsx');
const FloatingPanel = lazyNamed(loadPanel, 'FloatingPanel');

type FloatingChatProps = {
  persona: Persona;
  /** Label of the button: "Ask the coach". */
  label: string;
};

/** Where there is space beside the page: a tab no wider than the page margin. */
const tab =
  'xl:fixed xl:right-0 xl:bottom-20 xl:rounded-r-none xl:[padding:1.25rem_0.5rem] xl:shadow-float xl:[writing-mode:vertical-rl]';

/** In the bar it is less prominent than the page's own buttons; as a tab it stands alone. */
const inBar =
  'w-full sm:w-auto max-xl:border max-xl:border-field max-xl:bg-surface max-xl:text-ink max-xl:hover:border-ink max-xl:hover:bg-surface';

/**
 * A chat at the edge of a page: `<FloatingChat persona={coachPersona()} label="Ask the coach" />`. Its button is in its
 * own bar, or beside the page, so it never covers other controls. Its code loads with the first press. After that it
 * keeps the conversation, even while closed.
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
