import { useCallback } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router';

/**
 * Whether the person is still on this page. Who has followed a link is not, though this page shows until the next one
 * has loaded: the address changes first.
 */
export function useIsStillHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => window.location.pathname === pathname, [pathname]);
}

/**
 * `useSearchParams` for changes that come by themselves, such as after an answer or a pause. They are dropped when the
 * person has gone elsewhere.
 */
export function useLateAddress(): [URLSearchParams, SetURLSearchParams] {
  const [address, setAddress] = useSearchParams();
  const isStillHere = useIsStillHere();
  const change: SetURLSearchParams = useCallback(
    (...words) => {
      if (isStillHere()) setAddress(...words);
    },
    [isStillHere, setAddress],
  );
  return [address, change];
}
