import { passage } from '../scripture/passage.ts';
import { kindOf } from '../topics/message-kind.ts';
import { pickerFor, seedOf, type Picker } from '../topics/seeded.ts';
import { assembleReply } from './assemble-reply.ts';
import { matchSubjects, subjectBefore } from './match-subjects.ts';
import type { ComposedReply, Guide, GuideRequest, Subject } from './types.ts';

/** How one guide differs from another in composing. */
export interface Leaning {
  /** Added to subjects that a message speaks of. */
  bias?: (subject: Subject) => number;
  /** The subject to begin with, before the guide's own home. */
  home?: Subject | undefined;
  /** A sentence that takes up what the person filled in for a subject; empty for none. */
  own?: (subject: Subject) => string;
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

const reply = (
  guide: Guide,
  { subject, goesOn }: Course,
  said: string,
  pick: Picker,
  own: string,
) => {
  const left = subject.advice.filter((line) => !said.includes(line));
  const mixed = pick.shuffled(left.length > 0 ? left : subject.advice);
  const key = subject.advice[0]!;
  const advice =
    guide.keyFirst && mixed.includes(key) ? [key, ...mixed.filter((line) => line !== key)] : mixed;
  const unused = (subject.verses ?? []).filter((reference) => !said.includes(reference));
  const verse = unused.length > 0 ? passage(pick.one(unused)) : undefined;
  const more = guide.more.map((line) => line.replace('{title}', subject.title));
  const { text, hasVerse } = assembleReply({
    opening: goesOn ? pick.fresh(more, said) : pick.fresh(subject.heard, said),
    own: own !== '' && !said.includes(own) ? own : '',
    advice,
    verse: verse && { lead: pick.fresh(guide.verseLeads, said), passage: verse },
    step: `${pick.fresh(guide.stepLeads, said)} ${pick.fresh(subject.steps, said)}`,
    question: pick.fresh(subject.questions, said),
  });
  return { text, subjects: [subject.id], passages: hasVerse && verse ? [verse] : [] };
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
  const said = history
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
    .join('\n');
  const [match] = matchSubjects(guide.subjects, message, leaning.bias);
  const before = subjectBefore(guide.subjects, history);
  const kind = kindOf(message, match !== undefined, history.length > 0);
  if (kind === 'greeting' || kind === 'foreign' || kind === 'unclear' || kind === 'thanks') {
    return { text: pick.fresh(guide.plain[kind], said), subjects: [], passages: [] };
  }
  const home = leaning.home ?? guide.subjects.find(({ id }) => id === guide.home)!;
  const start = before ?? home;
  const course =
    match && !(match.subject === before && said.includes(match.subject.heard[0] ?? ''))
      ? { subject: match.subject, goesOn: false }
      : onward(guide, match?.subject ?? start, said);
  const fresh = course.goesOn && !said ? { ...course, goesOn: false } : course;
  return reply(guide, fresh, said, pick, leaning.own?.(fresh.subject) ?? '');
};
