import { Provider } from 'react-redux';
import { CheckInLine } from '../components/check-in/check-in-line.tsx';
import { store } from './store.ts';

/** The check-in line with its own store, for a page without one. */
export function CheckInWithStore({ prayerId }: { prayerId: string }) {
  return (
    <Provider store={store()}>
      <CheckInLine prayerId={prayerId} />
    </Provider>
  );
}
