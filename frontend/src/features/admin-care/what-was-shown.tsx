import { careTextFor, helpLinesFor } from '@kbf/site-texts/care';
import type { CareCase, CareKind } from '@kbf/contracts';
import { shownWords } from './desk-words.ts';

const languages = { en: 'English', es: 'Spanish' } as const;

/** The exact text that the person read as an answer, for an admin who calls them. */
export function WhatWasShown({ of, kind }: { of: CareCase; kind: CareKind }) {
  const { language, shown } = of;
  const text = careTextFor({ kind, language });
  const lines = helpLinesFor({ kind, language }).map(({ name }) => name);
  return (
    <details className="measure border-y border-hairline py-3">
      <summary className="min-h-11 content-center font-semibold">
        What they saw: {shownWords[shown]}, in {languages[language]}
      </summary>
      <div lang={language} className="flex flex-col gap-3 pt-2 pb-3 text-quiet">
        {shown === 'line' ? (
          <p>{text.quiet}</p>
        ) : (
          <>
            <p className="font-semibold">{text.title}</p>
            <p>{text.heard}</p>
            <ol className="flex list-decimal flex-col gap-1 pl-6">
              {text.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>{lines.join(', ')}</p>
          </>
        )}
      </div>
    </details>
  );
}
