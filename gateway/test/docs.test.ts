import { runInNewContext } from 'node:vm';
import { calls, requestId } from '@kbf/contracts';
import { exampleIds } from '@kbf/contracts/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './start-gateway.ts';
import type { RunningGateway } from './start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ DELIVERY: 'outbox' });
});
afterAll(async () => {
  await gateway.stop();
});

type Operation = {
  operationId: string;
  'x-audience': string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

type Body = { content: { 'application/json': { example: { requestId: string } } } };

const document = async () =>
  (await (await fetch(`${gateway.origin}/api/docs/openapi.json`)).json()) as Document;

describe('the documentation of the calls', () => {
  it('When it is read, then every call is in it, with its audience and its answers', async () => {
    const { openapi, paths } = await document();
    expect(openapi).toBe('3.1.0');
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: call.id, 'x-audience': call.audience });
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses).toEqual(
        expect.arrayContaining([...Object.keys(call.answers), '400', '503']),
      );
      const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('When a schema is referred to, then it is there', async () => {
    const whole = await document();
    const text = JSON.stringify(whole);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, id]) => id!,
    );
    expect(references.length).toBeGreaterThan(20);
    const missing = references.filter((id) => !(id in whole.components.schemas));
    expect(missing).toEqual([]);
    expect(whole.components.schemas['Prayer']?.properties).toHaveProperty('likeCount');
    expect(whole.components.schemas['ErrorAnswer']?.properties).toHaveProperty('code');
  });

  it('When a field has a default, then it may be left out of the body', async () => {
    const { components } = await document();
    const body = components.schemas['PrayerChatBody'] as { required?: string[] };
    expect(body.required).toEqual(['message']);
  });

  it('When the page is opened, then everything it needs comes from here and nothing is inline', async () => {
    const page = await (await fetch(`${gateway.origin}/api/docs/`)).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBe(4);
    for (const address of addresses)
      expect((await fetch(new URL(address, gateway.origin))).status).toBe(200);
    expect(page).not.toMatch(/<script>|<style|style=|https?:/);
  });

  it('When two people open the page, then each is shown a request id of their own to try', async () => {
    const script = await (await fetch(`${gateway.origin}/api/docs/start.js`)).text();
    const shown = async () => {
      const { promise, resolve } = Promise.withResolvers<Document>();
      runInNewContext(script, {
        crypto,
        fetch: (path: string) => fetch(gateway.origin + path),
        SwaggerUIBundle: ({ spec }: { spec: Document }) => resolve(spec),
      });
      const { paths } = await promise;
      const body = paths['/api/prayer-chat']?.['post']?.requestBody as Body;
      return body.content['application/json'].example.requestId;
    };
    const [first, second] = [await shown(), await shown()];
    expect(requestId.safeParse(first).success).toBe(true);
    expect(first).not.toBe(second);
    expect(first).not.toBe(exampleIds.requestId);
  });
});
