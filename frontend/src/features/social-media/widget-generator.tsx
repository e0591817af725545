import { widgetSize, widgetSnippet, type WidgetTheme } from '@kbf/contracts';
import { useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { WidgetFrame } from '../../components/widget-frame.tsx';

const themes = [
  { value: 'light', label: 'Light', hint: 'Paper and dark ink.' },
  { value: 'dark', label: 'Dark', hint: 'For sites with a dark background.' },
] as const;

/** The code of the wisdom widget for another site, with a preview. */
export function WidgetGenerator() {
  const [theme, setTheme] = useState<WidgetTheme>('light');
  const code = widgetSnippet(window.location.origin, theme);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div>
        <h2 className="display text-2xl">A verse for your own site</h2>
        <p className="mt-3 measure text-quiet">
          A card of {widgetSize.width} by {widgetSize.height} pixels with a new quote every day. It
          sets no cookies and tracks no one. If our site is down, the card says so, and the rest of
          your page still works.
        </p>
        <RadioGroup
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={themes}
          className="mt-8"
        />
        <Field
          label="Code for your site"
          hint="Paste it where you want the card, for example into an HTML block."
          className="mt-6"
        >
          {(control) => (
            <TextArea
              {...control}
              readOnly
              rows={9}
              wrap="off"
              spellCheck={false}
              value={code}
              onFocus={({ target }) => target.select()}
              className="max-h-72 overflow-x-auto font-mono text-sm [field-sizing:fixed]"
            />
          )}
        </Field>
        <CopyButton text={code} label="Copy code" className="mt-4" />
      </div>
      <section aria-label="Preview">
        <WidgetFrame key={theme} theme={theme} />
      </section>
    </div>
  );
}
