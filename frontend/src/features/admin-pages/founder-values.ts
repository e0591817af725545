import { founderProfile, type FounderProfile } from '@kbf/contracts';
import { z } from 'zod';
import { linesIn, linesOf, orEmpty, orNull } from './lines.ts';

const { shape } = founderProfile;
const company = shape.companies.element.shape;

/** The fields of the founder form: lists of words with one per line, companies and experience as groups of fields. */
export const founderValues = z.object({
  firstName: shape.firstName,
  lastName: shape.lastName,
  profileImage: orEmpty(shape.profileImage.unwrap()),
  coverImage: orEmpty(shape.coverImage.unwrap()),
  identity: shape.identity,
  vision: shape.vision,
  mission: shape.mission,
  humanBeliefs: linesIn(shape.humanBeliefs),
  empoweringBeliefs: linesIn(shape.empoweringBeliefs),
  achievements: linesIn(shape.achievements),
  companies: z
    .array(
      z.object({
        name: company.name,
        role: company.role,
        website: orEmpty(company.website.unwrap().unwrap()),
        profileLink: company.profileLink.unwrap().unwrap(),
        tagline: company.tagline.unwrap().unwrap(),
        description: company.description.unwrap().unwrap(),
      }),
    )
    .max(20),
  experience: shape.experience,
  figures: shape.figures.unwrap(),
});
export type FounderValues = z.output<typeof founderValues>;

export const emptyGroup = {
  companies: { name: '', role: '', website: '', profileLink: '', tagline: '', description: '' },
  experience: { title: '', duration: '', description: '' },
  figures: { count: '', of: '' },
} as const;

export const founderValuesOf = (founder: FounderProfile): FounderValues => ({
  ...founder,
  profileImage: founder.profileImage ?? '',
  coverImage: founder.coverImage ?? '',
  humanBeliefs: founder.humanBeliefs.join('\n'),
  empoweringBeliefs: founder.empoweringBeliefs.join('\n'),
  achievements: founder.achievements.join('\n'),
  companies: founder.companies.map((one) => ({
    name: one.name,
    role: one.role,
    website: one.website ?? '',
    profileLink: one.profileLink ?? '',
    tagline: one.tagline ?? '',
    description: one.description ?? '',
  })),
});

export const founderOf = (values: FounderValues): FounderProfile => ({
  ...values,
  profileImage: orNull(values.profileImage),
  coverImage: orNull(values.coverImage),
  humanBeliefs: linesOf(values.humanBeliefs),
  empoweringBeliefs: linesOf(values.empoweringBeliefs),
  achievements: linesOf(values.achievements),
  companies: values.companies.map((one) => ({
    ...one,
    website: orNull(one.website),
    profileLink: orNull(one.profileLink),
    tagline: orNull(one.tagline),
    description: orNull(one.description),
  })),
});
