/** Health check of a container: status 0 when its process is ready. One that hangs is ended. */
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { countSilence, endService } from './end-hung.ts';

/** Less than the time that the check itself is given. */
const answerMs = 3_000;

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${process.env['OPS_PORT']}${path}`, {
    signal: AbortSignal.timeout(answerMs),
  }).then(
    (answer) => (answer.ok ? 'yes' : 'no'),
    (error: Error) => (error.name === 'TimeoutError' ? 'silent' : 'no'),
  );
const [isReady, isAlive] = await Promise.all([ask('/readyz'), ask('/livez')]);
countSilence(join(tmpdir(), 'silent-checks'), isAlive === 'silent', endService);
process.exit(isReady === 'yes' ? 0 : 1);
