import { numberLink } from './number-link.ts';

/** Where to find help, in one line that needs no code or data of ours. */
export function DangerLine({ className = '' }: { className?: string }) {
  const link = `${numberLink} py-2 text-ink`;
  return (
    <p className={className}>
      In danger?{' '}
      <a href="tel:988" className={link}>
        Call
      </a>{' '}
      or{' '}
      <a href="sms:988" className={link}>
        text 988
      </a>
      .
    </p>
  );
}
