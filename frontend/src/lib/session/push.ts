import type { addPushBrowser, BodyOf, removePushBrowsers } from '@kbf/contracts';
import { send } from '../api/request.ts';

/**
 * Notices of the site in this browser (Web Push).
 * - `impossible`: the browser has none
 * - `blocked`: the person has refused them, and only the browser's settings allow them again
 */
export type PushState = 'impossible' | 'blocked' | 'off' | 'on';

type Subscription = BodyOf<typeof addPushBrowser>;

/** Who turned them on here: the subscription itself does not say. */
const owner = 'push-of';
const putOff = 'push-put-off';
const removalPath: (typeof removePushBrowsers)['path'] = '/api/notifications/push-removal';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: nothing is known.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the notices come, and this page does not know.
  }
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(userId: string): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return read(owner) === userId && (await subscriptionHere()) ? 'on' : 'off';
}

/** Whether to offer them: this browser can, and the person was never asked here. */
export const isPushOpen = (): boolean =>
  canPush() && Notification.permission === 'default' && read(putOff) === null;

/** Notes "Not now": this browser does not offer it again; the account page still does. */
export const putOffPush = (): void => write(putOff, 'yes');

/**
 * Asks the person, and gets an address from the browser's maker.
 * @param publicKey the site's; no one else can send to this address
 * @returns undefined when the person says no
 * @throws when the browser's maker does not answer
 */
export async function subscribeHere(
  publicKey: string,
  userId: string,
): Promise<Subscription | undefined> {
  // First of all, while the browser still knows that a button was pressed.
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be for another key of the site, or another member's.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  write(owner, userId);
  return subscription.toJSON() as Subscription;
}

/** Ends them in this browser. @returns the address that the site must forget; null if there was none */
export async function unsubscribeHere(): Promise<string | null> {
  write(owner, null);
  const subscription = canPush() ? await subscriptionHere() : null;
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/** Ends them before a logout. */
export async function endPushHere(): Promise<void> {
  if (read(owner) === null) return;
  const endpoint = await unsubscribeHere();
  if (endpoint) await send(removalPath, { method: 'POST', body: { endpoint } });
}
