import { afterEach, expect, test, vi } from 'vitest';
import { sharePrayer } from './share-prayer.ts';

const id = '6f2b8f0e-64f7-4f0b-8b39-2a3f0d1c5e77';
const page = encodeURIComponent(`${window.location.origin}/prayer-share/${id}`);
const dialog = `https://www.facebook.com/sharer/sharer.php?u=${page}`;
const appLink = `fb://facewebmodal/f?href=${encodeURIComponent(dialog)}`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that opens popups or not, and records the opened addresses. */
function browser({ userAgent = 'desktop', blocks = false, hidden = false } = {}) {
  vi.useFakeTimers();
  const visited: string[] = [];
  const popup = { opener: window } as { opener: unknown };
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const open = vi.spyOn(window, 'open').mockReturnValue(blocks ? null : (popup as Window));
  vi.stubGlobal('window', {
    open,
    location: {
      origin: window.location.origin,
      assign: (url: string) => visited.push(url),
      set href(url: string) {
        visited.push(url);
      },
    },
  });
  return { visited, open, popup };
}

test('When one shares on a desktop, then the dialog opens in a popup of 580x296 that cannot reach back', () => {
  const { visited, open, popup } = browser();
  sharePrayer(id);
  expect(open).toHaveBeenCalledWith(dialog, '_blank', 'width=580,height=296');
  expect(popup.opener).toBeNull();
  expect(visited).toEqual([]);
});

test('When one shares on a phone, then the app is tried, and a second later the dialog opens', () => {
  const { visited, open } = browser({ userAgent: 'iPhone' });
  sharePrayer(id);
  expect(visited).toEqual([appLink]);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test('When the app has opened, then no dialog does', () => {
  const { open } = browser({ userAgent: 'Android', hidden: true });
  sharePrayer(id);
  vi.advanceTimersByTime(5_000);
  expect(open).not.toHaveBeenCalled();
});

test('When the browser blocks the popup, then the dialog opens in its place', () => {
  const { visited } = browser({ userAgent: 'iPhone', blocks: true });
  sharePrayer(id);
  vi.advanceTimersByTime(1_000);
  expect(visited).toEqual([appLink, dialog]);
});
