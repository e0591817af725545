import { StoreProvider } from '../../components/store-provider.tsx';
import { ProveItsYou } from '../../features/account/prove-its-you.tsx';

/** The dialog that asks for a fresh proof, with the store that its calls need. */
export function ProofDialog() {
  return (
    <StoreProvider>
      <ProveItsYou />
    </StoreProvider>
  );
}
