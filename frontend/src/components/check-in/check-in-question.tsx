import type { CheckIn, CheckInAnswer } from '@kbf/contracts';
import { useAnswerCheckInMutation } from '../../lib/api/check-in-api.ts';
import { Button } from '../ui/button.tsx';
import { CheckInChoice } from './check-in-choice.tsx';
import { TellThoseWhoPray } from './tell-those-who-pray.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const answers: readonly { answer: CheckInAnswer; label: string; reply: string }[] = [
  { answer: 'better', label: 'Better', reply: 'Good to hear.' },
  { answer: 'same', label: 'The same', reply: 'Thank you for telling us. Waiting is hard.' },
  { answer: 'harder', label: 'Harder', reply: 'We are sorry. You are not alone in this.' },
  { answer: 'answered', label: 'It was answered', reply: 'Thanks be to God.' },
];

type CheckInQuestionProps = { checkIn: CheckIn; onAnswered: () => void };

/** "How is it going?" One tap answers; a text is optional. */
export function CheckInQuestion({ checkIn, onAnswered }: CheckInQuestionProps) {
  const { prayerId, userRequest, isPublic } = checkIn;
  const [say, saying] = useAnswerCheckInMutation();
  const said = saying.data?.answer;
  // The pressed button is gone.
  const reply = useFocusWhen<HTMLParagraphElement>(said, { preventScroll: true });

  async function give(answer: CheckInAnswer) {
    const { error } = await say({ id: prayerId, answer });
    if (!error) onAnswered();
  }

  return (
    <li className="flex flex-col gap-4 border-b border-hairline py-6">
      <p dir="auto" className="prose-serif line-clamp-3 [overflow-wrap:anywhere]">
        {userRequest}
      </p>
      {said ? (
        <>
          <p ref={reply} tabIndex={-1} className="font-semibold">
            {answers.find(({ answer }) => answer === said)?.reply} Only you can see this answer.
          </p>
          {isPublic && <TellThoseWhoPray prayerId={prayerId} isAnswered={said === 'answered'} />}
          {said !== 'answered' && (
            <CheckInChoice prayerId={prayerId} title="Would you like us to ask again?" />
          )}
        </>
      ) : (
        <fieldset aria-label="How is it going?" className="flex flex-wrap gap-2">
          {answers.map(({ answer, label }) => (
            <Button
              key={answer}
              variant="outline"
              disabled={saying.isLoading}
              onClick={() => void give(answer)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  );
}
