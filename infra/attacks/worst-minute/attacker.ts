/** The attack in a process of its own, so that it does not slow what measures it. Ends with its parent. */
import { setPriority } from 'node:os';
import { startAttack } from './attack.ts';

// Whoever attacks has a machine of their own: here, what the others leave of this one.
setPriority(10);
const attack = startAttack(
  JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof startAttack>[0],
);
process.once('disconnect', () => process.exit(1));
process.once('message', () => {
  void attack.stop().then((outcome) => process.send?.(outcome, () => process.exit(0)));
});
