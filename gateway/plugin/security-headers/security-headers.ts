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

const everywhere: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
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

const overHttps: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': `${contentPolicy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=31536000',
};

/** Headers of every answer but those with `openHeaders`. Without a CORS header no other site can read the answer. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? overHttps : everywhere;
}

/** The same for a page with a base address on this site. */
export const withOwnBase = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  'content-security-policy': (headers['content-security-policy'] ?? '').replace(
    "base-uri 'none'",
    "base-uri 'self'",
  ),
});

/** A page that other sites embed may not run, load or send anything; its style is inline. */
const openContentPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "script-src 'none'",
  "style-src 'unsafe-inline'",
].join('; ');

const open: Readonly<Record<string, string>> = {
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
export function openHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure
    ? { ...open, 'strict-transport-security': overHttps['strict-transport-security']! }
    : open;
}
