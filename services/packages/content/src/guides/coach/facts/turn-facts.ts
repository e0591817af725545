import { datesIn, weekdaysIn } from '../../library/facts/dates.ts';
import { sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { byWords } from '../../library/facts/by-words.ts';

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const dayIn = (text: string): string | undefined => {
  const found = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|urs|nes|ur)?(?:day)?\b/i.exec(text)?.[1];
  return found && days[found.toLowerCase()];
};

/** Days with their short names: "Tues and Thurs". */
const gameDays = (text: string): string | undefined => {
  const line = text
    .split(/[.!?\n]/)
    .find((one) =>
      /\b(?:games?|baseball|football|soccer|hockey|practice|recitals?|softball|swim)\b/i.test(one),
    );
  if (line === undefined) return undefined;
  const found = [
    ...line.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|urs|nes|ur)?(?:days?)?\b/gi),
  ].map(([, day = '']) => `${days[day.toLowerCase()]}s`);
  return found.length > 0 ? [...new Set(found)].join(' and ') : weekdaysIn(line);
};

const hours: Readonly<Record<string, string>> = {
  'at ten': 'ten',
  'at nine': 'nine',
  'at eight': 'eight',
  'at noon': 'noon',
};

const leaverIn = (text: string): string | undefined =>
  /\b(\p{Lu}\p{Ll}+) (?:is|will be) (?:going|leaving|off|away|retiring)\b/u.exec(text)?.[1];

const putOffBy =
  /\b(?:said|say|meant|meaning|been|planned|wanted|want|supposed|trying|promised|going|put(?:ting)? off)\b[^.,;!?\n]{0,40}?\b(?:i[’']d |i would |to )?((?:write|start|open|call|finish|build|launch|send|fix|hire|raise|clean|sort|file|record|apply|register)(?:ing)? (?:the|my|a|an|our|for|up|out|two|more)\b[^.,;!?\n]{2,48})/i;
/** What somebody says they meant to do and did not. */
export const putOffIn = (text: string): string | undefined =>
  putOffBy
    .exec(text)?.[1]
    ?.replaceAll(/\bmy\b/gi, 'your')
    .replaceAll(/\bour\b/gi, 'your')
    .trim();

/** What a later turn tells: a day that was promised, a person who goes, a child’s age. */
export const turnFacts: Readonly<Record<string, Fact>> = {
  onDay: ({ message }) => dayIn(message),
  onHour: ({ message }) =>
    /\b(\d{1,2}(?::\d\d)? ?[ap]m)\b/i.exec(message)?.[1] ??
    Object.entries(hours).find(([said]) => message.toLowerCase().includes(said))?.[1],
  putOff: ({ all }) => putOffIn(all),
  putOffNow: ({ message }) => putOffIn(message),
  gameDays: ({ all }) => gameDays(all),
  leaver: ({ all }) => leaverIn(all),
  leaveDay: ({ all }) => {
    const line = all.split(/[.!?\n]/).find((one) => leaverIn(one) !== undefined);
    return line === undefined ? undefined : datesIn(line)[0];
  },
  littleOne: ({ all }) => {
    const age =
      /\b(?:he|she|who)(?:[’']s| is) (\d|one|two|three|four|five|six|seven|eight)\b|\b(\d)[- ]year[- ]old\b|\b(?:son|daughter|boy|girl|kid),? (?:is )?(\d)\b/i
        .exec(all)
        ?.slice(1)
        .find(Boolean);
    return age;
  },
  /** The price that is meant, where one sum stands beside another: what it is easily worth. */
  ask2: ({ all }) =>
    /\b(?:easily|worth|should (?:be|charge|have been)|normally|usually|planned)\b[^.?!]{0,20}([$£€]?\d[\d,]{2,}|[$£€]\d{1,2}\b)/i.exec(
      all,
    )?.[1] ?? (sumsIn(all).length === 1 ? sumsIn(all)[0]!.written : undefined),
  sellThing: byWords([
    [
      /\breminders?\b[^]*\bclinics?\b|\bclinics?\b[^]*\breminders?\b/i,
      'a small program that reminds patients of their appointments',
    ],
    [/\bsoftware|app\b/i, 'a program that takes work off your hands'],
    [/\bquilts?\b/i, 'quilts by hand'],
    [/\bcatering\b/i, 'food for offices'],
    [/\bclean(?:ing|s)?\b/i, 'the cleaning of offices'],
    [/\bbookkeep\w*/i, 'the books of small firms'],
    [/\bsolar\b/i, 'solar roofs'],
    [/\blandscap\w*|lawn/i, 'gardens'],
  ]),
};
