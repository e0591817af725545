import type { Persona } from './persona.ts';
import { Button } from '../ui/button.tsx';

type StartersProps = { starters: Persona['starters']; onChoose: (text: string) => void };

/** Quick starts: each puts its text in the field; nothing is sent automatically. */
export function Starters({ starters, onChoose }: StartersProps) {
  return (
    <ul aria-label="Quick starts" className="flex flex-wrap gap-2 pt-5">
      {starters.map(({ label, text }) => (
        <li key={label}>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11 text-left"
            onClick={() => onChoose(text)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
