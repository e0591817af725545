/** What the question before a block says. */
export const blockQuestion = (name: string) => ({
  title: `Block ${name}?`,
  description:
    'You will no longer see each other’s needs and offers, and they cannot comment on your prayers. If you are ' +
    'accountability partners, that ends, and your answers are deleted. A private chat ends. They are not told.',
  confirmLabel: 'Block',
});
