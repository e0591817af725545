import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { forgetDrafts } from '../browser/drafts.ts';
import { failureToasts } from '../api/failure-toasts.ts';
import { currentPerson, subscribeToSession } from './session.ts';

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
    stopWatching = forgetWhenPersonChanges(browserStore);
  }
  return browserStore;
}

/** Resets the store like a new page load. For tests. */
export function resetStore(): void {
  stopWatching();
  browserStore = undefined;
}
