import type { Page } from '@playwright/test';

/**
 * From now on, the page is translated as Google Translate does it: each text node, also a later one, is replaced by
 * `<font><font>text</font></font>`. With `wrap`, the text node itself moves into the element, as with extensions.
 */
export const translate = (page: Page, how: 'replace' | 'wrap'): Promise<void> =>
  page.evaluate((isWrapping) => {
    const untouched = 'script, style, noscript, textarea, option, title, svg, font';
    function translateIn(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      if (root instanceof Text) found.push(root);
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched))
          continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        const words = isWrapping ? text : document.createTextNode(text.data);
        text.replaceWith(outer);
        inner.append(words);
      }
    }
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  }, how === 'wrap');
