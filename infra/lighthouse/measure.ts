import lighthouse, { type Flags } from 'lighthouse';
import { type Figures, figuresOf } from './figures.ts';

/** How often a page is measured; the middle run counts. */
const runs = 3;

type Options = {
  /** Where Chromium listens for its tools. */
  port: number;
  /** Of somebody who is logged in. */
  cookie?: string;
};

/** Lighthouse's mobile figures of a page: a phone's screen, slow 4G, a processor four times slower. */
export async function measure(url: string, options: Options): Promise<Figures> {
  const found: Figures[] = [];
  for (let run = 0; run < runs; run++) found.push(figuresOf(await look(url, options)));
  return found.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]!;
}

/** What Lighthouse says of a page's accessibility, from 0 to 100, with what it found wrong. */
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
