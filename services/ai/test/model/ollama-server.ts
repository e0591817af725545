import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Chat = { model: string; messages: { role: string; content: string }[] } & Record<
  string,
  unknown
>;

/**
 * A server that behaves like Ollama: it sends the headers of a reply with its first word, loads a model on first use,
 * and supports neither moderation nor tools.
 */
export type OllamaServer = {
  url: string;
  models: string[];
  /** The models' reply. */
  text: string;
  /** How long a model takes to load (milliseconds). */
  loadMs: number;
  /** So many calls fail because the model is being unloaded. */
  unloading: number;
  chats: Chat[];
  paths: string[];
  close: () => Promise<void>;
};

const usual = { text: 'Lord, hear us. Amen.', loadMs: 0, unloading: 0 };

export async function startOllamaServer(): Promise<OllamaServer & { reset: () => void }> {
  const http = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    models: ['llama3.2:3b'],
    ...usual,
    chats: [] as Chat[],
    paths: [] as string[],
    reset: () =>
      void Object.assign(server, usual, { models: ['llama3.2:3b'], chats: [], paths: [] }),
    close: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    server.paths.push(request.url ?? '');
    if (request.url === '/v1/models') return listModels(response);
    if (request.url !== '/v1/chat/completions') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
      return;
    }
    const chat = JSON.parse(body) as Chat;
    server.chats.push(chat);
    if (!server.models.includes(chat.model))
      return fail(response, 404, `model '${chat.model}' not found`);
    if (server.unloading > 0) {
      server.unloading -= 1;
      return fail(response, 500, 'llama runner process has terminated');
    }
    await sleep(server.loadMs);
    await sayWords(response, chat.model);
  }

  function listModels(response: ServerResponse): void {
    const data = server.models.map((id) => ({
      id,
      object: 'model',
      created: 0,
      owned_by: 'library',
    }));
    // An empty list is null.
    const list = { object: 'list', data: data.length > 0 ? data : null };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  }

  function fail(response: ServerResponse, status: number, message: string): void {
    const error = { message, type: 'api_error', param: null, code: null };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error }));
  }

  async function sayWords(response: ServerResponse, model: string): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (content: string, finish_reason: string | null) => {
      const choice = { index: 0, delta: { role: 'assistant', content }, finish_reason };
      const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', model, choices: [choice] };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    for (const word of server.text.match(/\S+\s*/g) ?? []) send(word, null);
    send('', 'stop');
    // The chunk about usage has no choices.
    response.write(`data: ${JSON.stringify({ id: 'chatcmpl-1', model, usage: {} })}\n\n`);
    response.end('data: [DONE]\n\n');
  }

  return server;
}
