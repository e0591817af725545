import { companyProfile, type CompanyProfile } from '@kbf/contracts';
import { z } from 'zod';
import { linesIn, linesOf, orEmpty, orNull } from './lines.ts';

const { shape } = companyProfile;
const year = z
  .string()
  .trim()
  .regex(/^\d{4}$/, 'Please enter a four-digit year');

/** The fields of the company form: all text, lists with one item per line. */
export const companyValues = z.object({
  companyName: shape.companyName,
  tagline: shape.tagline.unwrap(),
  industry: shape.industry,
  foundedYear: orEmpty(year),
  website: orEmpty(shape.website.unwrap()),
  biblicalQuote: shape.biblicalQuote.unwrap(),
  biblicalReference: shape.biblicalReference.unwrap(),
  description: shape.description.unwrap(),
  missionStatement: shape.missionStatement.unwrap(),
  visionStatement: shape.visionStatement.unwrap(),
  coreValues: linesIn(shape.coreValues),
  ceoName: shape.ceoName.unwrap(),
  address: shape.address.unwrap(),
  keyServices: linesIn(shape.keyServices),
});
export type CompanyValues = z.output<typeof companyValues>;

export const companyValuesOf = (company: CompanyProfile | undefined): CompanyValues => ({
  companyName: company?.companyName ?? '',
  tagline: company?.tagline ?? '',
  industry: company?.industry ?? '',
  foundedYear: company?.foundedYear ? String(company.foundedYear) : '',
  website: company?.website ?? '',
  biblicalQuote: company?.biblicalQuote ?? '',
  biblicalReference: company?.biblicalReference ?? '',
  description: company?.description ?? '',
  missionStatement: company?.missionStatement ?? '',
  visionStatement: company?.visionStatement ?? '',
  coreValues: company?.coreValues.join('\n') ?? '',
  ceoName: company?.ceoName ?? '',
  address: company?.address ?? '',
  keyServices: company?.keyServices.join('\n') ?? '',
});

export const companyOf = (values: CompanyValues): CompanyProfile => ({
  companyName: values.companyName,
  industry: values.industry,
  tagline: orNull(values.tagline),
  foundedYear: values.foundedYear ? Number(values.foundedYear) : null,
  website: orNull(values.website),
  biblicalQuote: orNull(values.biblicalQuote),
  biblicalReference: orNull(values.biblicalReference),
  description: orNull(values.description),
  missionStatement: orNull(values.missionStatement),
  visionStatement: orNull(values.visionStatement),
  coreValues: linesOf(values.coreValues),
  ceoName: orNull(values.ceoName),
  address: orNull(values.address),
  keyServices: linesOf(values.keyServices),
});
