import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the server answers a request for a chat completion. */
export type OpenAiAnswer =
  /** Streams the text in pieces. `until` delays everything after the first piece. */
  | { kind: 'text'; text: string; paceMs?: number; until?: Promise<unknown> }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | { kind: 'hang' }
  /** Streams the text and, after `after` resolves (for example, once it was read), breaks the connection. */
  | { kind: 'cut'; text: string; after: Promise<unknown> };

/** Its moderation result: the categories that apply, or an error status. */
export type OpenAiModeration = { flagged: string[] } | { status: number } | { hang: true };

/** A received request. */
export interface OpenAiCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model?: string;
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
    input?: unknown;
    messages?: { role: string; content: unknown }[];
  };
  /** Resolves when the client disconnects before the answer is complete. */
  aborted: Promise<void>;
}

export interface OpenAiServer {
  /** Value for OPENAI_BASE_URL. */
  url: string;
  /** Chat completion requests so far. */
  chats: OpenAiCall[];
  /** Moderation requests so far. */
  moderations: OpenAiCall[];
  /** Sets its next answers, used one after the other; the last one is repeated. */
  answerWith: (...answers: OpenAiAnswer[]) => void;
  /** Sets how it judges texts and photos from now on. */
  judgeWith: (judge: (input: unknown) => OpenAiModeration) => void;
  /** Resets answers and recorded requests. */
  reset: () => void;
  close: () => Promise<void>;
}

const usual: OpenAiAnswer = {
  kind: 'text',
  text: 'Thank you for trusting us with this. Lord, stay close tonight, and give rest. Amen.',
};

/** A local server with the OpenAI protocol: chat completions, streamed or whole, and moderation. */
export async function startOpenAiServer(first: OpenAiAnswer = usual): Promise<OpenAiServer> {
  const chats: OpenAiCall[] = [];
  const moderations: OpenAiCall[] = [];
  let answers: OpenAiAnswer[] = [first];
  let judge: (input: unknown) => OpenAiModeration = () => ({ flagged: [] });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request, response);
    if (call.path.endsWith('/chat/completions')) {
      chats.push(call);
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      await answerChat(response, answer, call.body);
    } else if (call.path.endsWith('/moderations')) {
      moderations.push(call);
      answerModeration(response, judge(call.body.input));
    } else response.writeHead(404).end();
  }
  const server = createServer((request, response) => {
    // Clients disconnect early on purpose.
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    chats,
    moderations,
    answerWith: (...given) => void (answers = given),
    judgeWith: (given) => void (judge = given),
    reset() {
      answers = [first];
      judge = () => ({ flagged: [] });
      chats.length = 0;
      moderations.length = 0;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<OpenAiCall> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const aborted = new Promise<void>((resolve) => {
    response.on('close', () => {
      if (!response.writableFinished) resolve();
    });
  });
  const text = Buffer.concat(parts).toString('utf8');
  const body = JSON.parse(text || '{}') as OpenAiCall['body'];
  return { path: request.url ?? '', headers: request.headers, body, aborted };
}

const failure = (status: number) =>
  JSON.stringify({ error: { message: `status ${status}`, type: 'test', code: null, param: null } });

async function answerChat(
  response: ServerResponse,
  answer: OpenAiAnswer,
  { stream: streams, stream_options: wished }: OpenAiCall['body'],
) {
  if (answer.kind === 'hang') return;
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(failure(answer.status));
    return;
  }
  if (!streams) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: answer.text };
    response.end(JSON.stringify(completion({ message, finish_reason: 'stop' })));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choice: object) =>
    response.write(`data: ${JSON.stringify(completion(choice, '.chunk'))}\n\n`);
  send({ delta: { role: 'assistant', content: '' }, finish_reason: null });
  const [opening = '', ...rest] = answer.text.match(/\S+\s*/g) ?? [];
  send({ delta: { content: opening }, finish_reason: null });
  if (answer.kind === 'text') await answer.until;
  for (const content of rest) {
    if (response.destroyed) return;
    if (answer.kind === 'text' && answer.paceMs) await sleep(answer.paceMs);
    send({ delta: { content }, finish_reason: null });
  }
  if (answer.kind === 'cut') {
    await answer.after;
    response.destroy();
    return;
  }
  send({ delta: {}, finish_reason: 'stop' });
  // As the provider does it: after the reply, in a message without words.
  if (wished?.include_usage)
    response.write(
      `data: ${JSON.stringify({ ...completion({}, '.chunk'), choices: [], usage })}\n\n`,
    );
  response.end('data: [DONE]\n\n');
}

/** What every streamed reply is said to have cost. */
const usage = { prompt_tokens: 500, completion_tokens: 100, total_tokens: 600 };

const completion = (choice: object, kind = '') => ({
  id: 'chatcmpl-local',
  object: `chat.completion${kind}`,
  created: 0,
  model: 'local',
  choices: [{ index: 0, ...choice }],
});

function answerModeration(response: ServerResponse, judged: OpenAiModeration) {
  if ('hang' in judged) return;
  if ('status' in judged) {
    response.writeHead(judged.status, { 'content-type': 'application/json' });
    response.end(failure(judged.status));
    return;
  }
  const categories = Object.fromEntries(judged.flagged.map((category) => [category, true]));
  const result = { flagged: judged.flagged.length > 0, categories, category_scores: {} };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'modr-local', model: 'local', results: [result] }));
}
