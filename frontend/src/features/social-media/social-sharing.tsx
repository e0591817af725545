import type { WisdomQuote } from '@kbf/contracts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { shareTargets, shareText } from './share-text.ts';

type SocialSharingProps = { quote: WisdomQuote | undefined; onLibrary: () => void };

/** The exact text to share, and the three networks. Sharing needs a selected quote. */
export function SocialSharing({ quote, onLibrary }: SocialSharingProps) {
  const origin = window.location.origin;
  const text = quote && shareText(quote);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <section aria-labelledby="text-heading">
        <h2 id="text-heading" className="display text-2xl">
          Your post
        </h2>
        {text ? (
          <>
            <p
              dir="auto"
              className="prose-serif mt-5 border-t border-gold pt-5 text-lg whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {text}
            </p>
            <p className="mt-3 text-quiet [overflow-wrap:anywhere]">{origin}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <CopyButton text={`${text}\n\n${origin}`} label="Copy the text" />
              <Button variant="quiet" onClick={onLibrary}>
                Choose another
              </Button>
            </div>
          </>
        ) : (
          <div className="mt-5">
            <Notice
              action={
                <Button variant="outline" onClick={onLibrary}>
                  Open the wisdom library
                </Button>
              }
            >
              Select a quote in the wisdom library first. Then you can share it here.
            </Notice>
          </div>
        )}
      </section>
      <section aria-labelledby="places-heading">
        <h2 id="places-heading" className="display text-2xl">
          Share on
        </h2>
        <ul className="mt-5">
          {shareTargets.map(({ id, name, text: textFor, address, note }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-5"
            >
              <p className="min-w-0 flex-1 basis-56">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-quiet">{note}</span>
              </p>
              <Button
                disabled={!quote}
                onClick={() =>
                  quote && window.open(address(textFor(quote), origin), '_blank', 'noopener')
                }
              >
                Share on {name}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
