import type { UserProfile } from '@kbf/contracts';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { BlockButton } from '../../components/block/block-button.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { ArchPortrait } from '../../components/ui/arch-portrait.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { paths } from '../../lib/paths.ts';
import { dialedDigits } from '@kbf/contracts';
import { readable } from '../../lib/browser/phone-number.ts';
import { useSession } from '../../lib/session/session.ts';
import { excerptOf } from './excerpt.ts';
import { fullNameOf } from './full-name.ts';

const contactStyle =
  'inline-flex min-h-11 items-center gap-3 font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current';

/** The contact data that a member shows to this reader. */
function Reach({ phone, email }: Pick<UserProfile, 'phone' | 'email'>) {
  if (!phone && !email) return null;
  return (
    <ul aria-label="Contact" className="mt-8 flex flex-col gap-1">
      {phone && (
        <li>
          <a href={`tel:${dialedDigits(phone)}`} className={contactStyle}>
            <Phone size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            {readable(phone)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={contactStyle}>
            <Mail size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

/** A member's public profile: portrait, text, beliefs. */
export function MemberProfile({ profile }: { profile: UserProfile }) {
  const { user } = useSession();
  const { userId, profileImage, identity, humanBeliefs, isPublic } = profile;
  const name = fullNameOf(profile);
  const isOwn = user?.id === userId;
  const text = identity.trim() || excerptOf('');
  return (
    <>
      <Link
        to={paths.members.href()}
        className="mb-8 inline-flex min-h-11 items-center gap-2 font-semibold text-gold-text"
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        All members
      </Link>
      <article className="grid gap-x-20 gap-y-10 md:grid-cols-[minmax(12rem,20rem)_minmax(0,1fr)]">
        <ArchPortrait
          name={name}
          imageUrl={profileImage}
          className="w-44 self-start text-6xl md:w-full"
        />
        <div className="min-w-0">
          <Badge tone="gold">Fellowship Member</Badge>
          <h1 dir="auto" className="display mt-4 text-4xl [overflow-wrap:anywhere]">
            {name}
          </h1>
          {isOwn && !isPublic && (
            <p className="mt-4 text-quiet">
              Only you can see this page. Your profile is not public.
            </p>
          )}
          <p
            dir="auto"
            className="prose-serif measure mt-8 text-xl whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {text}
          </p>
          <Reach phone={profile.phone} email={profile.email} />
          {humanBeliefs.length > 0 && (
            <section aria-labelledby="beliefs" className="mt-12 border-t border-gold/60 pt-8">
              <h2 id="beliefs" className="kicker">
                Core Focus Areas
              </h2>
              <ul className="mt-6 flex flex-col gap-4">
                {humanBeliefs.map((belief) => (
                  <li
                    key={belief}
                    dir="auto"
                    className="prose-serif text-lg [overflow-wrap:anywhere]"
                  >
                    {belief}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!isOwn && (
            <div className="mt-14 -ml-5 print:hidden">
              <ReportButton call="reportProfile" what="this profile" params={{ userId }} />
              {user && <BlockButton userId={userId} name={name} />}
            </div>
          )}
        </div>
      </article>
    </>
  );
}
