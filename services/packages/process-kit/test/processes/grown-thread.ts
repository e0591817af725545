/** A thread that reads much data and keeps none. It reports its memory then, and again when that has halved. */
import { parentPort } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
import { giveBackWhenCalm } from '../../src/give-back-memory.ts';

const texts: string[] = [];
for (let at = 0; at < 400_000; at += 1) texts.push(`read and thrown away: ${at}`.repeat(2));
texts.length = 0;
const grown = getHeapStatistics().total_heap_size;

// A busy machine makes any thread look busy.
giveBackWhenCalm({ everyMs: 1_500, calmShare: 0.9 });
setInterval(() => {
  const held = getHeapStatistics().total_heap_size;
  if (held < grown / 2) parentPort?.postMessage({ grown, held });
}, 500);
