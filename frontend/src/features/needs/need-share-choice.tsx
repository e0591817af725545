import type { ContactWay } from '@kbf/contracts';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { wayWords } from './need-words.ts';

const ways = ['phone', 'email'] as const satisfies readonly ContactWay[];

type ShareChoiceProps = {
  chosen: readonly ContactWay[];
  onChoose: (chosen: ContactWay[]) => void;
};

/** What the other person may see once both agree to talk. */
export function ShareChoice({ chosen, onChoose }: ShareChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">How can they reach you?</legend>
      {ways.map((way) => (
        <Checkbox
          key={way}
          label={wayWords[way]}
          checked={chosen.includes(way)}
          onCheckedChange={(isOn) =>
            onChoose(ways.filter((one) => (one === way ? isOn : chosen.includes(one))))
          }
        />
      ))}
      <p className="text-sm text-quiet">
        We show what you have confirmed in your account, and only once you both agree.
      </p>
    </fieldset>
  );
}
