import type { ReactNode } from 'react';

/** The three icons in every page's header. Drawn here, so that only pages with more icons load the icon library. */
function Line({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Line size={24}>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Line>
);

export const MoonIcon = () => (
  <Line size={20}>
    <path d="M20 14.6A8.4 8.4 0 1 1 9.4 4a6.8 6.8 0 0 0 10.6 10.6z" />
  </Line>
);

export const SunIcon = () => (
  <Line size={20}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
  </Line>
);
