import { Button } from '../../../components/ui/button.tsx';

const cap = 'rounded-sm border border-hairline px-1.5 font-sans text-ink';

/** Shows the keys on wide screens, and can turn off the letters. */
export function PrayingKeys({ isOn, turn }: { isOn: boolean; turn: (on: boolean) => void }) {
  return (
    <div className="mt-8 hidden text-sm text-quiet lg:block">
      <p>
        <kbd className={cap}>Enter</kbd> {isOn && <kbd className={cap}>P</kbd>} I prayed
      </p>
      <p className="mt-1.5">
        <kbd className={cap}>→</kbd> {isOn && <kbd className={cap}>N</kbd>} Next
      </p>
      <Button variant="quiet" className="-ml-5 text-sm" onClick={() => turn(!isOn)}>
        {isOn ? 'Turn the letter keys off' : 'Turn the letter keys on'}
      </Button>
    </div>
  );
}
