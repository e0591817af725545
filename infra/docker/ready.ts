/** Health check of a container: status 0 when its process is ready. A hung process is ended. */
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { countSilence, endService, serviceStart, type Heard } from './end-hung.ts';

/** Less than the time limit of the check itself. */
const answerMs = 3_000;

const ask = (path: string): Promise<{ heard: Heard; isOk: boolean }> =>
  fetch(`http://127.0.0.1:${process.env['OPS_PORT']}${path}`, {
    signal: AbortSignal.timeout(answerMs),
  }).then(
    ({ ok }) => ({ heard: 'answer', isOk: ok }),
    (error: Error) => ({
      heard: error.name === 'TimeoutError' ? 'silence' : 'nobody',
      isOk: false,
    }),
  );
const [ready, live] = await Promise.all([ask('/readyz'), ask('/livez')]);
countSilence(join(tmpdir(), 'silent-checks'), serviceStart(), live.heard, endService);
process.exit(ready.isOk ? 0 : 1);
