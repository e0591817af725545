// Loaded by Node before a peer, which knows nothing of this: in its folder, and no longer than the bench.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.chdir(process.env['PEER_FOLDER']!);
  process.once('disconnect', () => process.exit());
  process.send?.('started');
}
