import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, photoDataUrl, photoWidth, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { founderFigures } from './founder-figures.ts';
import { imageAddress, line, lines, text, webAddress } from './profile-fields.ts';

const { profile } = limits;

export const visibility = z.enum(['nobody', 'members', 'everyone']);

/** A profile as the directory shows it (specification section 3). */
export const userProfile = z.object({
  id: uuid,
  userId: uuid,
  firstName: z.string(),
  lastName: z.string(),
  identity: z.string(),
  profileImage: z.string().nullable().describe('Address of the photo'),
  humanBeliefs: z.array(z.string()),
  isPublic: z.boolean(),
  phone: z.string().nullable().describe('Confirmed, and only if its owner shows it to the reader'),
  email: z.string().nullable().describe('Confirmed, and only if its owner shows it to the reader'),
});
export type UserProfile = z.infer<typeof userProfile>;

export const ownProfile = userProfile.extend({
  phoneVisibility: visibility,
  emailVisibility: visibility,
  held: z
    .boolean()
    .describe('Part of it, a text or a photo, is waiting for a person to look at it'),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const listProfiles = defineCall({
  id: 'listProfiles',
  method: 'GET',
  path: '/api/user-profiles',
  service: 'community',
  audience: 'all',
  summary: 'Public profiles. Search by first name, last name and identity, ignoring case.',
  query: listQuery.extend({ search: writtenText(100, 0).optional() }),
  answers: { 200: z.array(userProfile) },
});

export const getProfile = defineCall({
  id: 'getProfile',
  method: 'GET',
  path: '/api/user-profiles/:userId',
  service: 'community',
  audience: 'all',
  summary: 'One public profile. Your own, even when it is not public.',
  params: z.object({ userId: uuid }),
  answers: { 200: userProfile },
  errors: [404],
});

export const getOwnProfile = defineCall({
  id: 'getOwnProfile',
  method: 'GET',
  path: '/api/user-profile/me',
  service: 'community',
  audience: 'member',
  summary: 'Your own profile. Empty before the first change.',
  answers: { 200: ownProfile },
});

/** The current profile, with help when one of its texts speaks of danger. */
const savedProfile = ownProfile.extend({ care: care.optional() });

export const putOwnProfile = defineCall({
  id: 'putOwnProfile',
  method: 'PUT',
  path: '/api/user-profile/me',
  service: 'community',
  audience: 'member',
  summary:
    'Saves your own profile. 202 when someone has to look at a text or photo first. ' +
    'Approved members choose who sees their confirmed phone and email; 403 for others who choose.',
  body: z.object({
    identity: text,
    humanBeliefs: lines,
    isPublic: z.boolean(),
    phoneVisibility: visibility.default('nobody'),
    emailVisibility: visibility.default('nobody'),
    photo: photoDataUrl.nullish().describe('A new photo. Null removes it; leaving it out keeps it'),
  }),
  words: { place: 'profile', fields: ['identity', 'humanBeliefs'] },
  answers: { 200: savedProfile, 202: savedProfile },
  errors: [403, 409, 413],
  maxBodyBytes: limits.photo.maxBodyBytes,
});

export const getProfilePhoto = defineCall({
  id: 'getProfilePhoto',
  method: 'GET',
  path: '/api/profile-photos/:photoId',
  service: 'community',
  audience: 'all',
  summary: 'The photo of a profile. 410 once it was replaced or removed.',
  params: z.object({ photoId: uuid }),
  query: z.object({ width: photoWidth(limits.photo.widths.profile) }),
  answers: { 200: null },
  errors: [404, 410],
  contentType: 'image/jpeg',
});

const company = z.object({
  name: writtenText(profile.lineMax),
  role: line,
  website: webAddress.nullish(),
  profileLink: line.nullish().describe('The slug of its company page here'),
  tagline: line.nullish(),
  description: text.nullish(),
});

/** The founder (specification section 3). */
export const founderProfile = z.object({
  firstName: writtenText(profile.lineMax),
  lastName: writtenText(profile.lineMax),
  profileImage: imageAddress.nullable(),
  coverImage: imageAddress.nullable(),
  identity: text,
  humanBeliefs: lines,
  empoweringBeliefs: lines,
  vision: text,
  mission: text,
  companies: z.array(company).max(profile.listMax),
  experience: z
    .array(z.object({ title: writtenText(profile.lineMax), duration: line, description: text }))
    .max(profile.listMax),
  achievements: lines,
  figures: z
    .array(z.object({ count: writtenText(profile.figureMax), of: writtenText(profile.lineMax) }))
    .max(profile.figuresMax)
    .default(founderFigures)
    .describe('Key figures, on the founder’s card'),
});
export type FounderProfile = z.infer<typeof founderProfile>;

export const getFounder = defineCall({
  id: 'getFounder',
  method: 'GET',
  path: '/api/user-profile',
  service: 'community',
  audience: 'all',
  summary: 'The founder’s profile. Built in until an admin saves it.',
  answers: { 200: founderProfile, 304: null },
});

export const putFounder = defineCall({
  id: 'putFounder',
  method: 'PUT',
  path: '/api/user-profile',
  service: 'community',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'Saves the founder’s profile.',
  body: founderProfile,
  answers: { 200: founderProfile },
});

export const profileCalls = [
  listProfiles,
  getProfile,
  getOwnProfile,
  putOwnProfile,
  getProfilePhoto,
  getFounder,
  putFounder,
] as const;
