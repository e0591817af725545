import type { DeskPlace } from '@kbf/contracts';
import type { DeskEntry as Entry } from './by-person.ts';
import { DeskListItem } from './desk-list-item.tsx';
import { isSame } from './desk-place.ts';
import { togetherWords } from './desk-words.ts';

type DeskEntryProps = { of: Entry; search: string; open: DeskPlace | undefined };

/** One waiting item; or all waiting items of one person, under one heading. */
export function DeskEntry({ of: { together, items }, search, open }: DeskEntryProps) {
  const links = items.map((item) => (
    <DeskListItem
      key={`${item.kind} ${item.id}`}
      item={item}
      search={search}
      isOpen={open !== undefined && isSame(open, item)}
    />
  ));
  if (!together) return <li>{links}</li>;
  return (
    <li className="border-b border-hairline pt-4">
      <h3 className="text-sm font-semibold">One person: {togetherWords(together)}</h3>
      <ul className="mt-1 ml-3 border-l-2 border-hairline pl-4 [&>li:last-child>a]:border-b-0">
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </li>
  );
}
