/** One thing on a sheet. `id` names what is written there, and is unique within its sheet. */
export type SheetBlock =
  | { kind: 'text'; text: string }
  /** World English Bible, word for word; a test holds it against the text. */
  | { kind: 'verse'; text: string; reference: string }
  | { kind: 'field'; id: string; label: string; hint?: string; rows: number }
  | {
      kind: 'table';
      id: string;
      caption: string;
      columns: readonly string[];
      /** Names of the rows; an empty name is a row whose name is written too. */
      rows: readonly string[];
      /** Two lines in each row on paper, also when there are many. */
      tall?: true;
    }
  | { kind: 'checks'; id: string; title: string; items: readonly string[] }
  /** One of the business values as a card to cut out. */
  | { kind: 'value'; id: string };

/** What fits on one printed page. */
export type SheetPage = { title: string; lead?: string; blocks: readonly SheetBlock[] };

/** A document to fill in on screen or by hand. */
export type Sheet = {
  id: string;
  title: string;
  /** What one has in hand afterwards. */
  summary: string;
  /** How long it takes, in words. */
  takes: string;
  pages: readonly SheetPage[];
};
