type LoadingProps = {
  /** What is loading: "Loading prayers...". */
  label: string;
  className?: string;
};

/** The arch with a rising light, and what is loading. */
export function Loading({ label, className = '' }: LoadingProps) {
  return (
    <output className={`flex flex-col items-center gap-5 py-20 text-quiet ${className}`}>
      <span className="arch block w-14 overflow-hidden [--arch-foot:4px] bg-linen ring-1 ring-gold/50">
        <span className="block h-full animate-arch-dawn bg-linear-to-t from-gold to-gold/15" />
      </span>
      <span>{label}</span>
    </output>
  );
}
