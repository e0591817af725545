import { giftsScripture } from '@kbf/site-texts/page-scriptures';
import { site } from '@kbf/contracts';
import { Verse } from '../../components/ui/verse.tsx';
import { LoavesDrawing } from './loaves-drawing.tsx';

/** The dark side of the page, with the request. On phones it shrinks to its title after a choice. */
export function Invitation({ folded }: { folded: boolean }) {
  const beside = folded ? 'max-lg:hidden' : '';
  return (
    <div
      data-scheme="dark"
      className={`bg-night text-ink ${folded ? 'max-lg:py-5' : 'max-lg:pt-7 max-lg:pb-6'}`}
    >
      <div className="flex flex-col justify-between gap-8 px-[clamp(1.25rem,4vw,4rem)] lg:sticky lg:top-16 lg:h-[calc(100svh-4rem)] lg:min-h-[40rem] lg:py-14">
        <div>
          <h1 className={`display ${folded ? 'text-2xl lg:text-5xl' : 'text-4xl lg:text-5xl'}`}>
            Bring what you have.
          </h1>
          <p className={`mt-3 max-w-[38ch] text-quiet lg:mt-6 lg:text-lg ${beside}`}>
            <span className="max-lg:hidden">
              A boy once brought five loaves and two fish. Your story, your company or your gift is
              welcome too.{' '}
            </span>
            Someone from our team will reply within {site.contributionReplyHours} hours.
          </p>
        </div>
        <LoavesDrawing className="hidden min-h-0 w-full max-w-md flex-1 self-center lg:block" />
        <div className="hidden lg:block">
          <Verse {...giftsScripture} className="max-w-[40ch]" />
        </div>
      </div>
    </div>
  );
}
