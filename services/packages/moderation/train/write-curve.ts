import { writeFileSync } from 'node:fs';
import { pickThresholds, type Scores } from './pick-thresholds.ts';
import type { Level, Message } from './read-corpus.ts';
import { row, table } from './write-figures.ts';

const page = new URL('../../../../infra/docs/care-curve.md', import.meta.url);

const steps = [-0.8, -0.6, -0.4, -0.2, -0.1, 0, 0.1, 0.2, 0.4, 0.6];

/**
 * Writes what other thresholds would hold and help: by the model alone, for authors left out of training in turn.
 * @param scores with zero at the thresholds of `likely` and `certain`
 */
export function writeCurve(messages: readonly Message[], { danger, outright }: Scores): void {
  const share = (isAbove: (at: number) => boolean, ...levels: Level[]): string => {
    const own = messages.flatMap(({ level }, at) => (levels.includes(level) ? [at] : []));
    return ((100 * own.filter(isAbove).length) / own.length).toFixed(1);
  };
  const { possible } = pickThresholds(messages, { danger, outright });
  const rows = steps.map((step) => {
    const held = (at: number) => (danger[at] as number) > step || (outright[at] as number) > 0;
    const helped = (at: number) => (danger[at] as number) > possible + step;
    return row(
      step === 0 ? '**0**' : step,
      share(held, 'explicit'),
      share(held, 'between'),
      share(held, 'ordinary-hard', 'ordinary-plain'),
      share(helped, 'explicit'),
      share(helped, 'between'),
      share(helped, 'ordinary-hard', 'ordinary-plain'),
    );
  });
  const text = [
    '# What another threshold would hold and help',
    [
      'Made by `services/packages/moderation/train/train-care.ts`; do not edit. By the trained model alone, without',
      'phrases, on the messages of authors who were left out of training in turn, in percent. The thresholds of',
      '`likely` (held) and of `possible` (helped) are moved by the same step; 0 is what the product uses.',
    ].join('\n'),
    table(
      [
        'step',
        'outright held',
        'between held',
        'ordinary held',
        'outright helped',
        'between helped',
        'ordinary helped',
      ],
      rows,
    ),
  ];
  writeFileSync(page, `${text.join('\n\n')}\n`);
}
