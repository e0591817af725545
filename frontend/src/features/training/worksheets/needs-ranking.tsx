import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTraining } from '../progress/use-training.tsx';
import { NeedItem } from './need-item.tsx';
import type { Need } from './needs-words.ts';
import { needsWords } from './needs-words.ts';
import { rankingOf, rankingPath } from './ranking-of.ts';

const grip =
  'Press Space to pick up an item, the arrow keys to move it, and Space again to drop it. Press Escape to cancel.';

/**
 * Near the window's edge, a key scrolls the page instead of moving the line. Instant, because a smooth scroll would be
 * interrupted by any other scroll, and the line would not move.
 */
const scrollBehavior = 'instant';

/** Announces the new position in short form. */
const placeOf = (need: Need, order: readonly Need[]) =>
  `${needsWords[need].short}: place ${order.indexOf(need) + 1} of ${order.length}`;

/** The six needs in the person's order: by dragging, by keyboard, or with two buttons. */
export function NeedsRanking() {
  const { sync, progress } = useTraining();
  const order = rankingOf(progress);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior }),
  );

  function move(need: Need, to: number) {
    const next = arrayMove(order, order.indexOf(need), to);
    sync.write(rankingPath, next);
    setSaid(placeOf(need, next));
  }
  function drop({ active, over }: DragEndEvent) {
    const to = order.findIndex((need) => need === over?.id);
    const need = order.find((one) => one === active.id);
    if (need && to >= 0 && to !== order.indexOf(need)) move(need, to);
  }

  return (
    <div>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ screenReaderInstructions: { draggable: grip }, announcements }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col gap-2.5">
            {order.map((need, index) => (
              <NeedItem
                key={need}
                need={need}
                place={index + 1}
                isLast={index === order.length - 1}
                onMove={(by) => move(need, index + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </div>
  );
}

type About = { active: { id: string | number }; over: { id: string | number } | null };
const announcements = {
  onDragStart: ({ active }: Pick<About, 'active'>) => `Picked up ${active.id}.`,
  onDragOver: ({ active, over }: About) =>
    over && over.id !== active.id ? `Over ${over.id}.` : undefined,
  onDragEnd: () => 'Dropped.',
  onDragCancel: ({ active }: Pick<About, 'active'>) => `Canceled. ${active.id} did not move.`,
};
