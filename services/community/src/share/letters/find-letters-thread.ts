import { parentPort, workerData } from 'node:worker_threads';
import { type Drawable, createFinder } from './find-letters.ts';

const { folder, texts } = workerData as { folder: string; texts: string[] };
const find = await createFinder(folder);
const found: (Drawable | undefined)[] = [];
for (const text of texts) found.push(await find(text));
parentPort?.postMessage(found);
