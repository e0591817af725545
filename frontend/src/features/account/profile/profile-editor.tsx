import type { OwnProfile } from '@kbf/contracts';
import { useState } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import { refreshSession } from '../../../lib/session/session.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';
import { ProfileForm } from './profile-form.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';

/** The form, and beside it what others see of the saved profile. */
export function ProfileEditor({ loaded }: { loaded: OwnProfile }) {
  const [saved, setSaved] = useState({ profile: loaded, times: 0 });
  const { profile, times } = saved;

  function keep(next: OwnProfile) {
    setSaved({ profile: next, times: times + 1 });
    // The portrait is also in the navigation.
    void refreshSession();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="flex min-w-0 flex-col gap-8">
        {times > 0 && (
          <SaidAtLast
            key={times}
            title={
              profile.held ? 'Saved. Someone from our team will review it first.' : 'Profile saved.'
            }
          />
        )}
        {profile.held && (
          <Notice title="Waiting for review">
            We are reviewing text or a photo in your profile. Until then, others see the earlier
            version.
          </Notice>
        )}
        <ProfileForm key={`form ${times}`} profile={profile} onSaved={keep} />
      </div>
      <WhoSeesWhat profile={profile} />
    </div>
  );
}
