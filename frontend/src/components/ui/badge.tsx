import type { ReactNode } from 'react';

const shape =
  'inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm leading-snug whitespace-nowrap';

const tones = {
  neutral: 'border-hairline text-quiet',
  gold: 'border-gold/60 text-gold-text',
  olive: 'border-olive/60 text-olive',
  clay: 'border-clay/60 text-clay',
} as const;

/** A short fact about a thing: a state, a role, a tag. Its words carry the meaning; the colour only helps. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return <span className={`${shape} ${tones[tone]}`}>{children}</span>;
}
