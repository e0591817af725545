import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { calls, getWisdomWidget } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { init } from '../../plugin/manifest.ts';

type Step = Record<
  string,
  { action?: { service?: string; openToSites?: boolean; ownBase?: boolean } } | null
>;
type Routing = {
  http: Record<string, unknown>;
  admin?: unknown;
  apiEndpoints: Record<string, { paths: string[] }>;
  policies: string[];
  pipelines: Record<string, { apiEndpoints: string[]; policies: Step[] }>;
};

const require = createRequire(import.meta.url);
const yaml = require('js-yaml') as { load: (text: string) => unknown };
const file = join(import.meta.dirname, '../../config/gateway.config.yml');
const routing = yaml.load(readFileSync(file, 'utf8')) as Routing;
// The plugin joins the heads that pipelines share.
init({ registerPolicy: () => undefined, config: { gatewayConfig: routing } });
const order = [
  'canonical-path',
  'request-id',
  'security-headers',
  'rate-limit',
  'same-origin',
  'identity',
  'preflight',
  'share-links',
  'page-cache',
  'random-quote',
  'forward',
  'docs',
  'browser-errors',
  'version',
  'site',
];

/** Whether the host takes `path` for one of `patterns`. */
const matches = (patterns: string[], path: string) =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );

/** The pipeline of the first endpoint that takes the path, as the host looks for it. */
function pipelineOf(path: string) {
  const [name = ''] =
    Object.entries(routing.apiEndpoints).find(([, { paths }]) => matches(paths, path)) ?? [];
  return Object.values(routing.pipelines).find((pipeline) => pipeline.apiEndpoints.includes(name));
}

const serviceOf = (steps: Step[] = []) =>
  steps.map((step) => step['forward']?.action?.service).find(Boolean);

const own = calls.filter(({ service }) => service === 'gateway');
const passedOn = calls.filter(({ service }) => service !== 'gateway');

describe('the routing file', () => {
  it.each(own.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'When %s is asked for, then the gateway itself answers, after every check but who asks',
    (_, call) => {
      const steps = pipelineOf(call.path)?.policies;
      expect(serviceOf(steps)).toBeUndefined();
      const names = steps?.map((step) => Object.keys(step)[0]);
      expect(names?.slice(0, 5)).toEqual(order.slice(0, 5));
      expect(names?.slice(5)).toEqual([call.path.replace('/api/', '')]);
    },
  );

  it.each(passedOn.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'When %s is asked for, then it goes to its service, after every check',
    (_, call) => {
      const steps = pipelineOf(call.path.replace(/:\w+/g, 'x'))?.policies;
      expect(serviceOf(steps)).toBe(call.service);
      const names = steps?.map((step) => Object.keys(step)[0]);
      expect(names).toEqual(expect.arrayContaining(order.slice(0, 6)));
    },
  );

  it('When a path goes to a service, then there is a call of that service under it', () => {
    for (const [name, { paths }] of Object.entries(routing.apiEndpoints)) {
      const pipeline = Object.values(routing.pipelines).find((p) => p.apiEndpoints.includes(name));
      const service = serviceOf(pipeline?.policies);
      if (!service) continue;
      for (const path of paths) {
        const under = calls.filter((call) => matches([path], call.path));
        expect({ path, services: new Set(under.map((call) => call.service)) }).toEqual({
          path,
          services: new Set([service]),
        });
      }
    }
  });

  it('When a pipeline names policies, then they stand in the order of the design', () => {
    for (const { policies: steps } of Object.values(routing.pipelines)) {
      const places = steps.map((step) => order.indexOf(Object.keys(step)[0]!));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.slice(0, 4)).toEqual([0, 1, 2, 3]);
    }
  });

  it('When a pipeline is open to other sites, then it is the widget’s, in all its steps', () => {
    const open = Object.entries(routing.pipelines).flatMap(([name, { policies: steps }]) =>
      steps
        .filter((step) =>
          Object.entries(step).some(([policy, settings]) => {
            return policy === 'preflight' || settings?.action?.openToSites;
          }),
        )
        .map((step) => `${name} ${Object.keys(step)[0]}`),
    );
    expect(open).toEqual(['widget security-headers', 'widget identity', 'widget preflight']);
    expect(routing.apiEndpoints['widget']?.paths).toEqual(['/api/widget/*']);
    expect(calls.filter((call) => call.path.startsWith('/api/widget/'))).toEqual([getWisdomWidget]);
  });

  it('When a pipeline lets its pages name a base address, then it is the board of queues', () => {
    const own = Object.entries(routing.pipelines).filter(([, { policies: steps }]) =>
      steps.some((step) => step['security-headers']?.action?.ownBase),
    );
    expect(own.map(([name]) => name)).toEqual(['queue-board']);
    const board = '/api/notifications/queue-board';
    expect(routing.apiEndpoints['queue-board']?.paths).toEqual([board, `${board}/*`]);
  });

  it('When the host loads, then it knows our policies only, has no admin port and binds where it is told', () => {
    expect(routing.policies.toSorted()).toEqual(order.toSorted());
    expect(routing.admin).toBeUndefined();
    expect(routing.http).toEqual({ port: '${PORT}', hostname: '${HOST}' });
  });

  it('When a path is internal, then no service is behind it', () => {
    expect(serviceOf(pipelineOf('/internal/identity')?.policies)).toBeUndefined();
    expect(calls.filter((call) => call.path.startsWith('/internal'))).toEqual([]);
  });
});
