import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../lib/base-api.ts';

/** A store with calls alone, without what the app does about failed ones. */
export const apiStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
