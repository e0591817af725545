import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { widgetSnippet, widgetUrl } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';

const origin = 'https://fellowship.example';

/** The parts of a page that the code uses. */
type Box = { textContent: string; children: Frame[]; appendChild: (frame: Frame) => void };
type Frame = {
  title: string;
  srcdoc: string;
  style: { cssText: string };
  attributes: Record<string, string>;
  setAttribute: (name: string, value: string) => void;
};

function newFrame(): Frame {
  const attributes: Record<string, string> = {};
  return {
    title: '',
    srcdoc: '',
    style: { cssText: '' },
    attributes,
    setAttribute: (name, value) => (attributes[name] = value),
  };
}

/** Runs the snippet's script beside its box. @param answer of the fellowship's site */
async function run(answer: () => Promise<Response>): Promise<{ box: Box; asked: unknown[][] }> {
  const snippet = widgetSnippet(origin, 'dark');
  const script = /<script>([\s\S]*)<\/script>$/.exec(snippet)?.[1] ?? '';
  const asked: unknown[][] = [];
  const box: Box = {
    textContent: '',
    children: [],
    appendChild: (frame) => box.children.push(frame),
  };
  runInNewContext(script, {
    document: { currentScript: { previousElementSibling: box }, createElement: newFrame },
    fetch: (...given: unknown[]) => {
      asked.push(given);
      return answer();
    },
  });
  await setImmediate();
  return { box, asked };
}

describe('the code for other sites', () => {
  it.each(['light', 'dark'] as const)(
    'When it is made for the %s theme, then it asks for that one at our origin',
    (theme) => {
      const url = `${origin}/api/widget/wisdom?format=html&theme=${theme}`;
      expect(widgetUrl(`${origin}/some/page`, theme)).toBe(url);
      expect(widgetSnippet(origin, theme)).toContain(`fetch("${url}"`);
      expect(widgetSnippet(origin, theme)).toContain('width:400px;max-width:100%;height:600px');
    },
  );

  it('When the widget comes, then it stands in a frame that may run no script, and no cookie was sent', async () => {
    const html = '<p>Wisdom</p>';
    const { box, asked } = await run(async () => new Response(html));
    expect(asked).toEqual([[widgetUrl(origin, 'dark'), { credentials: 'omit' }]]);
    expect(box.textContent).toBe('');
    expect(box.children).toMatchObject([
      {
        srcdoc: html,
        title: 'Wisdom for today from Kingdom Builders Fellowship',
        attributes: { sandbox: 'allow-popups allow-popups-to-escape-sandbox' },
      },
    ]);
  });

  it.each([
    ['is refused', async () => new Response('no', { status: 503 })],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('When the widget %s, then its place says so', async (_, answer) => {
    const { box } = await run(answer);
    expect(box.textContent).toBe('Unable to load wisdom widget');
    expect(box.children).toEqual([]);
  });

  it('When the origin is none, then no code is made of it', () => {
    expect(() => widgetSnippet('"><script>alert(1)</script>', 'light')).toThrow(TypeError);
    const withPath = widgetSnippet(`${origin}/</script><script>alert(1)</script>`, 'light');
    expect(withPath).toBe(widgetSnippet(origin, 'light'));
    expect(withPath.match(/<\/script>/g)).toHaveLength(1);
  });
});
