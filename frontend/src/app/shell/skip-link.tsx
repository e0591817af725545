/** First stop of the keyboard: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The router owns the hash, so move only the focus.
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
      className="print:hidden fixed top-2 left-2 z-70 -translate-y-20 rounded-md bg-button px-4 py-2.5 font-semibold text-button-ink transition-transform focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
