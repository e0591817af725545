import type { ReactNode } from 'react';

const shape = 'inline-flex items-center border px-2.5 py-0.5 text-sm leading-snug';
const short = 'rounded-full whitespace-nowrap';
const long = 'min-w-0 rounded-md [overflow-wrap:anywhere]';

const tones = {
  neutral: 'border-hairline text-quiet',
  gold: 'border-gold/60 text-gold-text',
  olive: 'border-olive/60 text-olive',
  clay: 'border-clay/60 text-clay',
} as const;

/** A short fact: a state, a role, a tag. The text carries the meaning; the color only supports it. */
export function Badge({
  tone = 'neutral',
  wraps,
  children,
}: {
  tone?: keyof typeof tones;
  /** For texts that people wrote: they may be long, and in any script. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      {...(wraps && { dir: 'auto' })}
      className={`${shape} ${wraps ? long : short} ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
