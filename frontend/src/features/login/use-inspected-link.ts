import type { AnswerOf, inspectLink } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useInspectLinkMutation } from '../../lib/api/login-api.ts';

export type InspectedLink = AnswerOf<typeof inspectLink>;

type Act = (asked: { token: string; switchLogin?: true }) => Promise<{ error?: unknown }>;

/**
 * Asks the server once, before the link of a message acts, who it is for. Uses nothing up.
 * @param act uses the link: called at once for a text that this browser asked for, else by `go`
 */
export function useInspectedLink(token: string, act: Act) {
  const [inspect, { data: link, error }] = useInspectLinkMutation();
  const asked = useRef(false);

  async function look() {
    const { data } = await inspect({ token });
    if (data && actsAtOnce(data)) await go();
  }

  /** Uses the link. If somebody else has logged in here since the look, looks again, and the page asks. */
  async function go(switchLogin?: true) {
    const result = await act({ token, ...(switchLogin && { switchLogin }) });
    if (result.error && !failureOf(result.error)) await look();
  }

  useEffect(() => {
    // Only once, even if React mounts twice in development: a link works once.
    if (asked.current) return;
    asked.current = true;
    void look();
  });
  return { link, failure: failureOf(error), look, go };
}

/** A failed call. Somebody else who is logged in here is no failure: the page asks. */
export function failureOf(error: unknown): ApiError | undefined {
  const failure = error as ApiError | undefined;
  return failure?.code === 'login_switch' ? undefined : failure;
}

export const actsAtOnce = ({ askedHere, switches, needsLogin }: InspectedLink): boolean =>
  askedHere && !switches && !needsLogin;
