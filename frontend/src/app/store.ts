import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../lib/base-api.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { failureToasts } from '../lib/failure-toasts.ts';
import { currentPerson, subscribeToSession } from '../lib/session.ts';
import { onStale } from '../lib/stale.ts';

/** A separate store for the app and for every test. */
export function makeStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, failureToasts),
  });
}

export type Store = ReturnType<typeof makeStore>;

let browserStore: Store | undefined;
let stopWatching = () => {};

/** Data of one person must not be shown to the next person in this browser, where "mine" would be wrong. */
function forgetWhenPersonChanges(store: Store): () => void {
  let last = currentPerson();
  let lastMember = last;
  return subscribeToSession(() => {
    const person = currentPerson();
    if (person === undefined || person === last) return;
    if (last !== undefined) store.dispatch(baseApi.util.resetApiState());
    // After a lost login, the same person finds their unsent text; another person does not.
    if (person && lastMember && person !== lastMember) forgetDrafts();
    last = person;
    lastMember = person ?? lastMember;
  });
}

/** The store of this page load. */
export function store(): Store {
  if (!browserStore) {
    browserStore = makeStore();
    const { dispatch } = browserStore;
    const endings = [
      forgetWhenPersonChanges(browserStore),
      onStale((tags) => dispatch(baseApi.util.invalidateTags([...tags]))),
    ];
    stopWatching = () => endings.forEach((end) => end());
  }
  return browserStore;
}

/** Resets the store like a new page load. For tests. */
export function resetStore(): void {
  stopWatching();
  browserStore = undefined;
}
