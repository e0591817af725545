import type { AnswerOf, inspectLink } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useInspectLinkMutation } from '../../lib/api/login-api.ts';

export type InspectedLink = AnswerOf<typeof inspectLink>;

/**
 * Asks the server once, before the link of a message acts, who it is for. Uses nothing up.
 * @param onReady called when the link may act without a click: a text that this browser asked for
 */
export function useInspectedLink(token: string, onReady?: () => Promise<void>) {
  const [inspect, { data: link, error }] = useInspectLinkMutation();
  const asked = useRef(false);

  async function look() {
    const { data } = await inspect({ token });
    if (data && actsAtOnce(data)) await onReady?.();
  }

  useEffect(() => {
    // Only once, even if React mounts twice in development: a link works once.
    if (asked.current) return;
    asked.current = true;
    void look();
  });
  return { link, failure: error as ApiError | undefined, look };
}

export const actsAtOnce = ({ askedHere, switches, needsLogin }: InspectedLink): boolean =>
  askedHere && !switches && !needsLogin;
