import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../lib/base-api.ts';
import { failureToasts } from '../lib/failure-toasts.ts';

/** A store of its own for the app and for every test. */
export function makeStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, failureToasts),
  });
}

export type Store = ReturnType<typeof makeStore>;

let browserStore: Store | undefined;

/** The store of this page load. */
export function store(): Store {
  browserStore ??= makeStore();
  return browserStore;
}

/** Forgets the store, as a fresh page load would. For tests. */
export function resetStore(): void {
  browserStore = undefined;
}
