import type { Themes } from '../../themes/answer.ts';
import { say, type Theme } from '../../themes/theme.ts';
import { rankingIn } from '../rankings.ts';
import { aboutThemes } from './about.ts';
import { laterThemes } from './later.ts';
import { moreThemes } from './more.ts';
import { needsThemes } from './needs.ts';
import { roadThemes } from './road.ts';
import { singleNeedThemes } from './single-needs.ts';
import { stepThemes } from './steps.ts';
import { workThemes } from './work.ts';

const [ranking, ...needs] = needsThemes;
/** A ranking is known by being one, and not by a word. */
const ranked: Theme = {
  ...ranking!,
  named: { test: (text) => rankingIn(text) !== undefined },
};

/** What people ask the coach most, each with the questions that come after. */
export const coachThemes: Themes = {
  themes: [
    ...aboutThemes.slice(0, 3),
    ranked,
    ...needs.slice(0, 1),
    ...roadThemes.slice(0, 1),
    ...aboutThemes.slice(3),
    ...moreThemes,
    ...laterThemes,
    ...workThemes,
    ...roadThemes.slice(1),
    ...stepThemes,
    ...needs.slice(1),
    ...singleNeedThemes,
  ],
  anyway: (told) =>
    /\b(?:what by|what now|next step|where do i start|what should i do)\b/i.test(told.message)
      ? say(
          'One step, so small that it can be done before tomorrow evening, and that somebody else notices: a call, a page, a question asked. Write down the hour. What comes after it shows itself only from there. On Friday five minutes: what did I promise, did I do it, what did I learn? It is not much, and it is more than most plans ever get.\n\nWhat will it be, and at what hour?',
        )
      : undefined,
};
