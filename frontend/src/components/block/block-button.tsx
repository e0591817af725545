import { useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useBlockMemberMutation } from './blocks-api.ts';
import { blockQuestion } from './block-words.ts';

type BlockButtonProps = { userId: string; name: string };

/** Blocks a member, after a confirmation, and says where the block can be ended. */
export function BlockButton({ userId, name }: BlockButtonProps) {
  const [block] = useBlockMemberMutation();
  const [isBlocked, setBlocked] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  return (
    <>
      {!isBlocked && (
        <ConfirmButton
          {...blockQuestion(name)}
          variant="quiet"
          onConfirm={() => block({ userId }).unwrap()}
          onDone={() => {
            setBlocked(true);
            said.current?.focus();
          }}
        >
          Block this member
        </ConfirmButton>
      )}
      <p ref={said} tabIndex={-1} className={isBlocked ? 'px-5 py-2.5 focus:outline-none' : ''}>
        {isBlocked && (
          <>
            You have blocked <bdi>{name}</bdi>. You can unblock them in{' '}
            <TextLink to={paths.account.href('data')}>your account</TextLink>.
          </>
        )}
      </p>
    </>
  );
}
