import { expect, test } from 'vitest';
import { escapeHtml } from '../src/index.ts';

test('When text holds what HTML would read, then it is shown as it was written', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a> Grüße`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt; Grüße',
  );
});
