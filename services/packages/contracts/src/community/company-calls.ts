import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { line, lines, text, webAddress } from './profile-fields.ts';

const { profile } = limits;

/** A company page (specification section 3). */
export const companyProfile = z.object({
  companyName: writtenText(profile.lineMax),
  tagline: line.nullable(),
  industry: line,
  foundedYear: z.number().int().min(1800).max(2100).nullable(),
  website: webAddress.nullable(),
  biblicalQuote: text.nullable(),
  biblicalReference: line.nullable(),
  description: text.nullable(),
  missionStatement: text.nullable(),
  visionStatement: text.nullable(),
  coreValues: lines,
  ceoName: line.nullable(),
  address: line.nullable(),
  keyServices: lines,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** A company and the name of its page in addresses. */
const companyPage = companyProfile.extend({ slug: z.string() });

const companyParams = z.object({
  companyName: z.string().trim().min(1).max(200).describe('Name or slug'),
});

export const getCompany = defineCall({
  id: 'getCompany',
  method: 'GET',
  path: '/api/company-profile/:companyName',
  service: 'community',
  audience: 'all',
  summary: 'A company page by name or slug, ignoring case, spaces and accents.',
  params: companyParams,
  answers: { 200: companyPage, 304: null },
  errors: [404],
});

export const createCompany = defineCall({
  id: 'createCompany',
  method: 'POST',
  path: '/api/company-profiles',
  service: 'community',
  audience: 'admin',
  needsFreshLogin: true,
  summary:
    'Creates a company page. Its web address comes from the name. 409 when that name is taken.',
  body: companyProfile,
  answers: { 201: companyPage },
  errors: [409],
});

export const putCompany = defineCall({
  id: 'putCompany',
  method: 'PUT',
  path: '/api/company-profile/:companyName',
  service: 'community',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'Changes a company page. Its web address stays the same, even when the name changes.',
  params: companyParams,
  body: companyProfile,
  answers: { 200: companyPage },
  errors: [404, 409],
});

/** A company in the admin's list. */
export const listedCompany = companyPage.extend({
  isBuiltIn: z.boolean().describe('Built in, not written by an admin'),
});
export type ListedCompany = z.infer<typeof listedCompany>;

export const listCompanies = defineCall({
  id: 'listCompanies',
  method: 'GET',
  path: '/api/company-profiles',
  service: 'community',
  audience: 'admin',
  summary: 'All company pages, by name.',
  query: listQuery,
  answers: { 200: z.array(listedCompany) },
});

export const deleteCompany = defineCall({
  id: 'deleteCompany',
  method: 'DELETE',
  path: '/api/company-profile/:companyName',
  service: 'community',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'Removes a company page, including a built-in one.',
  params: companyParams,
  answers: { 204: null },
  errors: [404],
});

export const companyCalls = [
  getCompany,
  createCompany,
  putCompany,
  listCompanies,
  deleteCompany,
] as const;
