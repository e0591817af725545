import { site } from '@kbf/contracts/site';
import { ask, say, type Theme } from '../../themes/theme.ts';
import { when } from '../../themes/told.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;
const weekly = `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`;

/** When and where we meet, and who we are. */
export const whereThemes: readonly Theme[] = [
  {
    id: 'hours',
    chosen: 'ask-hours',
    subject: 'ask-hours',
    named:
      /\b(?:(?:opening|office|your) hours|when are you open|when (?:are|is) (?:your|the) (?:meetings?|gatherings?)|on zoom|what time (?:do|does) (?:you|your)|when do you (?:meet|close|open))\b/i,
    opens: [
      say(
        `There is no counter with opening hours: we are a fellowship that meets online, ${weekly}. This page, its forms and the prayer page are open day and night. What you send with a form, or to ${mail}, a person answers within ${hours} hours. I am an AI and here at any hour, for explaining and wording only.\n\nWould you like to come to a gathering, or to speak with somebody at a certain time?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'place',
    chosen: 'ask-place',
    subject: 'ask-place',
    named:
      /\b(?:where are you (?:located|based)|where do you (?:people )?meet|located|actual building|office (?:i|one|we) can visit|near \p{Lu}\p{Ll}+|come by|meeting near|your address|physical address|mail (?:you )?a check|postal address|is there (?:a|an) (?:office|building|meeting))\b/iu,
    unless: /\b(?:old address|i moved|employees|my shop)\b/i,
    opens: [
      say(
        (told) =>
          `We meet online, ${weekly}: so from ${told.find(/\b(?:near|from) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u) ?? 'wherever you are'} it is as near as your own table. A building or an office that one can visit I know of none, and I will not invent an address. ${when(told.has(/\b(?:visit|come by|driving through|april|in the states)\b/i), `If you are on the road and would like to shake a hand: write to ${mail} with the town and the days, and ask whether a member lives along the way. Some do; I do not know who. `, '')}A postal address I do not have; ask for it at ${mail} before you mail anything. The gathering is the best door: you see who we are before you decide anything.`,
      ),
    ],
    goesOn: [
      say(
        `From home it is no distance: the gathering is online, ${weekly}, from any chair. For anything in person write to ${mail} with the place and the days; a person answers within ${hours} hours.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:near|san diego|town|city|area|local)\b/i,
        (told) =>
          `I know of no meeting in person near ${told.find(/\bnear (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u) ?? 'there'}; what I know is the weekly one online, ${weekly}. Members live in many places, and some meet for coffee. Ask at ${mail}: “I will be near … on …; is there somebody who would like to meet?” A person asks around, and nobody’s address is given away without their yes. Come online once before; then it is not strangers who meet.`,
      ),
      ask(
        /\b(?:drive|dark|car|travel)\b/i,
        `Then it suits you well: nobody has to drive. It is online, ${weekly}; you need a telephone or a computer, and you may leave the camera off. If you have never done it, write that to ${mail}; somebody will walk you through it beforehand, in daylight.`,
      ),
      ask(
        /\b(?:come by|visit|3rd|wife|through)\b/i,
        `There is no door I could send you to, I am sorry. But write to ${mail} with the day and your road; if a member lives along it and has time, you will have coffee with a real person instead of seeing an office. A person answers within ${hours} hours.`,
      ),
    ],
  },
  {
    id: 'who',
    subject: 'about-fellowship',
    named: /\bwho are you\b|\bwho[’']?s in charge\b|\bare you a church\b|\bwhat is this\b/i,
    unless: /\bperson or\b|\bai\b/i,
    opens: [
      say(
        `${site.name}: a ${site.legalForm} of Christian entrepreneurs, owners and professionals. No church and no bank; people who pray together, learn and help each other to do business as they believe. We meet online, ${weekly}, and everyone may come. And I am an AI guide for this page about contributing, not a person. The page about us and the founder’s page tell more.\n\nWould you like to know how one belongs, or how one supports it?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:person|robot|ai|human|bot)\b/i,
        `A robot, if you like: an AI, a program that answers on this page. A person you reach at ${mail} or with any of the forms, within ${hours} hours; faces there are online, ${weekly}.`,
      ),
      ask(
        /\b(?:read(?:s)? (?:what|this)|anyone read|who reads|does anyone)\b/i,
        `In this chat nobody reads along: a program answers. Only when a message sounds as if somebody were in danger are people of the team told, so that they can help. What you put into a form or send to ${mail} is read by a person, and answered within ${hours} hours.`,
      ),
      ask(
        /\b(?:charge|books|board|checks)\b/i,
        `The founder’s page tells who began it and stands for it. Who sits on the board and who checks the books I cannot say with certainty, and you should not have to guess: ask at ${mail}, with names and the last filing. Answers come within ${hours} hours.`,
      ),
    ],
  },
];
