import { limits } from '@kbf/contracts';
import { paths } from '../../lib/paths.ts';

const dialog = 'https://www.facebook.com/sharer/sharer.php?u=';
const appLink = 'fb://facewebmodal/f?href=';

const isMobile = () => /android|iphone|ipad|ipod/i.test(navigator.userAgent);

function openPopup(url: string): void {
  const { width, height } = limits.share;
  // Without `noopener`, which would hide whether it opened. Some browsers only open a popup directly after the press.
  const popup = window.open(url, '_blank', `width=${width},height=${height}`);
  if (popup) popup.opener = null;
  else window.location.assign(url);
}

/**
 * Opens the social network's share dialog for a prayer's page. On phones its app is tried first; if this page is still
 * visible after a second, the dialog opens instead. Nothing of the network is loaded before the person chooses to
 * share.
 */
export function sharePrayer(prayerId: string): void {
  const page = encodeURIComponent(window.location.origin + paths.prayerShare.href(prayerId));
  const url = dialog + page;
  if (!isMobile()) return openPopup(url);
  window.location.href = appLink + encodeURIComponent(url);
  setTimeout(() => {
    if (!document.hidden) openPopup(url);
  }, limits.share.mobileFallbackMs);
}
