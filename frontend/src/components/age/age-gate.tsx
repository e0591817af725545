import { useState, type ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageState } from '../ui/page-state.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AgeDialog } from './age-dialog.tsx';
import { useGetAgeQuery } from './age-api.ts';

/** Around what is for adults: asks a person who was never asked, and shows it to everyone else who is not under 18. */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data } = useGetAgeQuery();
  const [isClosed, setClosed] = useState(false);
  if (data?.isAdult === false) return <UnderAge />;
  return (
    <>
      {children}
      {data?.isAdult === null && (
        <AgeDialog open={!isClosed} onOpenChange={(open) => setClosed(!open)} />
      )}
    </>
  );
}

const UnderAge = () => (
  <PageState
    title="This part is for adults"
    text={
      <>
        You can use prayer circles and private chats when you turn 18. Everything else is open to
        you: you can ask for a prayer and pray for others. You can change your answer in{' '}
        <TextLink to={paths.account.href('data')}>your account</TextLink>.
      </>
    }
    action={<LinkButton to={paths.prayerThrough.href()}>Pray for others</LinkButton>}
  />
);
