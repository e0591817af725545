/** Address of Ollama on the same machine. */
export const localModelUrl = 'http://127.0.0.1:11434/v1';

/** Enough for a server on the same machine, and short enough where there is none (milliseconds). */
const usualWaitMs = 1_000;

export type LocalModel = {
  /** Whether such a host exists, even if no server answers there yet. */
  isThere: boolean;
  /** Whether a server answers. */
  answers: boolean;
  /** A model that the server has. */
  name?: string;
};

/**
 * Asks an OpenAI-compatible server, such as Ollama, for its models.
 * @param url with the version, as for OPENAI_BASE_URL
 * @param wanted the model to look for; undefined: the most recently added one
 */
export async function findLocalModel(
  url: string,
  wanted?: string,
  waitMs = usualWaitMs,
): Promise<LocalModel> {
  try {
    const response = await fetch(`${url}/models`, { signal: AbortSignal.timeout(waitMs) });
    const { data } = (await response.json()) as { data?: { id: string }[] | null };
    const names = (data ?? []).map(({ id }) => id);
    const name = wanted
      ? names.find((one) => one === wanted || one === `${wanted}:latest`)
      : names.find((one) => !one.includes('embed'));
    return { isThere: true, answers: response.ok, ...(name ? { name } : {}) };
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause;
    return { isThere: cause?.code !== 'ENOTFOUND', answers: false };
  }
}
