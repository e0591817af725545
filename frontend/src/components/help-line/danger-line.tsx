/** Where to find help, in one line that needs no code or data of ours. */
export function DangerLine({ className = '' }: { className?: string }) {
  const link = 'inline-block min-w-6 py-2 font-semibold text-ink underline underline-offset-4';
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
