/**
 * Writes Grafana's dashboards from this list: `node infra/observability/dashboards.ts`. A test fails when they are out
 * of date, and another asks a real Prometheus each question.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopSampleMs } from '@kbf/process-kit';

/** What a panel shows: unit, question, and the label of its lines. More questions follow. */
type Panel = readonly [title: string, unit: string, ...questions: (readonly [string, string])[]];

const seconds = 'http_request_duration_seconds';
const errors = `sum by (process) (rate(${seconds}_count{status=~"5.."}[5m]))`;
const requests = `sum by (process) (rate(${seconds}_count[5m]))`;
/** Streams last as long as their readers stay. */
const short = '{route!~".*(stream|chat|coach).*"}';
const within = `sum by (process, le) (rate(${seconds}_bucket${short}[5m]))`;
const disk = '{fstype=~"ext4|xfs|btrfs|zfs"}';

export const dashboards: Record<string, readonly Panel[]> = {
  'Signals of each process': [
    ['Requests per second', 'reqps', [requests, '{{process}}']],
    ['Share of errors', 'percentunit', [`${errors} / ${requests}`, '{{process}}']],
    ['95 of 100 answers within', 's', [`histogram_quantile(0.95, ${within})`, '{{process}}']],
    [
      'Refused by the gateway',
      'reqps',
      ['sum by (code, limit) (rate(gateway_refused_total[5m]))', '{{code}} {{limit}}'],
    ],
    ['CPU', 'percentunit', ['rate(process_cpu_seconds_total[5m])', '{{process}} {{instance}}']],
    ['Memory', 'bytes', ['process_resident_memory_bytes', '{{process}} {{instance}}']],
    // What is measured is the time between two samples.
    [
      'Event loop is late by',
      's',
      [`nodejs_eventloop_lag_p99_seconds - ${loopSampleMs / 1_000}`, '{{process}}'],
    ],
    [
      'Services that the gateway did not reach',
      'reqps',
      ['sum by (service) (rate(gateway_upstream_failures_total[5m]))', '{{service}}'],
    ],
    ['Ready', 'bool', ['min by (service) (probe_success)', '{{service}}']],
    ['Free disk', 'bytes', [`node_filesystem_avail_bytes${disk}`, '{{mountpoint}}']],
    [
      'Since the last backup',
      's',
      ['time() - max(backup_last_success_timestamp_seconds)', 'backup'],
    ],
    ['Certificate is valid for', 's', ['probe_ssl_earliest_cert_expiry - time()', 'certificate']],
  ],
  'Events, people, and costs': [
    [
      'Jobs in queues',
      'short',
      ['max by (consumer, state) (events_queue_jobs)', '{{consumer}} {{state}}'],
    ],
    [
      'Oldest unsettled event',
      's',
      ['max by (process) (events_oldest_unsettled_seconds)', '{{process}}'],
    ],
    [
      'Events per second',
      'short',
      [
        'sum by (consumer, outcome) (rate(events_processed_seconds_count[5m]))',
        '{{consumer}} {{outcome}}',
      ],
    ],
    [
      'Events given up today',
      'short',
      ['sum by (consumer) (increase(events_given_up_total[1d]))', '{{consumer}}'],
    ],
    ['Waiting at the desk', 'short', ['max by (kind) (desk_waiting)', '{{kind}}']],
    [
      'First person in danger waits',
      's',
      ['max(desk_oldest_danger_seconds)', 'not seen by an admin'],
    ],
    [
      'Messages per hour',
      'short',
      ['sum by (channel, outcome) (increase(messages_total[1h]))', '{{channel}} {{outcome}}'],
    ],
    [
      'Cost of texts today',
      'currencyUSD',
      ['sum(increase(texts_cost_dollars_total[1d]))', 'texts'],
    ],
    [
      'Model replies today',
      'short',
      ['max(ai_replies_used_today)', 'used'],
      ['max(ai_replies_per_day)', 'most'],
    ],
    ['Tokens per hour', 'short', ['sum by (kind) (increase(ai_tokens_total[1h]))', '{{kind}}']],
    [
      'Cost of the model today',
      'currencyUSD',
      ['sum(increase(ai_cost_dollars_total[1d]))', 'model'],
    ],
  ],
};

/** The files, with one panel per line. */
export function dashboardFiles(): [file: string, text: string][] {
  return Object.entries(dashboards).map(([title, panels], number) => {
    const uid = `kbf-${number + 1}`;
    const head = JSON.stringify({
      uid,
      title,
      refresh: '30s',
      time: { from: 'now-6h', to: 'now' },
    });
    const lines = panels.map((panel, at) => JSON.stringify(drawn(panel, at)));
    const text = `${head.slice(0, -1)},"panels":[\n${lines.join(',\n')}\n]}\n`;
    return [join(import.meta.dirname, 'dashboards', `${uid}.json`), text];
  });
}

const drawn = ([title, unit, ...questions]: Panel, at: number) => ({
  title,
  type: 'timeseries',
  gridPos: { x: (at % 3) * 8, y: Math.floor(at / 3) * 8, w: 8, h: 8 },
  datasource: { uid: 'prometheus' },
  fieldConfig: { defaults: { unit, min: 0 } },
  targets: questions.map(([expr, legendFormat], n) => ({ refId: 'AB'[n], expr, legendFormat })),
});

if (import.meta.main) for (const [file, text] of dashboardFiles()) writeFileSync(file, text);
