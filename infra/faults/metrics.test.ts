/** Asks the questions of the dashboards and the alerts of a real Prometheus, about a real stack in use. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { type OpenAiServer, startOpenAiServer } from '@kbf/test-kit';
import { execa } from 'execa';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkout } from '../files/paths.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { dashboards } from '../observability/dashboards.ts';
import { createClient } from './client.ts';
import { createCollector } from './collector.ts';
import { debianProgram } from './debian-program.ts';
import { askForText } from './login-by-text.ts';
import { addMember } from './member.ts';
import { askStreamed } from './streamed-reply.ts';
import { unhurried } from './unhurried.ts';

const folder = join(checkout, 'infra/observability');
const work = mkdtempSync(join(tmpdir(), 'metrics-'));
const children: ChildProcess[] = [];
const certificate = { key: join(work, 'key.pem'), cert: join(work, 'cert.pem') };
const site = { server: undefined as ReturnType<typeof createServer> | undefined, origin: '' };
const collector = createCollector();
let model: OpenAiServer;
let stack: Stack;
let prometheus: string;

/** Starts a program of a Debian package. It ends with this file. */
async function run(program: string, name: string, args: string[], env = {}): Promise<void> {
  const [command, ...before] = await debianProgram(program, name);
  const options = { stdio: 'ignore' as const, env: { ...process.env, ...env }, cwd: work };
  children.push(spawn(command!, [...before, ...args], options));
}

async function startSite(): Promise<void> {
  const { key, cert } = certificate;
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  await execa('openssl', ['req', '-x509', '-newkey', 'ed25519', '-nodes', ...files, ...names]);
  site.server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, answer) =>
    answer.end('well'),
  );
  await new Promise<void>((resolve) => site.server!.listen(0, 'localhost', resolve));
  site.origin = `https://localhost:${(site.server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  model = await startOpenAiServer();
  const OTEL_EXPORTER_OTLP_ENDPOINT = await collector.listen();
  const starting = startStack({
    env: {
      ...unhurried,
      all: { OTEL_EXPORTER_OTLP_ENDPOINT },
      ai: { OPENAI_BASE_URL: model.url },
    },
  });
  await startSite();
  stack = await starting;
  const [node, blackbox, own] = [await getPort(), await getPort(), await getPort()];
  writeFileSync(join(work, 'backup.prom'), 'backup_last_success_timestamp_seconds 1000000\n');
  await run('prometheus-node-exporter', 'prometheus-node-exporter', [
    `--web.listen-address=127.0.0.1:${node}`,
    `--collector.textfile.directory=${work}`,
  ]);
  const listen = `--web.listen-address=127.0.0.1:${blackbox}`;
  const modules = `--config.file=${join(folder, 'blackbox.yml')}`;
  const trusted = { SSL_CERT_FILE: certificate.cert };
  const exporter = 'prometheus-blackbox-exporter';
  await run(exporter, exporter, [listen, modules], trusted);
  const at = (...targets: string[]) => [{ targets }];
  const probe = (job: string, module: string, target: string) => ({
    job_name: job,
    metrics_path: '/probe',
    params: { module: [module], target: [target] },
    static_configs: [{ targets: [`127.0.0.1:${blackbox}`], labels: { service: job } }],
  });
  const ops = processNames.map((name) => stack.opsUrl(name).replace('http://', ''));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(folder, 'rules.yml')],
    scrape_configs: [
      { job_name: 'processes', static_configs: at(...ops) },
      { job_name: 'host', static_configs: at(`127.0.0.1:${node}`) },
      probe('site', 'site', site.origin),
      ...processNames.map((name) => probe(name, 'ready', `${stack.opsUrl(name)}/readyz`)),
    ],
  };
  writeFileSync(join(work, 'prometheus.yml'), stringify(config));
  prometheus = `http://127.0.0.1:${own}`;
  await run('prometheus', 'prometheus', [
    `--config.file=${join(work, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(work, 'data')}`,
    `--web.listen-address=127.0.0.1:${own}`,
  ]);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  site.server?.close();
  await stack?.stop();
  await model?.close();
  collector.close();
  rmSync(work, { recursive: true, force: true });
});

/** How many lines an answer has. @throws when Prometheus does not understand the question */
async function linesOf(question: string): Promise<number> {
  const url = `${prometheus}/api/v1/query?query=${encodeURIComponent(question)}`;
  const body = (await (await fetch(url)).json()) as {
    data?: { result: unknown[] };
    error?: string;
  };
  if (!body.data) throw new Error(`${question}: ${body.error}`);
  return body.data.result.length;
}

const questions = Object.values(dashboards).flatMap((panels) =>
  panels.flatMap(([, , ...asked]) => asked.map(([question]) => question)),
);

test('When a prayer is shared, then one trace leads through all processes, and so do their log lines', async () => {
  const traceId = randomUUID().replaceAll('-', '');
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const answer = await createClient(stack.origin).call('POST', '/api/prayer-chat', {
    headers,
    body: { message: 'Please pray for my team.', share: true, requestId: randomUUID() },
  });
  expect(answer.status).toBe(200);
  const hops = () => collector.spansOf(traceId).map(({ service, name }) => `${service}: ${name}`);
  await expect
    .poll(hops)
    .toEqual(
      expect.arrayContaining([
        'gateway: POST /api/prayer-chat',
        'ai: POST /api/prayer-chat',
        'community: process prayer.answered',
      ]),
    );
  const spans = collector.spansOf(traceId);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  // Every piece belongs to another one, and the first to the caller's.
  const roots = spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
  expect(roots.map(({ service, parentSpanId }) => [service, parentSpanId])).toEqual([
    ['gateway', '00f067aa0ba902b7'],
  ]);
  for (const name of ['gateway', 'ai'] as const) {
    const lines = stack.process(name).lines.filter((line) => line.includes(traceId));
    expect([name, lines.some((line) => line.includes('"answered"'))]).toEqual([name, true]);
  }
});

test('When the product is in use, then every panel of the dashboards shows something', async () => {
  const client = createClient(stack.origin);
  const asked = await askStreamed(client, { message: 'Please pray for my team.' });
  expect((await asked.rest()).at(-1)?.event).toBe('done');
  await askForText(client, (await addMember(stack, 'Lydia', 'Okafor')).phone);
  await stack.process('library').stop();

  await expect
    .poll(
      async () => {
        // A refusal and an error, again and again, until both rates are known.
        await client.call('GET', '/api/nothing-here');
        await client.call('GET', '/api/wisdom-quotes');
        const lines = await Promise.all(questions.map(linesOf));
        return questions.filter((_, index) => lines[index] === 0);
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toEqual([]);
});

test('When the rules ask for a metric, then there is one', async () => {
  const { groups } = parse(readFileSync(join(folder, 'rules.yml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const metric = /\b(?:[a-z]+_){1,}[a-z_]+\b(?=[{\s)[])/g;
  const asked = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => expr.match(metric) ?? []),
  );
  expect(asked).toContain('desk_oldest_danger_seconds');
  // The backup of this test is from 1970, so its alert is under way.
  const wanted = [...new Set(asked), 'ALERTS{alertname="BackupOld"}'];
  const missing = async () => {
    const lines = await Promise.all(wanted.map(linesOf));
    return wanted.filter((_, index) => lines[index] === 0);
  };
  await expect.poll(missing).toEqual([]);
});
