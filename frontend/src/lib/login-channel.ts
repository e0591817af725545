/**
 * Tells the other tabs of this browser that somebody has logged in or out. They ask the server themselves who it is.
 */
const name = 'kbf-login';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

export type LoginChange = 'login' | 'logout';

/** To be called after a login or logout that happened in this tab. */
export function announceLoginChange(change: LoginChange): void {
  open().postMessage(change);
}

/** Hears of logins and logouts in other tabs. Returns a function that stops listening. */
export function onLoginChange(listener: (change: LoginChange) => void): () => void {
  const tab = open();
  const hear = ({ data }: MessageEvent<LoginChange>) => listener(data);
  tab.addEventListener('message', hear);
  return () => tab.removeEventListener('message', hear);
}
