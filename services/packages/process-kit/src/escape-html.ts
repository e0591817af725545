import escape from 'escape-html';

/** Text as HTML shows it, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => escape(text);
