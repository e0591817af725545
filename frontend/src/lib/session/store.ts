import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi, type AnswerMeta } from '../api/base-api.ts';
import { forgetDrafts } from '../browser/drafts.ts';
import { currentPerson, subscribeToSession } from './session.ts';
import type { ApiError } from '../api/request-error.ts';
import { toast } from '../browser/toast.ts';

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

/** Turns a rejected call into the toast of its endpoint (`extraOptions: {failure}`); the only place that does. */
const failureToasts: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const error = action.payload as ApiError;
    const { failure } = (action.meta as { baseQueryMeta?: AnswerMeta }).baseQueryMeta ?? {};
    const content = typeof failure === 'function' ? failure(error) : failure;
    // A person who needs help must not see other messages.
    const helpFirst = error.care?.level === 'certain';
    // The lost login was already reported, and is more important.
    if (content && !error.loginLost && !helpFirst) toast(content);
  }
  return next(action);
};
