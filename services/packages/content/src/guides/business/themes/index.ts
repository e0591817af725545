import { say } from '../../themes/theme.ts';
import type { Themes } from '../../themes/answer.ts';
import { bidThemes } from './bids.ts';
import { caseThemes } from './cases.ts';
import { endingThemes } from './endings.ts';
import { faithThemes } from './faith.ts';
import { letterThemes } from './letters.ts';
import { moneyThemes } from './money.ts';
import { peopleThemes } from './people.ts';
import { staffThemes } from './staff.ts';
import { teamThemes } from './team.ts';
import { textThemes } from './texts.ts';

/** What owners ask most, each with the questions that come after. What comes first wins where two would fit. */
export const businessThemes: Themes = {
  themes: [
    ...moneyThemes.slice(0, 1),
    ...peopleThemes.slice(0, 1),
    ...teamThemes,
    ...textThemes,
    ...caseThemes,
    ...peopleThemes.slice(1),
    ...endingThemes,
    ...faithThemes,
    ...letterThemes,
    ...staffThemes,
    ...moneyThemes.slice(1),
    ...bidThemes,
  ],
  anyway: (told) => {
    if (
      /\b(?:what (?:do|should|can) i say|how do i (?:say|tell|word)|words for|sentence)\b/i.test(
        told.message,
      )
    )
      return say(
        'For a talk like that four sentences are enough, in this order. What I saw: “On … this happened.” What it does: “It means for us …” What I ask: “I would like … by …” What I offer: “From me you can have …” Then be silent and let the other answer. Say it standing on nothing but facts, in private, before noon, and not on the telephone if you can help it. If you tell me the names and what you want in the end, I put it into your words.\n\nWhat should be different after that talk?',
      );
    if (/\b(?:sin|wrong|biblical|bible|god|christian)\b/i.test(told.message))
      return say(
        'I would ask it with three questions that the Bible itself asks of business people. Is it true, so that I could say it with everyone in the room? Is it just to the one who is weakest in it? And would I want it done so to me? What passes all three you may do with a free conscience, even when others would do it differently; what fails one of them is seldom saved by being clever.\n\nWhich of the three gives you trouble here?',
        'Micah 6:8',
      );
    return undefined;
  },
};
