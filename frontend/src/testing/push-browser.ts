import { vi } from 'vitest';

/** A browser that shows notices: jsdom has none of this. It asks the person, who answers with `permission`. */
export function stubPush(permission: NotificationPermission) {
  let subscription: object | null = null;
  const end = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const endpoint = 'https://push.example/send/1';
      const json = { endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
      subscription = { endpoint, toJSON: () => json, unsubscribe: end };
      return subscription;
    },
  };
  const registration = { pushManager };
  const asked = vi.fn(async () => {
    notification.permission = permission;
    return permission;
  });
  const notification = { permission: 'default', requestPermission: asked };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return {
    asked,
    end,
    restore: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
      localStorage.clear();
    },
  };
}
