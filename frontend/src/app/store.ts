import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../lib/base-api.ts';
import { forgetDrafts } from '../lib/drafts.ts';
import { failureToasts } from '../lib/failure-toasts.ts';
import { currentPerson, subscribeToSession } from '../lib/session.ts';
import { onStale } from '../lib/stale.ts';

/** A store of its own for the app and for every test. */
export function makeStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware, failureToasts),
  });
}

export type Store = ReturnType<typeof makeStore>;

let browserStore: Store | undefined;
let stopWatching = () => {};

/** What one person loaded is not for the next one in this browser, and says "mine" of the wrong things. */
function forgetWhenPersonChanges(store: Store): () => void {
  let last = currentPerson();
  let lastMember = last;
  return subscribeToSession(() => {
    const person = currentPerson();
    if (person === undefined || person === last) return;
    if (last !== undefined) store.dispatch(baseApi.util.resetApiState());
    // Somebody whose login has ended finds the unsent text after the next login; somebody else does not.
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

/** Forgets the store, as a fresh page load would. For tests. */
export function resetStore(): void {
  stopWatching();
  browserStore = undefined;
}
