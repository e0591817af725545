import { limits } from '@kbf/contracts';
import { paths } from '../../config/paths.ts';

const dialog = 'https://www.facebook.com/sharer/sharer.php?u=';
const appLink = 'fb://facewebmodal/f?href=';

const isMobile = () => /android|iphone|ipad|ipod/i.test(navigator.userAgent);

function openPopup(url: string): void {
  const { width, height } = limits.share;
  // Without `noopener`, which would hide whether the browser let it open; a moment after the press some do not.
  const popup = window.open(url, '_blank', `width=${width},height=${height}`);
  if (popup) popup.opener = null;
  else window.location.assign(url);
}

/**
 * Opens the social network's share dialog for a prayer's own page. On phones its app is tried first; if that leaves us
 * here for a second, the dialog opens instead. Nothing of the network is loaded before one chooses to share.
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
