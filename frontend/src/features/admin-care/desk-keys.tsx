import { Switch } from '../../components/ui/switch.tsx';
import { useKeysSwitch } from './use-desk-keys.ts';

const keys = [
  { key: 'J', does: 'next' },
  { key: 'K', does: 'previous' },
  { key: 'C', does: 'what it’s about' },
  { key: 'D', does: 'handled' },
  { key: 'N', does: 'no danger' },
  { key: 'A', does: 'everything from one person' },
  { key: 'R', does: 'release' },
  { key: 'H', does: 'keep hidden' },
  { key: 'U', does: 'undo' },
] as const;

/** The keys for decisions. Not on phones, which have no keys. */
export function DeskKeys() {
  const { isOn, turn } = useKeysSwitch();
  return (
    <section
      aria-label="Keyboard shortcuts"
      className="hidden text-sm text-quiet lg:block print:hidden"
    >
      <Switch checked={isOn} onCheckedChange={turn} label="Use keyboard shortcuts" />
      {isOn && (
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5">
          {keys.map(({ key, does }) => (
            <div key={key} className="flex items-center gap-2.5">
              <dt>
                <kbd className="inline-flex size-7 items-center justify-center rounded-sm border border-field font-sans text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
