/** What failed quietly: the text is kept, the person may try again. */
export function CouldNotSend() {
  return (
    <p role="alert" className="animate-fade-in text-sm font-semibold text-clay">
      Could not send, try again.
    </p>
  );
}
