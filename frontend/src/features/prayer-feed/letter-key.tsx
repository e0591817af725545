import { Button } from '../../components/ui/button.tsx';

type LetterKeyProps = { isOn: boolean; turn: (on: boolean) => void; className: string };

const cap = 'rounded-sm border border-hairline px-1.5 font-sans text-ink';

/** Shows the keys, and can turn off the letter key. */
export function LetterKey({ isOn, turn, className }: LetterKeyProps) {
  return (
    <div className={`text-sm text-quiet ${className}`}>
      <p>
        <kbd className={cap}>←</kbd> <kbd className={cap}>→</kbd> turn the page
        {isOn && (
          <>
            , <kbd className={cap}>L</kbd> likes
          </>
        )}
      </p>
      <Button variant="quiet" className="-ml-5 text-sm" onClick={() => turn(!isOn)}>
        {isOn ? 'Turn the L key off' : 'Turn the L key on'}
      </Button>
    </div>
  );
}
