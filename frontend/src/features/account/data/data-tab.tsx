import { Part } from '../part.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Notices } from './notices.tsx';

/** Notifications, export and deletion. */
export function DataTab() {
  return (
    <>
      <Part
        title="Notices"
        lead="Login messages, and what admins decide about what you wrote, always come."
      >
        <Notices />
      </Part>
      <Part title="Your data" lead="Everything that is known of you, from every part of the site.">
        <ExportData />
      </Part>
      <Part title="Leave" lead="Nothing is asked, and nothing of you is kept.">
        <DeleteAccount />
      </Part>
    </>
  );
}
