import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

surviveTranslation();

const inFonts = (words: Node) => {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).append(words);
  return outer;
};
const textsIn = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text);

/** How a translation or an extension takes the place of a text node. */
const ways: Record<string, (text: Text) => void> = {
  'replaced at once': (text) => text.replaceWith(inFonts(document.createTextNode(text.data))),
  'replaced in two steps': (text) => {
    text.before(inFonts(document.createTextNode(text.data)));
    text.remove();
  },
  'moved into an element': (text) => {
    const outer = inFonts(document.createTextNode(''));
    text.replaceWith(outer);
    outer.firstElementChild?.replaceChildren(text);
  },
};

function Line({ count, isLong }: { count: number; isLong: boolean }) {
  return (
    <p>
      {isLong && 'Today: '}
      {count} {isLong ? <b>long</b> : 'short'} lines
      {isLong && ' and more'}
    </p>
  );
}

test.each(
  Object.keys(ways).flatMap((way) => [[way, true, false] as const, [way, false, true] as const]),
)('When texts are %s, then a page can change from %s to %s', async (way, before, after) => {
  const { container, rerender } = render(<Line count={1} isLong={before} />);
  const [line] = container.children;
  for (const text of textsIn(line!)) ways[way]!(text);
  await Promise.resolve();
  rerender(<Line count={27} isLong={after} />);
  expect(line?.textContent).toBe(after ? 'Today: 27 long lines and more' : '27 short lines');
  rerender(<Line count={3} isLong={before} />);
});

test('When an extension removes texts, then a page can still change', () => {
  const { container, rerender } = render(<Line count={1} isLong />);
  const [line] = container.children;
  for (const text of textsIn(line!)) text.remove();
  rerender(<Line count={27} isLong={false} />);
  expect(line?.textContent).toContain('short');
});

test('When something else is not where it should be, then the error is still thrown', () => {
  const [one, other] = [document.createElement('p'), document.createElement('b')];
  expect(() => one.removeChild(other)).toThrow(DOMException);
  expect(() => one.insertBefore(document.createElement('i'), other)).toThrow(DOMException);
});
