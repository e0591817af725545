import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { noteTyped, useTypedBefore } from './use-typed-before.ts';

function Writing({ draft }: { draft: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft);
  useTypedBefore(field, text, setText);
  return <textarea id="request" ref={field} value={text} onChange={() => undefined} />;
}

/** Types into a served page, and renders it again. */
function typeAndRender(words: string, draft: string) {
  document.body.innerHTML = '<div><textarea id="request"></textarea></div>';
  const field = document.querySelector('textarea')!;
  field.focus();
  field.value = words;
  noteTyped(document.body);
  document.body.replaceChildren();
  render(<Writing draft={draft} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

test('When a page is rendered again, then the typed text and the focus are back', () => {
  const field = typeAndRender('For my sister', '');
  expect(field.value).toBe('For my sister');
  expect(document.activeElement).toBe(field);
});

test('When the new field has a draft, then both texts are there', () => {
  expect(typeAndRender('and her shop', 'For my sister').value).toBe('For my sister\nand her shop');
});
