import type { Room } from '@kbf/contracts';
import { useEffect, useEffectEvent } from 'react';

type ComingListProps = {
  room: Room;
  /** The letters that follow. */
  ids: readonly string[];
  /** Loads the room's list again, when the leader has added letters. */
  reload: () => void;
};

/** The letters that follow, by author and beginning. */
export function ComingList({ room, ids, reload }: ComingListProps) {
  const known = new Map(room.list.map((item) => [item.prayerId, item]));
  const items = ids.flatMap((id) => known.get(id) ?? []);
  /** Letters that are not known yet: asked for once. */
  const unknown = ids.filter((id) => !known.has(id)).join();
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (unknown) again();
  }, [unknown]);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-4">
      <h2 id="coming" className="kicker">
        Coming next
      </h2>
      <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
        {items.map(({ prayerId, userName, beginning }) => (
          <li key={prayerId} className="py-3">
            <bdi className="font-semibold">{userName}</bdi>
            <span dir="auto" className="block [overflow-wrap:anywhere] text-quiet">
              {beginning}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
