import OpenAI from 'openai';
import type { AiConfig } from '../config.ts';

type Provider = { apiKey?: string | undefined; baseURL?: string | undefined; timeout: number };

/** The configured provider; undefined when there is none. */
export function createClient(config: AiConfig): OpenAI | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, AI_REPLY_MS: timeout } = config;
  return apiKey || baseURL ? connectProvider({ apiKey, baseURL, timeout }) : undefined;
}

/** A server with the OpenAI protocol. @param provider.timeout longest wait for a whole reply (milliseconds) */
export function connectProvider({ apiKey, baseURL, timeout }: Provider): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseURL ?? 'https://api.openai.com/v1',
    // Use only our own configuration, and ignore the library's environment variables.
    organization: null,
    project: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    timeout,
    maxRetries: 0,
    logLevel: 'off',
  });
}
