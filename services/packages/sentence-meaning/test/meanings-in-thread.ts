import { parentPort, workerData } from 'node:worker_threads';
import { makeEncoder, meaningsOf, type SentenceModel } from '../src/index.ts';

const { model, sentences } = workerData as { model: SentenceModel; sentences: string[] };
const encoder = makeEncoder(0, model);
parentPort?.postMessage(sentences.map((sentence) => meaningsOf(encoder, [sentence])[0]));
