/** One block of a sheet. `id` names the person's entry, and is unique within its sheet. */
export type SheetBlock =
  | { kind: 'text'; text: string }
  /** World English Bible, word for word; a test compares it with the text. */
  | { kind: 'verse'; text: string; reference: string }
  | { kind: 'field'; id: string; label: string; hint?: string; rows: number }
  | {
      kind: 'table';
      id: string;
      caption: string;
      columns: readonly string[];
      /** Names of the rows; for an empty name, the person writes the name too. */
      rows: readonly string[];
      /** Two printed lines in each row, even with many rows. */
      tall?: true;
    }
  | { kind: 'checks'; id: string; title: string; items: readonly string[] }
  /** One of the business values as a card to cut out. */
  | { kind: 'value'; id: string };

/** The content of one printed page. */
export type SheetPage = { title: string; lead?: string; blocks: readonly SheetBlock[] };

/** A document to fill in on screen or by hand. */
export type Sheet = {
  id: string;
  title: string;
  /** What the person has afterwards. */
  summary: string;
  /** How long it takes, in words. */
  takes: string;
  pages: readonly SheetPage[];
};
