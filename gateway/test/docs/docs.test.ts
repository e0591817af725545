import { calls } from '@kbf/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

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
});
