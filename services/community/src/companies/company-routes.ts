import { getCompany, putCompany } from '@kbf/contracts';
import { answer, implement, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { companySlug } from './company-slug.ts';
import { findCompany } from './find-company.ts';
import { saveCompany } from './save-company.ts';

export function registerCompanyRoutes(app: Service, deps: Deps): void {
  implement(app, getCompany, async ({ params }) => {
    const company = await findCompany(deps.database.prisma, companySlug(params.companyName));
    if (!company) throw notFound('The requested business profile could not be found.');
    return answer(200, { ...company.profile, slug: company.slug });
  });

  implement(app, putCompany, async ({ params, body, identity }) => {
    const slug = await saveCompany(deps, identity, params.companyName, body);
    return answer(200, { ...body, slug });
  });
}
