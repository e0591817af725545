import type { WidgetTheme } from '@kbf/contracts';

/** The colors of the site's two themes that the card uses. */
export const palettes: Readonly<
  Record<
    WidgetTheme,
    {
      paper: string;
      ink: string;
      quiet: string;
      gold: string;
      goldText: string;
      hairline: string;
    }
  >
> = {
  light: {
    paper: '#fbf7f0',
    ink: '#1b2338',
    quiet: '#5b6275',
    gold: '#b8862b',
    goldText: '#7f5a12',
    hairline: '#e6ddcd',
  },
  dark: {
    paper: '#0f1626',
    ink: '#f3ede1',
    quiet: '#a9b0c3',
    gold: '#e2b559',
    goldText: '#e2b559',
    hairline: '#2a3550',
  },
};

const serif =
  'Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif';
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Style of the card: 400 x 600 px, narrower where there is less room. It loads no resources. */
export function widgetStyle(theme: WidgetTheme): string {
  const color = palettes[theme];
  return `
:root { color-scheme: ${theme}; }
* { box-sizing: border-box; margin: 0; }
body { background: ${color.paper}; color: ${color.ink}; font: 16px/1.5 ${sans}; }
main { width: min(100%, 400px); height: 600px; max-height: 100vh; margin: 0 auto; padding: 24px 32px 20px;
  overflow: auto; overflow-wrap: anywhere;
  display: flex; flex-direction: column; text-align: center;
  border: 1px solid ${color.hairline}; border-radius: 10px; }
svg { flex: none; width: 36px; height: 45px; margin: 0 auto 10px;
  fill: none; stroke: ${color.gold}; stroke-width: 1.5; }
.kind { color: ${color.quiet}; font-size: 14px; }
h1 { font: 600 19px/1.3 ${serif}; margin-top: 2px; }
figure { flex: 1 0 auto; display: flex; flex-direction: column; justify-content: center; padding: 14px 0; }
blockquote { font: 400 26px/1.4 ${serif}; text-wrap: pretty; }
.long { font-size: 22px; }
.longest { font-size: 19px; }
figcaption { color: ${color.goldText}; font: 600 15px/1.4 ${serif}; font-variant-caps: small-caps;
  letter-spacing: .04em; margin-top: 10px; }
.thought { flex: none; border-top: 1px solid ${color.gold}; padding: 14px 0 16px; font-size: 15px; text-wrap: pretty; }
a { flex: none; color: ${color.goldText}; font-size: 14px; font-weight: 600; padding: 4px; text-underline-offset: 3px; }
a:focus-visible { outline: 3px solid ${color.gold}; outline-offset: 2px; border-radius: 4px; }
`;
}
