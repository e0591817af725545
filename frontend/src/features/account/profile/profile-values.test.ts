import type { OwnProfile } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { bodyOf, noPhoto, valuesOf } from './profile-values.ts';

const saved = {
  identity: 'A baker',
  humanBeliefs: ['Bread is for sharing', 'Rest is holy'],
  isPublic: true,
  phone: '+12025550103',
  email: 'ruth@example.org',
  phoneVisibility: 'everyone',
  emailVisibility: 'nobody',
} as unknown as OwnProfile;

test('When a saved profile is sent again, then nothing of it has changed', () => {
  const { identity, humanBeliefs, isPublic, phoneVisibility, emailVisibility } = saved;
  expect(bodyOf(valuesOf(saved))).toEqual({
    identity,
    humanBeliefs,
    isPublic,
    phoneVisibility,
    emailVisibility,
  });
});

test('When lines are empty, then they are removed; a photo stays unless it is new or taken away', () => {
  const values = valuesOf(saved);
  expect(values).toMatchObject({ photo: '' });
  expect(bodyOf({ ...values, beliefs: ' One \n\n Two ' })).toMatchObject({
    humanBeliefs: ['One', 'Two'],
  });
  expect(bodyOf(values)).not.toHaveProperty('photo');
  expect(bodyOf({ ...values, photo: noPhoto }).photo).toBeNull();
  expect(bodyOf({ ...values, photo: 'data:image/png;base64,AA==' }).photo).toMatch(/^data:/);
});
