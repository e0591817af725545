/** The attack in its own process, so that it does not slow the measurement. Ends with its parent. */
import { setPriority } from 'node:os';
import { startAttack } from './attack.ts';

// A real attacker has a separate machine: here, use only spare CPU time.
setPriority(10);
const attack = startAttack(
  JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof startAttack>[0],
);
process.once('disconnect', () => process.exit(1));
process.once('message', () => {
  void attack.stop().then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
