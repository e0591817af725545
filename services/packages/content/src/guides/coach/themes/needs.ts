import { ask, say, type Theme } from '../../themes/theme.ts';
import type { Told } from '../../themes/told.ts';
import { aboutHeard, aboutRanking, needsHeardIn, needsList } from '../needs-replies.ts';
import { needWords, type Need } from '../needs-words.ts';
import { rankingIn } from '../rankings.ts';

const rankingOf = (told: Told) =>
  rankingIn(told.message) ?? told.all.split('\n').map(rankingIn).findLast(Boolean);
const topOf = (told: Told): Need[] => {
  const ranked = rankingOf(told)?.flat();
  return ranked ?? needsHeardIn(told.all)?.map(({ need }) => need) ?? [];
};
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What each need asks for on a Monday. */
const MONDAY: Record<Need, string> = {
  certainty:
    'choose one thing that you always check yourself, write down how it is done, and let somebody else do it once while you are away',
  variety:
    'put one fixed hour of something new into the week, and leave the rest of the week as it is',
  significance:
    'do one good piece of work that nobody will see, and tell one of your people what you see in theirs',
  connection:
    'have one meal this week without a telephone, and ask one question to which you do not know the answer',
  growth: 'choose one thing to learn by Friday, and one that is good enough as it is',
  contribution:
    'give one hour to somebody who cannot return it, with an end to it, and one hour to yourself',
};

/** The six needs: which they are, whose they are, their order, and two people with two orders. */
export const needsThemes: readonly Theme[] = [
  {
    id: 'ranking',
    subject: 'needs-ranking',
    named: /[^]/,
    opens: [
      say((told) => {
        const ranking = rankingIn(told.message);
        return ranking && aboutRanking(ranking, told.message);
      }),
    ],
    asks: [
      ask(/\b(?:tie|tied|have to choose|do i have to)\b/i, (told) => {
        const tie = rankingOf(told)?.find((tied) => tied.length > 1);
        return (
          tie &&
          `No, you need not choose; a tie is an answer. ${begun(tie.map((need) => needWords[need].name).join(' and '))} stand side by side as long as a week has room for both. If you want to know which leads: think of the last evening on which you could have only one of them. What did you take, and were you sorry afterwards? What you took is first; what you were sorry about is what you would like to be first. Both may go on the sheet, with that note.\n\nWhich evening was it?`
        );
      }),
      ask(
        /\b(?:wife|husband|spouse|partner) (?:would|puts?|says?)\b|\bwho[’']?s right\b/i,
        (told) => {
          const top = topOf(told)[0];
          const theirs = /\b(significance|certainty|growth|variety|connection|contribution)\b/i
            .exec(told.message)?.[1]
            ?.toLowerCase();
          return `Probably both, for two different questions. You ranked what you mean to live by${top ? ` (${needWords[top].name})` : ''}; she sees what you do when you are tired, and from there ${theirs ?? 'something else'} looks first. People who live with us know our behavior better than our intention, and we know the intention better. So do not argue about the place; ask her for two scenes: “When did you last see it in me?” If she has three within a minute, move it up. And tell her one scene of yours. That talk is worth more than the list.\n\nWhat would she name as the first scene?`;
        },
      ),
      ask(/\b(?:bad|wrong|sin|dead last|selfish|say something)\b/i, (told) => {
        const order = topOf(told);
        const last = order.at(-1);
        return `No. An order is no verdict; each of the six can be fed in a good way and in a costly one.${order[0] ? ` That ${needWords[order[0]].name} comes first tells where you are strong and where you can be bought.` : ''}${last ? ` And ${needWords[last].name} at the end does not mean that you lack it: ${needWords[last].last.charAt(0).toLowerCase()}${needWords[last].last.slice(1)}` : ''} Bad would only be not to know it. So look at the price rather than the place: who pays for your first need at present, and do they know it?\n\nWho would that be?`;
      }),
      ask(
        /\b(?:one thing|this week|do with (?:that|it|knowing)|what (?:do|should) i do|what now|monday|what would be)\b/i,
        (told) => {
          const [one, other] = topOf(told);
          if (!one) return undefined;
          return `Knowing it is only worth something if one morning goes differently. With ${needWords[one].name} first: ${MONDAY[one]}.${other ? ` With ${needWords[other].name} beside it: ${MONDAY[other]}.` : ''} Take only the first of them, on a fixed day, and note in the evening in one line what it cost and what it gave. You will still get up at the same hour; but you will know for whom.\n\nOn which day will you do it?`;
        },
      ),
      ask(/\b(?:planning|plan|summer|together|together\?|look like)\b/i, (told) => {
        const [one] = topOf(told);
        return (
          one &&
          `Then let it be visible in how you plan. You who begin with ${needWords[one].name} write down first what must not suffer; the one with the other order writes down first what must at last be tried. Exchange the pages before anyone speaks. Then three lists: what stays as it was, one new thing (with a sum, a date, and a day on which you stop if it does not carry), and one free day a week for both of you. ${/\bcabins?|resort|guests?\b/i.test(told.all) ? 'With eight cabins that may be: six as always, two for the new idea, and one Sunday evening without guests. ' : ''}So each gets ground to stand on, and neither has to win.\n\nWhat would be the one new thing?`
        );
      }),
    ],
  },
  {
    id: 'couple',
    chosen: 'needs-couple',
    subject: 'needs-couple',
    named:
      /\b(?:wife|husband|she|he|her|his|spouse)\b[^]{0,60}(?::|top two|mine)[^]{0,60}\b(?:certainty|connection|variety|growth|significance|contribution)\b|\bdid the needs list together\b/i,
    opens: [
      say((told) => {
        const doomed = told.has(/\bdoomed\b/i);
        const both = (Object.keys(needWords) as Need[]).filter((need) =>
          told.message.toLowerCase().includes(need.slice(0, 6)),
        );
        const part = (pattern: RegExp): Need[] => {
          const found = pattern.exec(told.message)?.[1]?.toLowerCase() ?? '';
          return (Object.keys(needWords) as Need[]).filter((need) =>
            found.includes(need.slice(0, 6)),
          );
        };
        const theirs = part(
          /\b(?:her top two|his top two|she|he|her|his|wife|husband)[^:]{0,20}:\s?([^.]+)/i,
        );
        const mine = part(/\b(?:mine|me)[^:]{0,10}:\s?([^.]+)/i);
        const name = (all: Need[]): string => all.map((need) => needWords[need].name).join(' and ');
        const stake = told.has(/\bfood truck\b/i)
          ? 'For the truck that means'
          : told.has(/\bsecond location|daycare\b/i)
            ? 'For the second location that means'
            : 'For what you plan that means';
        return `${doomed ? 'No, not doomed; rather well cast. ' : ''}${theirs.length > 0 && mine.length > 0 ? `${begun(name(theirs))} on one side, ${name(mine)} on the other: one asks whether it will hold, the other whether it will go on. A business needs both questions; it breaks only where each thinks the other’s one is foolish. ` : both.length === 2 ? `${begun(needWords[both[0]!].name)} first with one, ${needWords[both[1]!].name} with the other: one asks whether it will hold, the other whether it goes on. Two orders in one house are no fault; each guards something that the other overlooks. ` : 'Two orders in one house are no fault; each guards something that the other overlooks. '}${stake}: the one who needs firm ground sets the sum that must never be touched and the day on which you look at it together. The one who needs room gets one thing to try each month inside of that sum, without having to ask. And one evening a week in which the business is not mentioned.${told.has(/\b(?:behind|19k|debt)\b/i) ? ' What you are behind with comes onto that page first; no second place before there is a plan for the first.' : ''}\n\nWhat would each of you have to be sure of before you begin?`;
      }),
    ],
    asks: [
      ask(
        /\b(?:money|books|who should handle)\b/i,
        'Let the one who sleeps badly over open figures keep them, and let the other read them aloud on Friday: so nobody is alone with it, and nobody can look away. For you two that will rather be the one with certainty on top. Three rules beside it: above a sum that you both name nothing is bought without two yeses; the household and the business have two accounts; and each of you has a small sum of which no account is given. Whoever keeps the books does not thereby decide.\n\nWhich sum would be the one above which both must say yes?',
        'Amos 3:3',
      ),
      ask(
        /\b(?:question|ask her|ask him|tonight)\b/i,
        'Ask this, and then be silent for as long as it takes: “What would you have to be sure of, before you could be glad about it with me?” Do not answer it tonight. Write down what comes, in the other’s words, and say only: “I had not known that.” Tomorrow you may be asked the same. If the figures come up (they will), promise one thing: no step further before both of you have seen what is owed and how it is paid.\n\nWhat do you think will be the answer?',
      ),
      ask(
        /\b(?:thank|says thank|thanks)\b/i,
        'Give her my thanks back, gladly. And take it as a sign: somebody with a need for firm ground does not say thank you lightly. Let her be the first to name the sum that must never be touched. You two will be fine with a truck, a page and a free evening.\n\nWhen do you sit down with the page?',
      ),
    ],
  },
  {
    id: 'list',
    chosen: 'needs-list',
    subject: 'needs-list',
    named:
      /\b(?:(?:six|6) (?:human )?needs|what are the needs|list (?:them|the needs)|all six|human needs\b.*\b(?:again|list|what))\b/i,
    unless:
      /\b(?:which (?:two|ones?)|his isn[’']?t it|have to say|hardware|can[’']?t tell|are mine)\b/i,
    opens: [
      say(
        () =>
          `The six, in the order of module 3:\n\n${needsList()}\n\nEveryone has all of them; what differs is the order, and how they are fed. Rank them by what you obey when it gets tight, not by what you would like to be.\n\nWhich one made you nod first?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:feeling (?:important|special)|being special|noticed|seen|respected|the one about|fall under|which one)\b/i,
        (told) => {
          const is = /\bsafe|control\b/i.test(told.message)
            ? 'certainty'
            : /\bbelong|loved|close\b/i.test(told.message)
              ? 'connection'
              : /\bnew|change|bored\b/i.test(told.message)
                ? 'variety'
                : /\bgiving|serving|help\b/i.test(told.message)
                  ? 'contribution'
                  : 'significance';
          return `That is ${needWords[is].name}, ${is === 'significance' ? 'the third on the list' : 'one of the six'}: ${needWords[is].means}. It is a good need; everybody wants to count for something. It can be fed cheaply, by comparing, by being indispensable, by having the last word; and well, by doing what is truly useful and letting others be seen. You notice which way it goes when nobody praises you: do you still do it?\n\nWhen did you last feel it, and what had you done for it?`;
        },
      ),
      ask(
        /\b(?:most|owners|usually|first)\b/i,
        'I have no figures on that and would not trust any. What one sees: those who founded something often name significance or growth, those who keep something alive name certainty, and in family firms it is often connection. More useful than the average is your own last costly decision: which of the six did it feed?',
      ),
    ],
  },
  {
    id: 'mine',
    chosen: 'needs-mine',
    subject: 'needs-mine',
    named:
      /\bwhich (?:two|ones?|needs?|of the six)\b[^.?!]*\b(?:mine|my|i have|are)\b|\b(?:top|my) two needs\b|\bcan[’']?t tell which two\b|\bwhich two\b/i,
    opens: [
      say((told) => {
        const heard = needsHeardIn(told.all);
        return (
          heard &&
          `${aboutHeard(heard)}\n\nDoes that make you nod, or does it rather annoy you? The second is often the better sign.`
        );
      }),
      say(
        'That I can only hear from you. Tell me three things from the last month, in a line each: a decision that cost you something; something that made you glad for longer than a day; something you could not leave alone. In these three stand your two, more clearly than in any test, and I will say which I hear and from which words.\n\nWhat was the decision?',
      ),
    ],
    asks: [
      ask(
        /\b(?:wrong|how would i know|sure)\b/i,
        'By three things. If you feel caught when you read it, it is probably right; if you only nod, it may be flattery. Look at your last three costly decisions: did they feed these two, or others? And ask whoever lives with you, before you show my answer. If two of these three point elsewhere, I was wrong, and the sheet is yours to change. I have read only a few lines of you; you have read the whole book.\n\nWhat did your last costly decision feed?',
      ),
      ask(/\b(?:do with|knowing|get up|what now|so what)\b/i, (told) => {
        const [one, other] = topOf(told);
        return (
          one &&
          `That you stop being ruled by it without noticing. ${begun(needWords[one].name)}: ${MONDAY[one]}.${other ? ` And for ${needWords[other].name}: ${MONDAY[other]}.` : ''} You still get up at five; but when you notice that a call makes you angry, or that you take on one job too many, you will know which need is speaking, and can ask whether it has to be fed just now, and like this. Try it for one week, with one line each evening.\n\nWhich of the two speaks louder on a bad day?`
        );
      }),
      ask(/\b(?:help|does that)\b|\bi (?:check|plan|cry|like|hate|can[’']?t)\b/i, (told) => {
        const heard = needsHeardIn(told.all);
        return (
          heard &&
          `Yes, that helps a good deal. ${aboutHeard(heard)}\n\nDoes that fit, or would somebody who lives with you name another?`
        );
      }),
      ask(/\b(?:so which|then)\b/i, (told) => {
        const heard = needsHeardIn(told.all);
        const [one, other] = heard ?? [];
        return (
          one &&
          other &&
          `Then straight: ${needWords[one.need].name} and ${needWords[other.need].name}. The first, because you write “${one.said}”; the second, because of “${other.said}”. Write them down in pencil, and look for a week whether they come true.\n\nWhich of the two would you rather not have?`
        );
      }),
    ],
  },
];
