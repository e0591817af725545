import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '@kbf/contracts';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { checkout } from '../../files/paths.ts';
import { baseFile, currentBase } from '../../kubernetes/base.ts';
import { readConfigOf, settingsOf } from '../../settings/settings.ts';

const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Service,
};
type Base = {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
};
const text = readFileSync(baseFile, 'utf8');
const objects = parseAllDocuments(text).map((document) => document.toJS() as Base);
const all = (kind: keyof typeof kinds) => objects.filter((one) => one.kind === kind);
const namesOf = (kind: keyof typeof kinds) => all(kind).map(({ metadata }) => metadata.name);

/** @throws when it does not fit the schema */
function check(object: Base): string {
  const model = new kinds[object.kind](object as never);
  model.validate();
  return model.apiVersion;
}

test('When docker-compose.yml changes, then the base for Kubernetes does', () => {
  expect(text).toBe(currentBase());
});

test.each(objects.map((object) => [object.kind, object.metadata.name, object] as const))(
  'When Kubernetes reads %s %s, then it fits the published schema',
  (_kind, _name, object) => expect(check(object)).toBe(object.apiVersion),
);

test('When something does not fit, then this test would say so', () => {
  const [deployment] = all('Deployment');
  const wrong = { ...deployment!, spec: { ...deployment!.spec, replicas: 'two' } };
  expect(() => check(wrong)).toThrow('replicas');
});

test('When pods run, then each process has them, their service, their budget, and what they read', async () => {
  expect(namesOf('Deployment')).toEqual(processNames);
  expect(namesOf('Service')).toEqual(['postgres', 'redis', ...processNames]);
  expect(namesOf('PodDisruptionBudget')).toEqual(processNames);
  expect(namesOf('HorizontalPodAutoscaler').toSorted()).toEqual(['ai', 'community']);
  const headless = all('Service').filter(({ spec }) => spec!['clusterIP'] === 'None');
  expect(headless.map(({ metadata }) => metadata.name)).toEqual(
    processNames.filter((name) => name !== 'gateway'),
  );
  const shared = Object.keys(all('ConfigMap')[0]!.data!);
  for (const process of processNames) {
    const required = (await readConfigOf(process)).filter(({ isRequired }) => isRequired);
    const fromKeys = settingsOf(process).filter(({ from }) => from === 'keys');
    const secret = new Set([
      ...fromKeys.map(({ name }) => name),
      'DATABASE_URL',
      'REDIS_URL',
      'PORT',
    ]);
    const missing = required.filter(({ name }) => !secret.has(name) && !shared.includes(name));
    expect([process, missing]).toEqual([process, []]);
  }
});

test('When somebody opens its README, then the first line says what was not done', () => {
  const readme = readFileSync(join(checkout, 'infra/kubernetes/README.md'), 'utf8');
  expect(readme.split('\n')[0]).toContain('validated against the published API schemas');
  expect(readme.split('\n')[0]).toContain('was not run');
});
