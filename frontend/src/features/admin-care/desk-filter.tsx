import {
  careKinds,
  careLevels,
  emergencyKinds,
  type DeskCounts,
  type DeskFilter as Filter,
} from '@kbf/contracts';
import { useSearchParams } from 'react-router';
import { dangerWords, deskKindsInOrder, deskLevelsInOrder, levelWords } from './desk-words.ts';

/** The filter in the address: only dangers of this level and this kind. */
export function filterIn(address: URLSearchParams): Filter {
  const level = careLevels.find((one) => one === address.get('level'));
  const kind = careKinds.find((one) => one === address.get('kind'));
  return { ...(level && { level }), ...(kind && { kind }) };
}

const rows = [
  {
    name: 'level',
    label: 'Level',
    chips: deskLevelsInOrder.map((value) => ({ value, words: levelWords[value], isUrgent: false })),
  },
  {
    name: 'kind',
    label: 'Kind',
    chips: deskKindsInOrder.map((value) => ({
      value,
      words: dangerWords({ kind: value, namedKind: null }),
      isUrgent: emergencyKinds.includes(value),
    })),
  },
] as const;

/** How many wait that have all these values. */
const countOf = ({ dangers }: DeskCounts, wanted: Filter): number =>
  dangers
    .filter(
      ({ level, kind }) => level === (wanted.level ?? level) && kind === (wanted.kind ?? kind),
    )
    .reduce((sum, { count }) => sum + count, 0);

const chipStyle =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-field px-3.5 text-sm whitespace-nowrap ' +
  'hover:border-ink aria-pressed:border-gold aria-pressed:bg-gold/12 aria-pressed:font-semibold';

/**
 * Chooses which dangers the list shows: one level, one kind, or both. The choice stands in the address. On a phone each
 * row scrolls sideways, and its cut end says so. @param counts what waits; without them, every choice is there
 */
export function DeskFilter({ counts }: { counts: DeskCounts | undefined }) {
  const [address, setAddress] = useSearchParams();
  const only = filterIn(address);
  const choose = (name: string, value: string | undefined) =>
    setAddress((old) => {
      const changed = new URLSearchParams(old);
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
      return changed;
    });
  return (
    <div className="flex flex-col gap-1">
      {rows.map(({ name, label, chips }) => (
        <fieldset key={name} aria-label={label}>
          <div className="-mx-1 flex min-h-13 gap-2 overflow-x-auto p-1 max-lg:[mask-image:linear-gradient(to_right,black_85%,transparent)] max-lg:pe-16 lg:flex-wrap">
            {chips.map(({ value, words, isUrgent }) => {
              const isChosen = only[name] === value;
              const count = counts && countOf(counts, { ...only, [name]: value });
              if (count === 0 && !isChosen) return null;
              return (
                <button
                  key={value}
                  type="button"
                  aria-pressed={isChosen}
                  className={`${chipStyle} ${isUrgent ? 'font-semibold text-clay' : ''}`}
                  onClick={() => choose(name, isChosen ? undefined : value)}
                >
                  {words} {count !== undefined && <span className="tabular-nums">{count}</span>}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
