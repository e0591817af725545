import { FileText } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Persona } from '../../components/chat/persona.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { handToSheet } from '../../lib/browser/handed-words.ts';
import { sheetFor } from './sheet-for.ts';

/** Links from an answer to its sheet, and fills in the person's text. */
export function SheetBeside({ answer, words }: ComponentProps<NonNullable<Persona['Beside']>>) {
  const place = answer.sheet === undefined ? undefined : sheetFor(answer.sheet);
  if (!place) return null;
  const { sheet, field, label } = place;
  return (
    <div>
      <LinkButton
        to={`${paths.businessSheet.href(sheet.id)}#${field}`}
        onClick={() => handToSheet(sheet.id, field, words)}
      >
        <FileText aria-hidden="true" strokeWidth={1.5} className="size-5" />
        Write it: {sheet.title}
      </LinkButton>
      <p className="mt-1.5 text-sm text-quiet">
        Your words go into “{label}.” Anything you wrote there before stays.
      </p>
    </div>
  );
}
