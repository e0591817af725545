const contentPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Lets other sites show a picture (not read it). */
export const shownAnywhere = ['cross-origin-resource-policy', 'cross-origin'] as const;

const overHttps = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Headers of every answer but those with `openHeaders`. Without a CORS header no other site can read the answer.
 * @param ownBase lets a page name a base address on this site
 */
export function securityHeaders(secure: boolean, ownBase = false): Record<string, string> {
  const base = ownBase
    ? contentPolicy.replace("base-uri 'none'", "base-uri 'self'")
    : contentPolicy;
  const policy = secure ? `${base}; upgrade-insecure-requests` : base;
  return { ...everywhere, 'content-security-policy': policy, ...(secure && overHttps) };
}

/** A page that other sites embed may not run, load or send anything; its style is inline. */
const openContentPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "script-src 'none'",
  "style-src 'unsafe-inline'",
].join('; ');

const open = {
  'content-security-policy': openContentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'cross-origin',
  // With `*` browsers send no cookies, so every site reads the public answer.
  'access-control-allow-origin': '*',
};

/** Headers of answers that any site may embed and read, such as the wisdom widget. */
export const openHeaders = (secure: boolean): Record<string, string> =>
  secure ? { ...open, ...overHttps } : open;
