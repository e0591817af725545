import { Part } from '../part.tsx';
import { AgeAnswer } from './age-answer.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Notices } from './notices.tsx';

/** Notifications, export and deletion. */
export function DataTab() {
  return (
    <>
      <Part
        title="Notifications"
        lead="We always send login messages and decisions about your posts."
      >
        <Notices />
      </Part>
      <Part
        title="Members you have blocked"
        lead="They are not told. What a block ended does not come back when you unblock them."
      >
        <BlockedMembers />
      </Part>
      <Part title="Your age" lead="Prayer circles and private chats are for adults.">
        <AgeAnswer />
      </Part>
      <Part title="Your data" lead="Everything we know about you, from every part of the site.">
        <ExportData />
      </Part>
      <Part title="Delete your account" lead="No questions asked. We keep nothing about you.">
        <DeleteAccount />
      </Part>
    </>
  );
}
