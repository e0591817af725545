import { errorCodes } from '@kbf/contracts';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useLateNavigate } from '../../lib/browser/use-late-navigate.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { togetherPaths } from '../../lib/together-paths.ts';
import { AgeDialog } from '../age/age-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useStartChatMutation } from './chats-api.ts';

type WritePrivatelyProps = { userId: string; name: string };

/** Opens the private chat with a member. The first time, it asks for the person's age. */
export function WritePrivately({ userId, name }: WritePrivatelyProps) {
  const [start, { isLoading, error }] = useStartChatMutation();
  const [isAsked, setAsked] = useState<boolean>();
  const navigate = useLateNavigate();
  const problem = error as ApiError | undefined;
  const open = () =>
    void start({ userId })
      .unwrap()
      .then(
        ({ id }) => navigate(togetherPaths.chat.href(id)),
        ({ code }: ApiError) => code === errorCodes.adultsOnly && setAsked(true),
      );
  return (
    <>
      <Button
        variant="outline"
        aria-label={`Write privately to ${name}`}
        pending={isLoading}
        pendingLabel="One moment..."
        onClick={open}
      >
        <MessageCircle size={18} strokeWidth={1.5} aria-hidden="true" />
        Write privately
      </Button>
      {problem && !isAsked && (
        <p role="alert" className="font-semibold text-clay">
          {readableMessage(problem)}
        </p>
      )}
      {isAsked !== undefined && (
        <AgeDialog
          open={isAsked}
          onOpenChange={setAsked}
          onAnswer={(isAdult) => isAdult && open()}
        />
      )}
    </>
  );
}
