import { pages } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { headTags } from '../../plugin/site/head-tags.ts';

describe('head tags', () => {
  it('When a text has characters of HTML, then they stay text', () => {
    const nasty = `"><script>alert('&')</script>`;
    const tags = headTags({ title: nasty, description: nasty, keywords: nasty }, 'http://x/"');
    expect(tags).not.toContain('<script>');
    expect(tags).toContain('&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;');
    expect(tags).toContain('href="http://x/&quot;"');
  });

  it('When a page may be found, then it has its address and share tags', () => {
    const tags = headTags(pages['/prayer'], 'https://x.example/prayer', 'https://x.example/p.jpg');
    expect(tags).toContain('<link rel="canonical" href="https://x.example/prayer" />');
    for (const name of ['title', 'description', 'url', 'type', 'site_name', 'image'])
      expect(tags).toContain(`property="og:${name}"`);
    expect(tags).not.toContain('noindex');
  });

  it('When it may not, then it says so and has no address', () => {
    const tags = headTags(pages['/login'], null);
    expect(tags).toContain('content="noindex"');
    expect(tags).not.toContain('canonical');
  });
});
