/**
 * Dims the page behind a dialog, or a dialog behind a confirmation. It replaces Radix' overlay, which writes an inline
 * style sheet that the content policy refuses; `data-locks-scroll` stops the page from scrolling.
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
