import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './ui/button.tsx';

type CopyButtonProps = { text: string; label: string; className?: string };

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ text, label, className = '' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ of: string; done: boolean }>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ of: text, done: true });
    } catch {
      // Browsers refuse it without https, or when the person has forbidden it.
      setOutcome({ of: text, done: false });
    }
  }
  // A different text has not been copied yet.
  const said = outcome?.of === text ? outcome : undefined;
  const Icon = said?.done ? Check : Copy;
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        {label}
      </Button>
      <p aria-live="polite" className="text-sm text-quiet">
        {said &&
          (said.done
            ? 'Copied.'
            : 'Your browser did not allow this. Select the text and copy it yourself.')}
      </p>
    </div>
  );
}
