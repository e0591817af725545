import type { RoomItem } from '@kbf/contracts';
import { Checkbox } from '../../../components/ui/checkbox.tsx';

type ChoiceListProps = {
  title: string;
  items: readonly RoomItem[];
  picked: ReadonlySet<string>;
  onPick: (prayerId: string, on: boolean) => void;
};

/** Letters with a checkbox each, under one name. */
export function ChoiceList({ title, items, picked, onPick }: ChoiceListProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend className="kicker">{title}</legend>
      <div className="mt-2 divide-y divide-hairline border-y border-hairline">
        {items.map(({ prayerId, userName, beginning }) => (
          <Checkbox
            key={prayerId}
            checked={picked.has(prayerId)}
            onCheckedChange={(on) => onPick(prayerId, on)}
            label={
              <>
                <bdi className="font-semibold">{userName}</bdi>
                <span dir="auto" className="block [overflow-wrap:anywhere] text-quiet">
                  {beginning}
                </span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
