import type { CompanyProfile } from '@kbf/contracts';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { SectionLink } from '../../components/ui/section-link.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd dir="auto" className="mt-0.5 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

/** An address for people: without protocol, and without a single slash at its end. */
const withoutProtocol = (address: string) =>
  address.replace(/^https?:\/\//, '').replace(/^([^/]+)\/$/, '$1');

/** Leader, place, business and contact of a company. Stays in view on wide screens. */
export function BusinessAside({ company }: { company: CompanyProfile }) {
  const { companyName, ceoName, address, website, keyServices } = company;
  return (
    <aside aria-label={`About ${companyName}`} className="min-w-0">
      <div className="rounded-md border border-hairline bg-surface p-7 lg:sticky lg:top-28">
        <dl className="flex flex-col gap-5 empty:hidden">
          {ceoName && <Fact label="CEO & Founder">{ceoName}</Fact>}
          {address && <Fact label="Address">{address}</Fact>}
          {website && (
            <Fact label="Website">
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-block py-1.5 font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 hover:decoration-current"
              >
                {withoutProtocol(website)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Fact>
          )}
        </dl>
        {keyServices.length > 0 && (
          <section aria-labelledby="services" className="mt-6 border-t border-hairline pt-6">
            <h2 id="services" className="text-sm text-quiet">
              Key Services
            </h2>
            <ul className="mt-2 flex flex-col gap-2">
              {keyServices.map((service) => (
                <li key={service} dir="auto" className="[overflow-wrap:anywhere]">
                  {service}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="mt-8 flex flex-col gap-3 print:hidden">
          <SectionLink section="contact" className={buttonStyle({})}>
            Contact Through Fellowship
          </SectionLink>
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle({
                variant: 'outline',
                className: 'min-w-0 [overflow-wrap:anywhere]',
              })}
            >
              Visit {companyName}
            </a>
          )}
        </div>
      </div>
    </aside>
  );
}
