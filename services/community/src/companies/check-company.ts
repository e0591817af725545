import type { CompanyProfile } from '@kbf/contracts';
import type { AiService } from '../ai-service.ts';
import { checkScripture } from '../checks/check-scripture.ts';

const QUOTED = /^“([^]*)” \(([^()]+)\)$/;

/** Corrects the scripture quotations in a company's texts, including the verse under its name. */
export async function checkCompany(
  ai: Pick<AiService, 'checkScripture'>,
  company: CompanyProfile,
): Promise<CompanyProfile> {
  const { biblicalQuote, biblicalReference } = company;
  const verse =
    biblicalQuote && biblicalReference ? `“${biblicalQuote}” (${biblicalReference})` : '';
  const [checked = '', tagline = '', description = '', mission = '', vision = ''] =
    await checkScripture(ai, [
      verse,
      company.tagline ?? '',
      company.description ?? '',
      company.missionStatement ?? '',
      company.visionStatement ?? '',
    ]);
  const [, quote = checked, reference = biblicalReference] = QUOTED.exec(checked) ?? [];
  return {
    ...company,
    ...(verse === '' ? {} : { biblicalQuote: quote, biblicalReference: reference }),
    tagline: company.tagline && tagline,
    description: company.description && description,
    missionStatement: company.missionStatement && mission,
    visionStatement: company.visionStatement && vision,
  };
}
