/** Style of every text control. The border has a contrast of 3:1 in both themes. */
export const controlStyle =
  'w-full rounded-md border border-field bg-surface px-3.5 py-2.5 text-ink placeholder:text-quiet transition-colors duration-150 hover:border-ink focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-focus aria-invalid:border-clay disabled:bg-linen disabled:text-quiet';
