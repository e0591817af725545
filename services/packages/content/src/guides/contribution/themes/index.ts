import { site } from '@kbf/contracts/site';
import type { Themes } from '../../themes/answer.ts';
import { say } from '../../themes/theme.ts';
import { aboutThemes } from './about.ts';
import { giftThemes } from './gifts.ts';
import { givingThemes } from './giving.ts';
import { moreThemes } from './more.ts';
import { offerThemes } from './offers.ts';
import { whereThemes } from './where.ts';

/** What people ask on the page about contributing, each with the questions that come after. */
export const contributionThemes: Themes = {
  themes: [
    ...aboutThemes.slice(0, 2),
    ...moreThemes,
    ...givingThemes.slice(0, 3),
    ...aboutThemes.slice(2, 3),
    ...givingThemes.slice(3),
    ...giftThemes,
    ...aboutThemes.slice(3),
    ...whereThemes,
    ...offerThemes,
  ],
  anyway: (told) =>
    /\b(?:card number|account number|password|cvv|social security number)\b/i.test(told.message)
      ? say(
          `No, please never, neither here nor by mail. Nobody of ours needs it. If you have given it to someone, have your bank replace the card. For anything about a payment write to ${site.contactEmail} with name, day and sum only.`,
        )
      : undefined,
};
