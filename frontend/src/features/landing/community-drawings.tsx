import type { ReactNode } from 'react';

/** Frame of the three drawings: one line width, with the main object in gold. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  );
}

/** Three people at one table, under one lamp. */
export function TableDrawing() {
  return (
    <Drawing>
      <g className="stroke-gold">
        <path d="M60 8v14M50 32a10 10 0 0 1 20 0z" />
        <path d="M38 50 48 36M82 50 72 36M60 48V38" strokeDasharray="1 5" />
      </g>
      <circle cx="30" cy="59" r="7" />
      <circle cx="60" cy="56" r="7" />
      <circle cx="90" cy="59" r="7" />
      <path d="M17 84c0-10 5-15 13-15s13 5 13 15M47 84c0-13 5-18 13-18s13 5 13 18M77 84c0-10 5-15 13-15s13 5 13 15" />
      <path d="M8 84h104M18 84v26M102 84v26" />
      <path d="M52 84v-5h9v5M61 80h3v3h-3" className="stroke-gold" />
    </Drawing>
  );
}

/** A book with a plant growing from it. */
export function BookDrawing() {
  return (
    <Drawing>
      <path d="M60 104c-10-9-26-12-48-11V70c22-1 38 2 48 11 10-9 26-12 48-11v23c-22-1-38 2-48 11z" />
      <path d="M22 78c13 0 22 2 29 6M22 84c13 0 22 2 29 6M98 78c-13 0-22 2-29 6M98 84c-13 0-22 2-29 6" />
      <path d="M60 81v23" />
      <g className="stroke-gold">
        <path d="M60 81V34" />
        <path d="M60 62c-13 1-20-5-22-16 13-1 20 5 22 16zM60 50c12 0 18-6 19-17-12 0-18 6-19 17z" />
        <path d="M60 34c-5-6-5-13 0-20 5 7 5 14 0 20z" />
      </g>
    </Drawing>
  );
}

/** An arch of stones with its keystone. */
export function StonesDrawing() {
  return (
    <Drawing>
      <path d="M14 110V68a46 46 0 0 1 92 0v42M34 110V68a26 26 0 0 1 52 0v42" />
      <path d="M14 96h20M14 82h20M86 96h20M86 82h20M14 68h20M86 68h20" />
      <path d="M20 45l17.5 10M100 45 82.5 55M37 28l10 17.5M83 28 73 45.5" />
      <path d="M50 23.5 53.5 43h13L70 23.5" className="fill-gold/20 stroke-gold" />
      <path d="M4 110h112" />
    </Drawing>
  );
}
