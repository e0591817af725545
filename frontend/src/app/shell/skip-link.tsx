/** First stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The hash belongs to the router: only the focus moves.
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
      className="print:hidden fixed top-2 left-2 z-70 -translate-y-20 rounded-md bg-button px-4 py-2.5 font-semibold text-button-ink transition-transform focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
