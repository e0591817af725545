import { chooseTheme, useTheme } from '../../lib/browser/theme.ts';
import { MoonIcon, SunIcon } from './first-icons.tsx';

/** Switches between light and dark, and stores the choice. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? MoonIcon : SunIcon;
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={`Switch to ${next} theme`}
      className={`inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-current/8 ${className}`}
    >
      <Icon />
    </button>
  );
}
