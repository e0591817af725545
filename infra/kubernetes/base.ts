/**
 * Writes infra/kubernetes/base/product.yaml from docker-compose.yml: `node infra/kubernetes/base.ts`. A test fails when
 * it is out of date, and another checks it against the API schemas of Kubernetes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { processNames } from '@kbf/contracts';
import { checkout } from '../files/paths.ts';
import { shortYaml } from '../files/short-yaml.ts';

export const baseFile = join(checkout, 'infra/kubernetes/base/product.yaml');

const image = 'kingdom-builders-fellowship:latest';
/** Two of each, so that one may go away; ai and community grow with their CPU. */
const [least, most] = [2, 8];
const grows = new Set(['ai', 'community']);
/** Every replica at its most, and during an update one more of each of the five services with a database. */
const processes = 2 * most + 3 * least + 5;

type Container = { mem_limit: string; command: string[]; environment: Record<string, string> };
const compose = parse(readFileSync(join(checkout, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Container>;
};

const labelsOf = (app: string) => ({ app, part: 'process' });
const named = (name: string) => ({ name, labels: { app: name } });

/** These differ between processes, so each pod has its own. */
const ownSettings = ['PORT', 'ROLES'];

/** Defaults of compose. The operator changes them in an overlay. */
function settings() {
  const all = processNames.flatMap((name) => Object.entries(compose.services[name]!.environment));
  const shared = Object.fromEntries(all.filter(([name]) => !ownSettings.includes(name)));
  const values = Object.entries(shared).map(([name, value]) => [
    name,
    value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
  ]);
  const data = Object.fromEntries(values.filter(([, value]) => value !== '')) as Record<
    string,
    string
  >;
  delete data['LOCAL_MODEL_URL'];
  Object.assign(data, { DATABASE_CONNECTIONS: '200', DATABASE_PROCESSES: String(processes) });
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'kbf-settings' }, data };
}

const safe = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

function podOf(name: string, { command, mem_limit: limit }: Container, more: object) {
  const memory = limit.replace(/m$/, 'Mi');
  return {
    // Nothing of ours calls Kubernetes.
    automountServiceAccountToken: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 1000,
      runAsGroup: 1000,
      fsGroup: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    containers: [
      {
        name,
        image,
        args: command,
        envFrom: [{ configMapRef: { name: 'kbf-settings' } }],
        securityContext: safe,
        resources: { requests: { cpu: '100m', memory }, limits: { memory } },
        volumeMounts: [
          { name: 'secrets', mountPath: '/secrets', readOnly: true },
          { name: 'tmp', mountPath: '/tmp' },
        ],
        ...more,
      },
    ],
    volumes: [
      { name: 'secrets', secret: { secretName: `kbf-${name}` } },
      { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } },
    ],
  };
}

const ask = (path: string) => ({ httpGet: { path, port: 'ops' }, timeoutSeconds: 8 });

function processOf(name: string): object[] {
  const container = compose.services[name]!;
  const port = name === 'gateway' ? 8080 : 3000;
  const pod = podOf(name, container, {
    env: ownSettings.flatMap((setting) => {
      const value = container.environment[setting];
      return value === undefined ? [] : [{ name: setting, value }];
    }),
    ports: [
      { name: 'http', containerPort: port },
      { name: 'ops', containerPort: 9090 },
    ],
    // A first start on a small machine takes a while.
    startupProbe: { ...ask('/readyz'), periodSeconds: 5, failureThreshold: 60 },
    readinessProbe: { ...ask('/readyz'), periodSeconds: 5 },
    livenessProbe: { ...ask('/livez'), periodSeconds: 15, failureThreshold: 4 },
  });
  const hpa = {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: named(name),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: least,
      maxReplicas: most,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 300 } },
        },
      ],
    },
  };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: named(name),
      spec: {
        ...(grows.has(name) ? {} : { replicas: least }),
        strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
        selector: { matchLabels: { app: name } },
        template: {
          metadata: { labels: labelsOf(name) },
          spec: { terminationGracePeriodSeconds: 90, ...pod },
        },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: named(name),
      // Without an address of its own, the name shows all pods, and the gateway balances over them.
      spec: {
        ...(name === 'gateway' ? {} : { clusterIP: 'None' }),
        selector: { app: name },
        ports: [{ name: 'http', port }],
      },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: named(name),
      spec: { maxUnavailable: 1, selector: { matchLabels: { app: name } } },
    },
    ...(grows.has(name) ? [hpa] : []),
  ];
}

/** PostgreSQL and Redis run elsewhere: an overlay sets their addresses. */
const external = (name: string) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: named(name),
  spec: { type: 'ExternalName', externalName: `${name}.example.internal` },
});

const policy = (name: string, podSelector: object, from: object[] | undefined, port: number) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec: {
    podSelector,
    policyTypes: ['Ingress'],
    ingress: [{ ...(from && { from }), ports: [{ port }] }],
  },
});
const processesOnly = [{ podSelector: { matchLabels: { part: 'process' } } }];

export function currentBase(): string {
  const migrate = podOf('migrate', compose.services['migrate']!, {});
  const objects = [
    settings(),
    ...['postgres', 'redis'].map(external),
    {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: named('migrate'),
      spec: {
        backoffLimit: 6,
        ttlSecondsAfterFinished: 600,
        template: {
          metadata: { labels: labelsOf('migrate') },
          spec: { restartPolicy: 'OnFailure', ...migrate },
        },
      },
    },
    ...processNames.flatMap(processOf),
    { ...policy('nobody', {}, [], 1), spec: { podSelector: {}, policyTypes: ['Ingress'] } },
    policy('processes', { matchLabels: { part: 'process' } }, processesOnly, 3000),
    policy('gateway', { matchLabels: { app: 'gateway' } }, undefined, 8080),
    policy(
      'metrics',
      { matchLabels: { part: 'process' } },
      [{ podSelector: { matchLabels: { app: 'prometheus' } } }],
      9090,
    ),
  ];
  const head =
    '# Validated, not run. Made from docker-compose.yml: npx node infra/kubernetes/base.ts\n';
  return head + objects.map(shortYaml).join('---\n');
}

if (import.meta.main) writeFileSync(baseFile, currentBase());
