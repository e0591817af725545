import { site, widgetSize, widgetUrl, type WidgetTheme } from '@kbf/contracts';

/** The wisdom widget as on other sites: in a frame that may not run scripts and can only open links. */
export function WidgetFrame({ theme }: { theme: WidgetTheme }) {
  return (
    <iframe
      title={`Wisdom for today from ${site.name}`}
      src={widgetUrl(window.location.origin, theme)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      width={widgetSize.width}
      height={widgetSize.height}
      className="block max-w-full rounded-md"
    />
  );
}
