import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { closeQuietLine, showQuietLine } from '../../lib/care/quiet-line.ts';
import type { DueCare } from '../../lib/care/use-care.ts';
import type { FirstHelpProps } from './first-help.tsx';

export type WithCareProps = {
  due: DueCare | undefined;
  /** The text saves itself repeatedly, so a quiet line that was closed stays closed. */
  savesItself?: boolean;
  /** Gets the usual answer for a text whose author says that nobody is in danger. */
  onSafe?: (() => void) | undefined;
  /** The form or field for the text. */
  children: ReactNode;
};

type CareFrameProps = WithCareProps & { FirstHelp: ComponentType<FirstHelpProps> };

/**
 * Surrounds a place where a person writes. When danger is certain, help replaces it: the form folds away with its text,
 * and the person can bring it back. When it is likely, help stands above it. When it is possible, the quiet line is
 * shown (`QuietLine`).
 */
export function CareFrame({
  due,
  savesItself = false,
  onSafe,
  children,
  FirstHelp,
}: CareFrameProps) {
  /** The form was opened below certain help, or folded away below likely help. */
  const [toggledFor, setToggledFor] = useState<string>();
  /** The text whose author said that nobody is in danger. */
  const [safeFor, setSafeFor] = useState<string>();
  const form = useId();
  const level = due?.care.level;
  const first = level === 'certain' || level === 'likely' ? due : undefined;
  const text = first && (savesItself ? `${form} ${first.care.kind}` : first.id);
  const isSafe = first?.isSafe || (text !== undefined && safeFor === text);
  const isOpen = !first || isSafe || (toggledFor === first.id) !== (level === 'likely');
  useEffect(() => {
    if (due?.care.level === 'certain' || due?.care.level === 'likely') closeQuietLine();
    else if (due) showQuietLine({ id: savesItself ? form : due.id, care: due.care });
  }, [due, savesItself, form]);
  return (
    <div className="flex flex-col gap-6 print:block">
      {first && (
        <FirstHelp
          due={first}
          isOpen={isOpen}
          form={form}
          isSafe={isSafe}
          onSafe={() => {
            setSafeFor(text);
            if (level === 'certain') onSafe?.();
          }}
          onToggle={() => setToggledFor(toggledFor === first.id ? undefined : first.id)}
        />
      )}
      <div id={form} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
