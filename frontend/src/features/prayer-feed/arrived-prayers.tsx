import { Button } from '../../components/ui/button.tsx';

/** Number of prayers that arrived since the list was loaded. */
export function ArrivedPrayers({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count <= 0) return null;
  return (
    <Button onClick={onOpen} className="mb-3 animate-fade-in rounded-full shadow-float">
      {count === 1 ? '1 new prayer' : `${count} new prayers`}
    </Button>
  );
}
