import { site } from '../site.ts';
import type { WidgetTheme } from './calls.ts';
import { widgetPath } from './widget-path.ts';

/** Size of the widget's card in CSS pixels (specification section 9). */
export const widgetSize = { width: 400, height: 600 } as const;

/** Address of the widget. @param origin of the fellowship's site, such as `https://fellowship.example` */
export const widgetUrl = (origin: string, theme: WidgetTheme): string =>
  `${new URL(origin).origin}${widgetPath}?format=html&theme=${theme}`;

/** A text as a JavaScript string that is safe inside a script element. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * The code that members paste into their own sites. It fetches the widget from our origin without cookies and shows it
 * in a frame that may not run scripts and can only open links. If that fails, it shows a message in place of the frame
 * (specification section 8). Several widgets on one page work independently.
 * @throws {TypeError} if `origin` is not an address
 */
export function widgetSnippet(origin: string, theme: WidgetTheme): string {
  const { width, height } = widgetSize;
  return `<div style="width:${width}px;max-width:100%;height:${height}px"></div>
<script>
(function () {
  var box = document.currentScript.previousElementSibling;
  fetch(${quoted(widgetUrl(origin, theme))}, { credentials: 'omit' })
    .then(function (answer) {
      if (!answer.ok) throw new Error('status ' + answer.status);
      return answer.text();
    })
    .then(function (html) {
      var frame = document.createElement('iframe');
      frame.title = ${quoted(`Wisdom for today from ${site.name}`)};
      frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
      frame.style.cssText = 'width:100%;height:100%;border:0';
      frame.srcdoc = html;
      box.appendChild(frame);
    })
    .catch(function () {
      box.textContent = 'Unable to load wisdom widget';
    });
})();
</script>`;
}
