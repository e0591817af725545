/** Tells the browser's other tabs about a login or logout. They ask the server who is logged in. */
const name = 'kbf-login';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

export type LoginChange = 'login' | 'logout';

/** Call it after a login or logout in this tab. */
export function announceLoginChange(change: LoginChange): void {
  open().postMessage(change);
}

/** Listens for logins and logouts in other tabs. Returns a function that stops listening. */
export function onLoginChange(listener: (change: LoginChange) => void): () => void {
  const tab = open();
  const hear = ({ data }: MessageEvent<LoginChange>) => listener(data);
  tab.addEventListener('message', hear);
  return () => tab.removeEventListener('message', hear);
}
