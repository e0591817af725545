import { useNavigate, type NavigateOptions, type To } from 'react-router';
import { useIsStillHere } from './use-late-address.ts';

/** `useNavigate` for after an answer. It does nothing when the person has gone elsewhere. */
export function useLateNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  return (to, options) => {
    if (isStillHere()) void navigate(to, options);
  };
}
