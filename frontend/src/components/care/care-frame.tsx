import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import {
  closeQuietLine,
  hideQuietLine,
  showQuietLine,
  type DueLine,
} from '../../lib/care/quiet-line.ts';
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
 * and the person can bring it back. When it is likely, help stands above it, and at the edge of the screen when the
 * form is gone. When it is possible, the quiet line is shown (`QuietLine`).
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
  const goesOn = useRef<DueLine>(undefined);
  useEffect(() => {
    const line = due && { id: savesItself ? form : due.id, care: due.care };
    goesOn.current = level === 'likely' && !isSafe ? line : undefined;
    if (level === 'certain') closeQuietLine();
    else if (level === 'likely') hideQuietLine();
    else if (line) showQuietLine(line);
  }, [due, level, isSafe, savesItself, form]);
  // The form may be gone with its help as soon as it was sent.
  useEffect(
    () => () => {
      if (goesOn.current) showQuietLine(goesOn.current);
    },
    [],
  );
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
