import { site } from '@kbf/contracts';

/** What giving a phone number means. Shown wherever one is requested. */
export function TextMessageTerms({ className = '' }: { className?: string }) {
  return (
    <p className={`text-sm text-quiet ${className}`}>
      By giving us your number, you agree to receive text messages from {site.name}, such as login
      links. Message and data rates may apply. Reply STOP to opt out, HELP for help.
    </p>
  );
}
