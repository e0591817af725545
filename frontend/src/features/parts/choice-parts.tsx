import { useState } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';

const audiences = [
  { value: 'community', label: 'Share with the community', hint: 'Others read it and pray along.' },
  { value: 'private', label: 'Keep it private' },
] as const;

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
];

const tabs = [
  { value: 'growth', label: 'Growth', content: <p>One thing to do next.</p> },
  { value: 'support', label: 'Support', content: <p>Whom to ask.</p> },
  { value: 'community', label: 'Community', content: <p>When we meet.</p> },
] as const;

/** Controls for choices. */
export function ChoiceParts({ theme }: { theme: string }) {
  const [audience, setAudience] = useState<'community' | 'private'>('community');
  const [checked, setChecked] = useState(true);
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('growth');
  return (
    <>
      <RadioGroup
        label="Who can read it?"
        value={audience}
        onValueChange={setAudience}
        options={audiences}
      />
      <div>
        <Checkbox label="Without my name" checked={checked} onCheckedChange={setChecked} />
        <Checkbox
          label="Not chosen"
          hint="With a hint"
          checked={!checked}
          onCheckedChange={() => setChecked(!checked)}
        />
        <Checkbox label="Disabled" disabled checked onCheckedChange={setChecked} />
      </div>
      <div>
        <Switch
          label="Texts about replies"
          hint="In force at once."
          checked={on}
          onCheckedChange={setOn}
        />
        <Switch label="Off" checked={!on} onCheckedChange={() => setOn(!on)} />
      </div>
      <Field label="Role">
        {(control) => (
          <Select {...control} options={roles} placeholder="All roles" defaultValue="" />
        )}
      </Field>
      <Tabs label={`Dashboard, ${theme}`} value={tab} onValueChange={setTab} tabs={tabs} />
    </>
  );
}
