import { careKinds, careLevels, type CareKind, type CareLevel } from '@kbf/contracts';
import { useSearchParams } from 'react-router';
import { Select } from '../../components/ui/select.tsx';
import { dangerWords, levelWords } from './desk-words.ts';

/** Only dangers of this level and this kind. */
export type DeskFilter = { level?: CareLevel; kind?: CareKind };

export function filterIn(address: URLSearchParams): DeskFilter {
  const level = careLevels.find((one) => one === address.get('level'));
  const kind = careKinds.find((one) => one === address.get('kind'));
  return { ...(level && { level }), ...(kind && { kind }) };
}

const any = { value: '', label: 'All' };
const choices = {
  level: {
    label: 'Level',
    options: careLevels.map((value) => ({ value, label: levelWords[value] })),
  },
  kind: {
    label: 'Kind',
    options: careKinds.map((value) => ({
      value,
      label: dangerWords({ kind: value, namedKind: null }),
    })),
  },
} as const;

/** Chooses which dangers the list shows. The choice stands in the address. */
export function DeskFilter() {
  const [address, setAddress] = useSearchParams();
  const choose = (name: string, value: string) =>
    setAddress((old) => {
      const changed = new URLSearchParams(old);
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    });
  return (
    <div className="grid grid-cols-2 gap-3">
      {Object.entries(choices).map(([name, { label, options }]) => (
        <Select
          key={name}
          aria-label={label}
          options={[{ ...any, label: `${label}: all` }, ...options]}
          value={address.get(name) ?? ''}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
    </div>
  );
}
