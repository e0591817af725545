type ArchProps = { className?: string };

/** The logo: a doorway with the rising sun. An image without text; the name is beside it. */
export function ArchMark({ className = '' }: ArchProps) {
  return (
    <svg
      viewBox="0 0 32 36"
      aria-hidden="true"
      focusable="false"
      className={`text-ink ${className}`}
    >
      <path d="M3 36V16a13 13 0 0 1 26 0v20z" fill="currentColor" />
      <path d="M8.5 36V17a7.5 7.5 0 0 1 15 0v19z" className="fill-night-gold" />
      <path d="M8.5 30.5c5-3.6 10-3.6 15 0V36h-15z" className="fill-[#7f5a12]" />
    </svg>
  );
}

/** The arch as a thin line, for empty pages and list marks. */
export function ArchLine({ className = '' }: ArchProps) {
  return (
    <svg
      viewBox="0 0 32 36"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`[&_*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path d="M4 35V16a12 12 0 0 1 24 0v19z" />
      <path d="M9.5 35V17a6.5 6.5 0 0 1 13 0v18" />
    </svg>
  );
}
