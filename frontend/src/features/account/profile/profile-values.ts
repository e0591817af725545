import { limits, putOwnProfile, type BodyOf, type OwnProfile } from '@kbf/contracts';
import { z } from 'zod';

type Body = BodyOf<typeof putOwnProfile>;

/** Value instead of a photo: remove the saved one. */
export const noPhoto = 'none';

/** The form's fields: one belief per line. */
export const profileValues = putOwnProfile.body
  .omit({ humanBeliefs: true, photo: true })
  .extend({
    /** A new photo as a data URL; empty to keep the saved one, `noPhoto` to remove it. */
    photo: z.string(),
    beliefs: z.string(),
  })
  .superRefine(({ beliefs }, context) => {
    const result = putOwnProfile.body.shape.humanBeliefs.safeParse(linesOf(beliefs));
    const message = `Please use no more than ${limits.profile.listMax} lines of ${limits.profile.lineMax} characters`;
    if (!result.success) context.addIssue({ code: 'custom', path: ['beliefs'], message });
  });
export type ProfileValues = z.output<typeof profileValues>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const valuesOf = (profile: OwnProfile): ProfileValues => ({
  photo: '',
  identity: profile.identity,
  beliefs: profile.humanBeliefs.join('\n'),
  isPublic: profile.isPublic,
  phoneVisibility: profile.phoneVisibility,
  emailVisibility: profile.emailVisibility,
});

/** The request body made from the fields. */
export function bodyOf({ beliefs, photo, ...rest }: ProfileValues): Body {
  return {
    ...rest,
    humanBeliefs: linesOf(beliefs),
    ...(photo && { photo: photo === noPhoto ? null : photo }),
  };
}
