const cellStyle =
  'px-3 py-3 align-middle [overflow-wrap:anywhere] md:first:pl-0 md:last:pr-0 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1.5 max-md:[&:has(>span:last-child:empty)]:hidden';

/** On a phone: the title of a card, styled as its heading and its most prominent text. */
const titleStyle =
  'max-md:order-first max-md:mb-1 max-md:border-b max-md:border-hairline max-md:pb-2.5';
const titleText = 'max-md:font-display max-md:text-lg';

/** Styles of rows that stay rows, and of rows that become cards. */
export const plainRow = 'border-b border-hairline transition-colors duration-150 hover:bg-gold/6';
export const rowStyle = `${plainRow} max-md:flex max-md:flex-col max-md:rounded-md max-md:border max-md:bg-surface max-md:px-4 max-md:py-3`;

const headingBase =
  'md:first:pl-0 md:last:pr-0 border-b border-hairline px-3 py-2.5 text-sm font-semibold whitespace-nowrap text-quiet';

/** For rows that stay rows on a phone: few columns of short figures. */
const plainCell =
  'px-3 py-3 align-middle [overflow-wrap:anywhere] first:pl-0 last:pr-0 max-md:px-1 max-md:py-2 max-md:text-[0.8125rem] max-md:first:pl-0 max-md:last:pr-0';

type CellOf = { numeric?: boolean; isTitle?: boolean; wideOnly?: boolean };

export const cellOf = ({ numeric, isTitle, wideOnly }: CellOf, staysRow: boolean) =>
  [
    staysRow ? plainCell : cellStyle,
    numeric && (staysRow ? 'text-right tabular-nums' : 'tabular-nums md:text-right'),
    isTitle && !staysRow && titleStyle,
    wideOnly && 'max-md:hidden',
  ]
    .filter(Boolean)
    .join(' ');

type HeadingOf = { numeric?: boolean; wideOnly?: boolean };

export const headingOf = ({ numeric, wideOnly }: HeadingOf, staysRow: boolean) =>
  [
    headingBase,
    numeric ? 'text-right' : 'text-left',
    staysRow &&
      'align-bottom max-md:px-1 max-md:text-[0.8125rem] max-md:whitespace-normal max-md:first:pl-0 max-md:last:pr-0',
    wideOnly && 'max-md:hidden',
  ]
    .filter(Boolean)
    .join(' ');

/** The content of a cell. A card shows it beside its column name; a row does not. */
export function contentOf({ isTitle }: { isTitle?: boolean }, staysRow: boolean) {
  if (staysRow) return undefined;
  return `min-w-0 ${isTitle ? titleText : 'max-md:ml-auto max-md:text-right'}`;
}
