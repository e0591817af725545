/** Makes the cause of each alert in time series, and has the rules judged by Prometheus itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkout } from '../files/paths.ts';
import { debianProgram } from './debian-program.ts';

const folder = join(checkout, 'infra/observability');
const rulesFile = join(folder, 'rules.yml');
const work = mkdtempSync(join(tmpdir(), 'alerts-'));
const promtool = debianProgram('promtool', 'prometheus');
afterAll(() => rmSync(work, { recursive: true }));

const answers = (status: number) =>
  `http_request_duration_seconds_count{process="gateway",status="${status}"}`;
const free = 'node_filesystem_avail_bytes{fstype="ext4"}';
const day = 86_400;

/** Series with a value a minute, as promtool writes them: first when it must fire, then when it must not. */
const causes: Record<string, [cause: Record<string, string>, calm: Record<string, string>]> = {
  ServiceDown: [
    { 'probe_success{service="ai"}': '1 0x200' },
    { 'probe_success{service="ai"}': '1 0 1x200' },
  ],
  AnswersFail: [
    { [answers(200)]: '0+900x200', [answers(503)]: '0+30x200' },
    // Half of the answers, but only two in a minute.
    { [answers(200)]: '0+2x200', [answers(503)]: '0+2x200' },
  ],
  EventsStuck: [
    { 'events_oldest_unsettled_seconds{process="ai"}': '0+60x200' },
    {
      'events_oldest_unsettled_seconds{process="ai"}': '299x200',
      'events_queue_jobs{state="wait"}': '9000x200',
    },
  ],
  DangerUnseen: [
    { desk_oldest_danger_seconds: '0+60x200' },
    { desk_oldest_danger_seconds: '0+60x14 0x200' },
  ],
  BudgetNearlyUsed: [
    { ai_replies_used_today: '0+50x200', ai_replies_per_day: '5000x200' },
    { ai_replies_used_today: '3900x200', ai_replies_per_day: '5000x200' },
  ],
  DiskNearlyFull: [
    { [free]: '14x200', [free.replace('avail', 'size')]: '100x200' },
    { [free]: '16x200', [free.replace('avail', 'size')]: '100x200' },
  ],
  BackupOld: [{}, { backup_last_success_timestamp_seconds: '0+60x200' }],
  CertificateExpires: [
    { probe_ssl_earliest_cert_expiry: `${13 * day}x200` },
    { probe_ssl_earliest_cert_expiry: `${15 * day}x200` },
  ],
};

/** Whether an alert fires after three hours of these series. */
async function fires(alert: string, series: Record<string, string>): Promise<boolean> {
  const minutes = alert === 'BackupOld' ? 181 : 180;
  const check = {
    rule_files: [rulesFile],
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `count(ALERTS{alertname="${alert}", alertstate="firing"})`,
            eval_time: `${minutes}m`,
            exp_samples: [{ labels: '{}', value: 1 }],
          },
        ],
      },
    ],
  };
  const file = join(work, 'test.yml');
  writeFileSync(file, stringify(check));
  const [command, ...args] = await promtool;
  const { exitCode, all } = await execa(command!, [...args, 'test', 'rules', file], {
    reject: false,
    all: true,
  });
  // Another failure than "nothing fires" is a mistake of this test.
  if (exitCode !== 0 && !/got: nil\n*$/.test(all)) throw new Error(all);
  return exitCode === 0;
}

test.each(Object.entries(causes))(
  'When the cause of %s is there, then it fires, and without it, it does not',
  async (alert, [cause, calm]) => {
    expect(await fires(alert, cause)).toBe(true);
    expect(await fires(alert, calm)).toBe(false);
  },
);

test('When events were given up, or a backup is old, then the same alerts fire', async () => {
  const jobs = { 'events_queue_jobs{consumer="ai",state="failed"}': '1x200' };
  expect(await fires('EventsStuck', jobs)).toBe(true);
  const old = { backup_last_success_timestamp_seconds: `${-26 * 3_600}x200` };
  expect(await fires('BackupOld', old)).toBe(true);
});

test('When there is an alert, then its cause is made here, and the runbook says what to do', () => {
  const { groups } = parse(readFileSync(rulesFile, 'utf8')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  expect(alerts).toEqual(Object.keys(causes));
  const docs = readFileSync(join(checkout, 'infra/docs/operations.md'), 'utf8');
  for (const alert of alerts) expect(docs).toContain(`\n**${alert}.** `);
});

test.each([
  ['promtool', 'prometheus', ['check', 'config', '--syntax-only'], 'prometheus.yml'],
  ['amtool', 'prometheus-alertmanager', ['check-config'], 'alertmanager.yml'],
])('When settings are filled in, then %s accepts the file', async (program, name, args, file) => {
  const settings = {
    PUBLIC_ORIGIN: 'https://fellowship.example',
    ALERT_SMTP: 'mail.example:587',
    ALERT_MAIL_TO: 'night@fellowship.example',
    ALERT_MAIL_FROM: 'alerts@fellowship.example',
    ALERT_SMTP_PASSWORD: `it's & | \\1 "so"`,
  };
  const start = join(folder, 'start');
  await execa(start, [join(folder, file), 'true'], { env: { ...settings, CONFIG_FOLDER: work } });
  const filled = readFileSync(join(work, file), 'utf8');
  expect(filled).not.toMatch(/@[A-Z_]+@/);
  // A password comes through as it is.
  const { global } = parse(filled) as { global: { smtp_auth_password?: string } };
  const isMail = file === 'alertmanager.yml';
  expect(global.smtp_auth_password).toBe(isMail ? settings.ALERT_SMTP_PASSWORD : undefined);
  expect(filled.includes("receiver: 'mail'")).toBe(isMail);
  const [command, ...before] = await debianProgram(program, name);
  await execa(command!, [...before, ...args, join(work, file)]);
});
