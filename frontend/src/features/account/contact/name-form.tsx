import { updateMe, type CurrentUserDetails } from '@kbf/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Form } from '../../../components/form/form.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { refreshSession } from '../../../lib/session/session.ts';
import { tags } from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';

const { firstName, lastName } = updateMe.body.shape;
const names = z.object({ firstName: firstName.unwrap(), lastName: lastName.unwrap() });

/**
 * Changes the name at once. A name that looks like an admin's or is not a name is shown after an admin has checked it.
 */
export function NameForm({ user }: { user: CurrentUserDetails }) {
  const [saved, setSaved] = useState({ firstName: user.firstName, lastName: user.lastName });
  const [times, setTimes] = useState(0);
  return (
    <div className="flex flex-col gap-6">
      {times > 0 && (
        <SaidAtLast
          key={times}
          title={`Your name is now ${`${saved.firstName} ${saved.lastName}`.trim()}.`}
          text="In a moment, it will appear on everything you have shared."
        />
      )}
      <Form<typeof updateMe, z.output<typeof names>>
        key={`form ${times}`}
        call={updateMe}
        schema={names}
        defaults={saved}
        toBody={(values) => values}
        draft={`name-${user.id}`}
        changesSaved
        changes={[tags.self, tags.profile]}
        submitLabel="Save name"
        pendingLabel="Saving..."
        onSent={(answer) => {
          setSaved({ firstName: answer.firstName, lastName: answer.lastName });
          setTimes(times + 1);
          void refreshSession();
        }}
        className="grid gap-5 sm:grid-cols-2 sm:[&>button]:col-span-2 md:[&>button]:w-auto md:[&>button]:justify-self-start"
      >
        <TextField name="firstName" label="First name" autoComplete="given-name" dir="auto" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" dir="auto" />
      </Form>
    </div>
  );
}
