import { afterEach, expect, test, vi } from 'vitest';
import { emptyForNewPage } from './early-words.ts';

const page = '<form><input name="phone" /><textarea id="request"></textarea></form>';

afterEach(() => document.body.replaceChildren());

function serve(): Element {
  const root = document.createElement('div');
  root.innerHTML = page;
  document.body.append(root);
  return root;
}

test('When a page is drawn anew, then what was typed into it is back, and heard of', async () => {
  const root = serve();
  const field = root.querySelector('textarea')!;
  field.focus();
  field.value = 'For my sister';
  emptyForNewPage(root);
  expect(root.childElementCount).toBe(0);

  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener('input', heard);
  root.innerHTML = page;
  await vi.waitFor(() => expect(root.querySelector('textarea')!.value).toBe('For my sister'));
  expect(heard).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(root.querySelector('textarea'));
  expect(root.querySelector('input')!.value).toBe('');
});

test('When other words stand in the new field already, then both are there', async () => {
  const root = serve();
  root.querySelector('textarea')!.value = 'and her shop';
  emptyForNewPage(root);
  root.innerHTML = page.replace('></textarea>', '>For my sister</textarea>');
  await vi.waitFor(() =>
    expect(root.querySelector('textarea')!.value).toBe('For my sister\nand her shop'),
  );
});
