const loaves = [
  [92, 150],
  [152, 144],
  [212, 150],
  [122, 122],
  [182, 122],
] as const;

/** Five loaves and two fish on a cloth, under a window at dawn. */
export function LoavesDrawing({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 210"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`text-ink/80 [&_*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path
        d="M88 172V92a64 64 0 0 1 128 0v80"
        transform="translate(0 -22)"
        className="stroke-gold/70"
      />
      <path d="M106 66l-14-10M152 42V24M198 66l14-10" className="stroke-gold/70" />
      {loaves.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className="fill-night">
          <path d="M-27 15c-6 0-8-5-7-10 3-13 17-21 34-21s31 8 34 21c1 5-1 10-7 10z" />
          <path d="M-14-9l5 9M0-13v10M14-9l-5 9" className="stroke-gold" />
        </g>
      ))}
      <g className="fill-night">
        <path d="M228 182c14-14 36-14 52 0-16 14-38 14-52 0zm52 0 16-9v18z" />
        <path d="M34 182c14-14 36-14 52 0-16 14-38 14-52 0zm0 0-16-9v18z" />
      </g>
      <path d="M240 180h.1M74 180h.1" strokeWidth="3" className="stroke-gold" />
      <path d="M8 200h304" />
      <path
        d="M88 200l-10 8M128 200l-6 8M168 200v8M208 200l6 8M248 200l10 8"
        className="stroke-gold/60"
      />
    </svg>
  );
}
