import { widgetUrl, widgetSize, type WidgetTheme } from '@kbf/contracts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { WidgetFrame } from '../../components/widget-frame.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useGetRandomQuoteQuery } from './apps-api.ts';

/** Milliseconds between checks whether the widget can be shown (specification section 9). */
const lookEveryMs = 30_000;

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The wisdom widget as on other sites. */
export function WidgetPreview() {
  const [theme, setTheme] = useState<WidgetTheme>('light');
  const ready = useGetRandomQuoteQuery(undefined, { pollingInterval: lookEveryMs });
  return (
    <section aria-labelledby="preview-heading" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="preview-heading" className="display text-2xl">
        Daily Wisdom Widget
      </h2>
      <p className="mt-2 text-quiet">How it looks on your own site today.</p>
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6">
        <RadioGroup
          label="Preview theme"
          hideLabel
          value={theme}
          onValueChange={setTheme}
          options={themes}
          className="[&_[role=radiogroup]]:flex-row [&_[role=radiogroup]]:gap-6"
        />
        <a
          href={widgetUrl(window.location.origin, theme)}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'quiet', size: 'md', className: '-mx-5' })}
        >
          Open in a new tab
          <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </div>
      {ready.data ? (
        <WidgetFrame theme={theme} />
      ) : ready.isError ? (
        <div
          style={{ aspectRatio: `${widgetSize.width} / ${widgetSize.height}` }}
          className="flex items-center rounded-md border border-hairline"
        >
          <PageState
            failed
            title="Unable to load wisdom widget"
            text="We check again every 30 seconds."
            action={<Button onClick={() => void ready.refetch()}>Try again</Button>}
            className="w-full py-10"
          />
        </div>
      ) : (
        <Skeleton className="h-[37.5rem] w-full" />
      )}
    </section>
  );
}
