/** The mark of a checkbox or radio button: 24 px visible, in a line of 44 px that can be pressed. */
export const choiceMark = [
  'mt-0.5 inline-flex size-6 shrink-0 items-center justify-center border border-field bg-surface',
  'transition-colors duration-150 hover:border-ink data-[state=checked]:border-button',
  'disabled:opacity-60',
].join(' ');
