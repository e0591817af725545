import { useCallback } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router';

/**
 * `useSearchParams` for changes that come by themselves, such as after an answer or a pause. Who has followed a link
 * meanwhile is not taken back: the next page may still be loading, with its address already there.
 */
export function useLateAddress(): [URLSearchParams, SetURLSearchParams] {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const change: SetURLSearchParams = useCallback(
    (...words) => {
      if (window.location.pathname === pathname) setAddress(...words);
    },
    [pathname, setAddress],
  );
  return [address, change];
}
