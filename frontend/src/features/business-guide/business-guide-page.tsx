import { pages } from '@kbf/contracts';
import { EmbeddedChat } from '../../components/chat/embedded-chat.tsx';
import { businessPersona } from '../../components/chat/personas.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { Resources } from './resources.tsx';
import { SevenSteps } from './seven-steps.tsx';
import { SheetBeside } from './sheet-beside.tsx';
import { SixValues } from './six-values.tsx';

const persona = { ...businessPersona, Beside: SheetBeside };

/** A chat with the guide and its steps beside it; below them the values, and documents to work with. */
export function BusinessGuidePage() {
  usePageHead(pages['/kingdom-business-guide']);
  return (
    <div className="page pt-8 pb-24 lg:pt-10">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <h1 className="display text-3xl lg:text-4xl">Kingdom business guide</h1>
        <p className="text-quiet max-lg:hidden">
          Go from a business that makes a living to one that knows what it is for, in seven steps,
          at your own pace.
        </p>
      </header>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <EmbeddedChat
            persona={persona}
            className="h-[min(40rem,calc(100dvh-11rem))] min-h-[26rem] lg:h-[min(42rem,calc(100dvh-13.5rem))]"
          />
        </div>
        <aside className="min-w-0">
          <SevenSteps />
        </aside>
      </div>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:border-t lg:border-hairline lg:pt-14">
        <SixValues />
        <Resources />
      </div>
    </div>
  );
}
