import type { Told } from '../../themes/told.ts';
import type { Need } from '../needs-words.ts';
import { mentionsIn, rankingIn, type Ranking } from '../rankings.ts';

const places: Readonly<Record<string, number>> = {
  first: 0,
  top: 0,
  '1': 0,
  '1st': 0,
  one: 0,
  second: 1,
  '2': 1,
  '2nd': 1,
  two: 1,
  third: 2,
  '3': 2,
  '3rd': 2,
  three: 2,
  fourth: 3,
  '4': 3,
  '4th': 3,
  four: 3,
  fifth: 4,
  '5': 4,
  '5th': 4,
  five: 4,
  sixth: 5,
  last: 5,
  bottom: 5,
  '6': 5,
  '6th': 5,
  six: 5,
};
const place = new RegExp(`^[^,;.]{0,28}?\\b(${Object.keys(places).join('|')})\\b`, 'i');
const changes =
  /\b(?:swap\w*|switch\w*|should (?:be|have been|come)|actually|i (?:meant|mean)|sorry|correction|change|move|instead|put)\b/i;
const turnsRound =
  /\b(?:backwards?|other way (?:a?round)|upside down|revers\w*|(?:6|six|10|ten) (?:is|was|=|means|being) (?:the )?(?:most|top|highest|best|first|strongest)|1 (?:is|was|means) (?:the )?(?:least|last|lowest|bottom))\b/i;
const swaps = /\b(?:swap|switch)\w*\b/i;
const fewNeeds = 4;

/** The places that a message gives to single needs: "certainty should be first, contrib third". */
const movesIn = (text: string): { need: Need; to: number }[] => {
  const mentions = mentionsIn(text);
  return mentions
    .map(({ need, end }, at) => {
      const behind = text.slice(end, mentions[at + 1]?.at ?? text.length);
      const found = place.exec(behind)?.[1];
      return { need, to: found === undefined ? -1 : places[found.toLowerCase()]! };
    })
    .filter(({ to }) => to >= 0);
};

const moved = (order: Ranking, text: string): Ranking => {
  const named = mentionsIn(text).map(({ need }) => need);
  const moves = movesIn(text);
  if (moves.length === 0 && swaps.test(text) && named.length === 2) {
    const [one, other] = named as [Need, Need];
    return order.map((tied) =>
      tied.map((need) => (need === one ? other : need === other ? one : need)),
    );
  }
  if (moves.length === 0) return order;
  const rest = order
    .map((tied) => tied.filter((need) => !moves.some((move) => move.need === need)))
    .filter((tied) => tied.length > 0);
  for (const { need, to } of moves.toSorted((one, other) => one.to - other.to))
    rest.splice(to, 0, [need]);
  return rest;
};

/** What others say of somebody's order changes nothing in it. */
const others =
  /\b(?:wife|husband|partner|spouse|kids|daughter|son|mother|father|mom|dad|friend|boss|coach|she|he|they)(?:[’']d| would| says?| said| thinks?| thought| will)?\b[^.?!]{0,12}\b(?:says?|said|thinks?|would|put|sees?)\b/i;

/** Whether a message changes an order that was given before. */
const isChange = (text: string): boolean =>
  !others.test(text) &&
  (turnsRound.test(text) || (changes.test(text) && mentionsIn(text).length > 0));

/** The order of the needs as it stands after all that was said, and the one before its last change. */
export const ordersOf = ({
  all,
}: Pick<Told, 'all'>): { now: Ranking | undefined; before: Ranking | undefined } => {
  let now: Ranking | undefined;
  let before: Ranking | undefined;
  for (const line of all.split('\n')) {
    if (now && isChange(line) && mentionsIn(line).length < fewNeeds) {
      before = now;
      now = turnsRound.test(line) ? now.toReversed() : moved(now, line);
      continue;
    }
    const given = rankingIn(line);
    if (given) {
      before = now;
      now = given;
    }
  }
  return { now, before };
};
