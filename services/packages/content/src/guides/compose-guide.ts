import { passage } from '../scripture/passage.ts';
import { kindOf } from '../topics/message-kind.ts';
import { pickerFor, seedOf, type Picker } from '../topics/seeded.ts';
import { withoutAsides } from '../topics/without-asides.ts';
import { answersTo } from './answers.ts';
import { assembleReply } from './assemble-reply.ts';
import { chooseSubjects, subjectBefore, SURE_SUBJECT } from './choose-subjects.ts';
import type { ComposedReply, Guide, GuideRequest, PlainKind, Subject } from './types.ts';

/** How one guide differs from another in composing. */
export interface Leaning {
  /** Added to subjects that a message speaks of. */
  bias?: (subject: Subject) => number;
  /** The subject to begin with, before the guide's own home. */
  home?: Subject | undefined;
  /** A subject that is certain, because of what stands in the message: a ranking, a module by name. */
  certain?: (message: string) => Subject | undefined;
  /** A sentence that takes up what the person filled in for a subject; empty for none. */
  own?: (subject: Subject) => string;
  /** What is made for this very message: a list, a reading of figures, a draft of a letter. */
  made?: (subject: Subject) => string | undefined;
  /** What is said where no subject is certain: by the form of the question. */
  open?: (request: GuideRequest) => ComposedReply | undefined;
  /** What is made so comes before all that is known of a subject, and to thanks as well. */
  openFirst?: boolean;
}

/** What a reply is about: a subject, and whether the chat stays with it. */
interface Course {
  subject: Subject;
  goesOn: boolean;
}

const spent = ({ advice }: Subject, said: string): boolean =>
  advice.every((line) => said.includes(line));

/** "What next?" after everything was said on one subject leads to the one after it. */
const onward = (guide: Guide, before: Subject, said: string): Course => {
  if (!spent(before, said)) return { subject: before, goesOn: true };
  const at = guide.subjects.indexOf(before);
  const ahead = [...guide.subjects.slice(at + 1), ...guide.subjects.slice(0, at)];
  const next = ahead.find((subject) => !spent(subject, said));
  return { subject: next ?? before, goesOn: next === undefined };
};

/** One that was not said yet; none rather than one for the second time, when it may be left out. */
const unsaid = (lines: readonly string[], said: string, pick: Picker): string => {
  const left = lines.filter((line) => !said.includes(line));
  return left.length > 0 ? pick.one(left) : '';
};

const NO_VERSE =
  /\b(?:no|without|not?(?: give me)?|don[’']?t (?:give|send|quote|want)(?: me)?) (?:a |any |another |the )?(?:bible )?(?:verse|scripture|quote)s?\b/i;

/** So many of its words let an answer come before the advice. */
const LEADS = 2;
const LAST_QUESTION = 'What would you like to look at next?';

interface Asked {
  message: string;
  /** All that the guide said before, and all that the person wrote. */
  said: string;
  told: string;
  pick: Picker;
  leaning: Leaning;
  aside: boolean;
}

const reply = (guide: Guide, { subject, goesOn }: Course, asked: Asked): ComposedReply => {
  const { message, said, told, pick, leaning } = asked;
  const answers = answersTo(subject, message)
    .filter(({ leads = false, hits }) => goesOn || (leads && hits >= LEADS))
    .map(({ says }) => says)
    .filter((says) => !said.includes(says));
  const made = leaning.made?.(subject);
  const left = subject.advice.filter((line) => !said.includes(line));
  const mixed = pick.shuffled(left.length > 0 ? left : subject.advice);
  const key = subject.advice[0]!;
  const advice =
    guide.keyFirst && mixed.includes(key) ? [key, ...mixed.filter((line) => line !== key)] : mixed;
  const unused = NO_VERSE.test(told)
    ? []
    : (subject.verses ?? []).filter((reference) => !said.includes(reference));
  const verse = unused.length > 0 && !made ? passage(pick.one(unused)) : undefined;
  const more = guide.more.map((line) => line.replace('{title}', subject.title));
  const own = leaning.own?.(subject) ?? '';
  const step = unsaid(subject.steps, said, pick);
  const isDirect = answers.length > 0 && goesOn;
  const opening = goesOn ? pick.fresh(more, said) : pick.fresh(subject.heard, said);
  const { text, hasVerse } = assembleReply({
    opening: [asked.aside ? pick.fresh(guide.aside, said) : '', isDirect ? '' : opening]
      .filter((part) => part !== '')
      .join(' '),
    own: own !== '' && !said.includes(own) ? own : '',
    made: made ?? '',
    advice: [...answers, ...advice],
    verse: verse && { lead: pick.fresh(guide.verseLeads, said), passage: verse },
    step: step === '' ? '' : `${pick.fresh(guide.stepLeads, said)} ${step}`,
    question: unsaid(subject.questions, said, pick) || LAST_QUESTION,
  });
  return { text, subjects: [subject.id], passages: hasVerse && verse ? [verse] : [] };
};

const PLAIN: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'foreign',
  'unclear',
  'off-topic',
  'redirect',
  'harm',
  'about-guide',
]);
/** What is refused once is refused again, in fewer words. */
const NEVER_MIND = new Set(['off-topic', 'redirect', 'harm']);
const wasRefused = ({ plain }: Guide, text: string): boolean =>
  [...plain['off-topic'], ...plain.redirect, ...plain.harm].includes(text);
const isPlain = (kind: string): kind is PlainKind => PLAIN.has(kind);

/** From here on a message speaks of something new, even when it could be about what was said before. */
const CHANGES = 0.75;
/** Asked for a yes or a no, however short. */
const yesOrNo = /^(?:can|may|should|must|is it) (?!you|we\b)[^.!]*$/i;
/** So sure a subject must be for all that is known of it to be said rather than an answer to the form of the question. */
const SURELY = 0.8;
/** With one of its words the message may be an answer to what was said; with two it is. */
const CHANGES_FROM_ANSWER = 0.9;

const isAnswered = (before: Subject, text: string, share: number): boolean => {
  const hits = answersTo(before, text)[0]?.hits ?? 0;
  return hits >= LEADS || (hits > 0 && share < CHANGES_FROM_ANSWER);
};

/** A guide's reply: 80 to 200 words of our own, aware of the chat so far, with verses quoted exactly. */
export const composeGuide = (
  guide: Guide,
  { message, history = [], seed }: GuideRequest,
  leaning: Leaning = {},
): ComposedReply => {
  const pick = pickerFor(
    seed ?? seedOf([...history.map(({ content }) => content), message].join('\n')),
  );
  const words = (role: string): string =>
    history
      .filter((turn) => turn.role === role)
      .map(({ content }) => content)
      .join('\n');
  const said = words('assistant');
  const choose = (text: string) => chooseSubjects(guide, text, leaning.bias);
  const { text, aside } = withoutAsides(message, choose, (left) =>
    left.some((sentence) => {
      const [best] = choose(sentence);
      return best !== undefined && best.share >= SURE_SUBJECT && !isPlain(best.id);
    }),
  );
  const [best, next] = choose(text);
  const isSure = best !== undefined && best.share >= SURE_SUBJECT;
  const subjectOf = (id: string | undefined): Subject | undefined =>
    guide.subjects.find((subject) => subject.id === id);
  const certain = leaning.certain?.(text);
  const before = subjectBefore(guide, history, leaning.certain);
  // A short question in between rarely changes the subject.
  const isNew = isSure && (before === undefined || best.share >= CHANGES || best.id === before.id);
  const match = certain ?? (isNew ? subjectOf(best.id) : undefined);
  const kind = kindOf(
    text,
    match !== undefined,
    history.length > 0,
    isNew && !match ? best.id : undefined,
  );
  const asked: Asked = {
    message: text,
    said,
    told: `${words('user')}\n${message}`,
    pick,
    leaning,
    aside,
  };
  const staysWith =
    before && !certain && isAnswered(before, text, best?.share ?? 0) ? before : undefined;
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!match && !staysWith && wasRefused(guide, last) && kind === 'request')
    return { text: pick.fresh(guide.again, said), subjects: [], passages: [] };
  if (isPlain(kind) && !staysWith && !(leaning.openFirst && kind === 'thanks')) {
    const left = guide.plain[kind].filter((line) => !said.includes(line));
    const lines = left.length > 0 ? left : NEVER_MIND.has(kind) ? guide.again : guide.plain[kind];
    return { text: pick.fresh(lines, said), subjects: [], passages: [] };
  }
  const home = leaning.home ?? subjectOf(guide.home)!;
  const isOpen =
    (kind === 'request' || kind === 'too' || (leaning.openFirst && kind === 'thanks')) &&
    !certain &&
    (history.length > 0 || text.split(/\s+/).length > SHORT || yesOrNo.test(text)) &&
    ((leaning.openFirst && (history.length > 0 || text.split(/\s+/).length > SHORT_ASK)) ||
      (!(staysWith && (answersTo(staysWith, text)[0]?.hits ?? 0) >= LEADS) &&
        !(match && best!.share >= SURELY)));
  const open = isOpen ? leaning.open?.({ message, history }) : undefined;
  if (open) return open;
  if (kind === 'more') return reply(guide, onward(guide, before ?? home, said), asked);
  const stays = staysWith ?? (match === before ? before : undefined);
  if (stays) return reply(guide, { subject: stays, goesOn: said !== '' }, asked);
  if (match) return reply(guide, { subject: match, goesOn: false }, asked);
  if (before) return reply(guide, onward(guide, before, said), asked);
  if (text.split(/\s+/).length <= SHORT || leaning.home)
    return reply(guide, { subject: home, goesOn: false }, asked);
  const titles = [best, next].map((one) => subjectOf(one?.id)?.title);
  const [one = home.title, other = home.title] = titles;
  const unsure = pick.fresh(guide.unsure, said);
  return {
    text: unsure.replace('{one}', one).replace('{other}', other === one ? 'something else' : other),
    subjects: [],
    passages: [],
  };
};

/** So few words ask for a beginning rather than for anything in particular. */
const SHORT = 7;
/** A first message of so few words says no more than its subject. */
const SHORT_ASK = 12;
