import lighthouse, { type Flags } from 'lighthouse';
import { type Figures, figuresOf } from './lighthouse-figures.ts';

/** Runs per page; the median counts. */
const runs = 5;

type Options = {
  /** Chromium's debugging port. */
  port: number;
  /** Cookie of a logged-in person. */
  cookie?: string;
};

/** Lighthouse's mobile figures of a page: a phone's screen, slow 4G, a processor four times slower. */
export async function measure(url: string, options: Options): Promise<Figures> {
  const found: Figures[] = [];
  for (let run = 0; run < runs; run++) found.push(figuresOf(await look(url, options)));
  return found.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]!;
}

/** Lighthouse's accessibility score of a page, from 0 to 100, with its findings. */
export async function accessibilityOf(url: string, options: Options) {
  const result = await look(url, options, { onlyCategories: ['accessibility'] });
  const wrong = Object.values(result.audits).filter(({ score }) => score === 0);
  return {
    accessibility: Math.round((result.categories['accessibility']?.score ?? 0) * 100),
    wrong: wrong.map(({ id }) => id),
  };
}

async function look(url: string, { port, cookie }: Options, flags: Flags = {}) {
  const done = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    ...flags,
  });
  if (!done || done.lhr.runtimeError)
    throw new Error(`${url} was not measured: ${done?.lhr.runtimeError?.message ?? 'no answer'}`);
  return done.lhr;
}
