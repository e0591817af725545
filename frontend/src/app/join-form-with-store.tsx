import { Provider } from 'react-redux';
import { JoinForm } from '../features/landing/join-form.tsx';
import { store } from './store.ts';

/** The join form with the store for its call; both load when the form comes near the screen. */
export function JoinFormWithStore() {
  return (
    <Provider store={store()}>
      <JoinForm />
    </Provider>
  );
}
