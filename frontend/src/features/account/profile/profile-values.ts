import { limits, putOwnProfile, type BodyOf, type OwnProfile } from '@kbf/contracts';
import { z } from 'zod';

type Body = BodyOf<typeof putOwnProfile>;

/** In place of a photo: the one that is saved is to go. */
export const noPhoto = 'none';

/** What the form asks: beliefs stand one on a line, and nothing to show is an empty field. */
export const profileValues = putOwnProfile.body
  .omit({ humanBeliefs: true, phone: true, email: true, photo: true })
  .extend({
    /** A new one as a data URL; empty while it stays, `noPhoto` when it is to go. */
    photo: z.string(),
    beliefs: z.string(),
    phone: z.union([z.literal(''), putOwnProfile.body.shape.phone.unwrap().unwrap()]),
    email: z.union([z.literal(''), putOwnProfile.body.shape.email.unwrap().unwrap()]),
  })
  .superRefine(({ beliefs }, context) => {
    const result = putOwnProfile.body.shape.humanBeliefs.safeParse(linesOf(beliefs));
    const message = `Please give at most ${limits.profile.listMax} lines of ${limits.profile.lineMax} characters`;
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
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  phoneVisibility: profile.phoneVisibility,
  emailVisibility: profile.emailVisibility,
});

/** What is sent of it. */
export function bodyOf({ beliefs, phone, email, photo, ...rest }: ProfileValues): Body {
  return {
    ...rest,
    humanBeliefs: linesOf(beliefs),
    phone: phone || null,
    email: email || null,
    ...(photo && { photo: photo === noPhoto ? null : photo }),
  };
}
