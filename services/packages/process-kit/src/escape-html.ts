import escape from 'escape-html';

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => escape(text);
