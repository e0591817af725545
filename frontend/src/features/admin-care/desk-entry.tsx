import type { DeskPlace } from '@kbf/contracts';
import type { DeskEntry as Entry } from './by-person.ts';
import { DeskListItem } from './desk-list-item.tsx';
import { isSame } from './desk-place.ts';
import { floodWords, togetherWords } from './desk-words.ts';

type DeskEntryProps = { of: Entry; search: string; open: DeskPlace | undefined };

/** Rows of a flood that are visible at once. */
const mostOfFlood = 3;

/** One waiting item; or, under one heading, all waiting items of one person, or those of a flood from one network. */
export function DeskEntry({ of: { together, flood, items }, search, open }: DeskEntryProps) {
  const links = items.map((item) => (
    <DeskListItem
      key={`${item.kind} ${item.id}`}
      item={item}
      search={search}
      isOpen={open !== undefined && isSame(open, item)}
    />
  ));
  if (!together && !flood) return <li>{links}</li>;
  const [first, rest] = flood
    ? [links.slice(0, mostOfFlood), links.slice(mostOfFlood)]
    : [links, []];
  const isOpenInRest = items.slice(first.length).some((item) => open && isSame(open, item));
  return (
    <li className="border-b border-hairline pt-4">
      <h3 className="text-sm font-semibold">
        {flood ? floodWords(flood.size) : together && `One person: ${togetherWords(together)}`}
      </h3>
      <List of={first} />
      {rest.length > 0 && (
        <details open={isOpenInRest} className="mb-2">
          <summary className="min-h-11 content-center text-sm font-semibold">
            {rest.length} more
          </summary>
          <List of={rest} />
        </details>
      )}
    </li>
  );
}

const List = ({ of }: { of: ReturnType<typeof DeskListItem>[] }) => (
  <ul className="mt-1 ml-3 border-l-2 border-hairline pl-4 [&>li:last-child>div>a:first-child]:border-b-0">
    {of.map((link) => (
      <li key={link.key}>{link}</li>
    ))}
  </ul>
);
