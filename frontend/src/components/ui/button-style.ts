export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'dawn' | 'night' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Buttons are hidden in print. */
const base =
  'print:hidden inline-flex items-center justify-center gap-2.5 rounded-md font-semibold text-center transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px disabled:active:translate-y-0 disabled:opacity-60 aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-button text-button-ink hover:bg-button-hover [&:disabled:not([aria-busy])]:bg-hairline [&:disabled:not([aria-busy])]:text-quiet [&:disabled:not([aria-busy])]:opacity-100 aria-disabled:bg-hairline aria-disabled:text-quiet aria-disabled:opacity-100',
  outline: 'border border-field text-ink hover:border-ink hover:bg-ink/5',
  quiet: 'text-gold-text hover:bg-gold/12',
  /** On dark backgrounds (hero, footer): primary and secondary. */
  dawn: 'bg-night-gold text-night-button-ink hover:bg-[color-mix(in_oklab,var(--night-gold)_86%,white)]',
  night: 'border border-night-quiet/60 text-night-ink hover:border-night-ink hover:bg-night-ink/10',
  danger: 'bg-clay text-clay-ink hover:bg-clay/90',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2',
  lg: 'min-h-13 px-7 py-3 text-lg leading-snug',
};

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Classes of a button or of a link that looks like one. */
export function buttonStyle({ variant = 'primary', size = 'md', className = '' }: ButtonLook) {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}
