/**
 * Dims the page behind a dialog, and the dialog behind a question. Ours instead of Radix's overlay, which would write
 * an inline style sheet that the content policy refuses; `data-locks-scroll` holds the page still.
 */
export function Veil() {
  return (
    <div
      className="fixed inset-0 z-50 animate-fade-in bg-[#0a101d]/60"
      data-locks-scroll
      aria-hidden="true"
    />
  );
}
