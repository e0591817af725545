import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../lib/api/base-api.ts';

/** A store with calls only, without the app's handling of failures. */
export const apiStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
