import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, keptAnswer, notFound, sendKept } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { checkCompany } from './check-company.ts';
import { companySlug } from './company-slug.ts';
import { deleteCompany } from './delete-company.ts';
import { findCompany } from './find-company.ts';
import { listCompanies } from './list-companies.ts';
import { changeCompany, createCompany } from './save-company.ts';

export function registerCompanyRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.getCompany, async ({ params, request, reply }) => {
    const company = await findCompany(deps.database.prisma, companySlug(params.companyName));
    if (!company) throw notFound('The requested business profile could not be found.');
    const page = { ...company.profile, slug: company.slug };
    return sendKept(request, reply, keptAnswer(JSON.stringify(page), 'application/json'), 0);
  });

  implement(app, contracts.createCompany, async ({ body, identity }) => {
    const company = await checkCompany(deps.ai, body);
    const slug = await createCompany(deps, identity, company);
    return answer(201, { ...company, slug });
  });

  implement(app, contracts.putCompany, async ({ params, body, identity }) => {
    const company = await checkCompany(deps.ai, body);
    const slug = await changeCompany(deps, identity, params.companyName, company);
    return answer(200, { ...company, slug });
  });

  implement(app, contracts.listCompanies, async ({ query, request, reply }) => {
    const page = await listCompanies(deps, query);
    void reply.header('cache-control', 'private, no-store');
    return answer(
      200,
      presentPage(page, { request, reply }, (company) => company),
    );
  });

  implement(app, contracts.deleteCompany, async ({ params, identity }) => {
    await deleteCompany(deps, identity, params.companyName);
    return answer(204);
  });
}
