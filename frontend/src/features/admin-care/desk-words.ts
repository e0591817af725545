import type {
  CareKind,
  CareLevel,
  CarePlace,
  DangerKind,
  DecidedText,
  DeskCounts,
  DeskDecision,
  DeskDetail,
  DeskGroup,
  DeskKind,
  Together,
} from '@kbf/contracts';
import { careKinds, emergencyKinds, isDangerKind } from '@kbf/contracts';
import { urgentIn, urgentWords } from '../../lib/api/desk-count-api.ts';
import { relativeTime, relativeTimeWithin } from '../../lib/browser/relative-time.ts';

/** The subject of a danger, to follow "about". */
const aboutWords: Record<DangerKind, string> = {
  suicide: 'suicide',
  'self-harm': 'self-harm',
  'other-suicide': 'someone else’s suicide',
  overdose: 'overdose or poisoning',
  'partner-violence': 'violence by a partner',
  child: 'child in danger',
  assault: 'sexual assault',
  threat: 'threat to others',
  voices: 'voices giving commands',
  eating: 'dangerous eating disorder',
  'after-birth': 'despair after childbirth',
  elder: 'harm to an older or dependent adult',
  'forced-labour': 'forced labor',
  emergency: 'medical emergency',
};

export const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** For the filter, most urgent first, as the list is. */
export const deskKindsInOrder = [...new Set([...emergencyKinds, ...careKinds])];
export const deskLevelsInOrder = ['certain', 'likely', 'unread', 'possible'] as const;

/** The kinds as options. */
export const kindOptions = deskKindsInOrder.filter(isDangerKind).map((kind) => ({
  value: kind,
  label: upper(aboutWords[kind]),
}));

/** The subject of a case: as an admin said who read it, else as it was noticed. */
export function dangerWords({ kind, namedKind }: { kind: CareKind; namedKind: DangerKind | null }) {
  const about = namedKind ?? kind;
  if (about === 'language') return 'In a language we cannot check';
  return about === 'unread' ? 'Words we could not check' : upper(aboutWords[about]);
}

/** The detected kind, as a hint beside the admin's choice. */
export const noticedWords = (kind: CareKind): string =>
  !isDangerKind(kind)
    ? 'We could not check these words, so we have no guess.'
    : `Our guess: ${aboutWords[kind]}. The help they saw stays the same.`;

export const placeWords: Record<CarePlace, string> = {
  'prayer-chat': 'asked for a prayer',
  coach: 'wrote to the coach',
  'contribute-chat': 'wrote to the contribution guide',
  'business-guide': 'wrote to the business guide',
  prayer: 'posted a prayer',
  comment: 'wrote a comment',
  thanks: 'wrote a thank-you note',
  contact: 'sent a contact message',
  profile: 'wrote in their profile',
  training: 'wrote in the training',
  rating: 'sent a thumb for a reply',
  report: 'reported something',
  need: 'wrote a need or an offer',
  circle: 'Prayer circle',
  'private-chat': 'wrote in a private chat',
  partner: 'wrote to an accountability partner',
};

/** For words that came again from the same network within an hour. */
export const moreWords = (count: number): string =>
  `the same words ${count.toLocaleString('en-US')} more times`;

/** For notices of danger that caused no alert. */
export const heldAlertsWords = (held: number): string =>
  `${held.toLocaleString('en-US')} more ${held === 1 ? 'alert' : 'alerts'} waited because of a limit. ` +
  'Every case is in this list.';

/** For many cases of one network. */
export const floodWords = (size: number): string =>
  `${size.toLocaleString('en-US')} messages from one network`;

/** What the person read beside or in place of an answer. */
export const shownWords = {
  help: 'help first',
  card: 'help above the answer',
  line: 'one line of help',
} as const;

/** As `relativeTime`, but with minutes up to three hours: in an emergency they matter. */
export function minutesAgo(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  return minutes >= 60 && minutes < 180 ? `${minutes}m ago` : relativeTime(iso, now);
}

export const levelWords: Record<CareLevel, string> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'May need a look',
  unread: 'Not checked',
};

export const groupWords: Record<DeskGroup, string> = {
  danger: 'People',
  held: 'Held back',
  reported: 'Reported',
};

export const kindWords: Record<DeskKind, string> = {
  danger: 'Danger',
  prayer: 'Prayer',
  thanks: 'Thank-you note',
  photo: 'Photo',
  comment: 'Comment',
  profile: 'Profile',
  need: 'Need or offer',
  name: 'Name',
};

const reasons: Readonly<Record<string, string>> = {
  threat: 'a threat',
  hate: 'hate',
  abuse: 'abuse',
  sexual: 'sexual words',
  link: 'a link',
  spam: 'looks like spam',
  scam: 'looks like a scam',
  crisis: 'someone may be in danger',
  unread: 'we could not check it',
  language: 'in a language we cannot check',
  'weak harm': 'only a guess',
  reported: 'several people reported it',
  photo: 'the photo needs a review',
  photo_unchecked: 'no one has seen the photo yet',
  unchecked: 'the check failed',
  'no verdict': 'the check took too long',
  held: 'the assistant held the request',
  'many prayers': 'many prayers in one hour',
  'many comments': 'many comments in one hour',
  blocked: 'the author of the prayer has blocked this person',
  hidden: 'edited while it was hidden',
  'contact-details': 'contact details',
  'private-details': 'someone’s private details',
  impersonation: 'imitates an admin, the founder or an official',
  offensive: 'an offensive name',
  sentence: 'it says more than a name',
};

type Was = DecidedText['was'];

/** The decision about a text, by how it was shown before. */
export const outcomeWords: Record<DecidedText['decision'], Record<Was, string>> = {
  release: { held: 'Published', public: 'Left public', hidden: 'Shown again' },
  hide: { held: 'Kept hidden', public: 'Hidden', hidden: 'Kept hidden' },
};

/** A hold reason in words. Unknown reasons are a provider's category or the filter's own word, shown unchanged. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason;

/** For a person: "3 messages, the first 4d ago". */
export const togetherWords = ({ waiting, since }: Together): string =>
  `${waiting} messages, the first ${relativeTimeWithin(since)}`;

const decisionWords: Record<DeskDecision, string> = {
  release: 'Done. Others can see it now.',
  hide: 'Done. It stays hidden.',
  handled: 'marked as handled.',
  noDanger: 'marked as no danger.',
};

/** For a decision, with the name: the next person is on the screen by then. @param count how many cases it settled */
export function decidedWords({ case: of }: DeskDetail, decision: DeskDecision, count: number) {
  if (!of) return decisionWords[decision];
  const name = of.person?.fullName ?? (of.author === 'member' ? 'A member' : 'A visitor');
  return `${name}: ${count > 1 ? `all ${count} ` : ''}${decisionWords[decision]}`;
}

/** After an emergency was handled. */
export function leftWords(counts: DeskCounts): string {
  const left = urgentIn(counts);
  return left === 0 ? 'No medical emergency is waiting.' : `${urgentWords(left)} left.`;
}
