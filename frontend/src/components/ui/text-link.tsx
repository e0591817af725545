import { Link, type LinkProps } from 'react-router';

/** A link within text: gold, with a thin underline that darkens on hover. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`font-semibold text-gold-text underline decoration-gold/50 decoration-1 underline-offset-4 transition-colors hover:decoration-current ${className}`}
    />
  );
}
