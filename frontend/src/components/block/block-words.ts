/** What the question before a block says. */
export const blockQuestion = (name: string) => ({
  title: `Block ${name}?`,
  description:
    'You will no longer see each other’s needs and offers, and they cannot comment on your prayers. If you are ' +
    'accountability partners, that ends, and your answers are deleted. A private chat ends. They are not told. ' +
    'Anyone can still read and comment on a public prayer without logging in. To prevent that, share a prayer with ' +
    'members only.',
  confirmLabel: 'Block',
});
