import { ConfigError } from './config.ts';

const minuteMs = 60_000;
/** Signed calls between processes live for less than this. */
const mostApartMs = 2 * minuteMs;

/**
 * @param theirs the time on another machine, now
 * @param whose the name of that machine
 * @throws {ConfigError} when the clock of this machine is minutes off
 */
export function refuseWrongClock(theirs: Date, whose: string): void {
  const apartMs = Math.abs(Date.now() - theirs.getTime());
  if (apartMs <= mostApartMs) return;
  throw new ConfigError(
    `The clock of this machine and that of ${whose} are ${Math.round(apartMs / minuteMs)} minutes apart: ` +
      'logins and calls between services would be refused. ' +
      'Turn on time synchronization on the host: timedatectl set-ntp true',
  );
}
