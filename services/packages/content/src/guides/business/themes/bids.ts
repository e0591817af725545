import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Money that was charged too much, and bids that were too low. */
export const bidThemes: readonly Theme[] = [
  {
    id: 'overcharged',
    chosen: 'case-owed-back',
    subject: 'case-owed-back',
    named:
      /\b(?:overcharg\w+|billed (?:a |the |her |him )?\w*\s?twice|counted twice|charged (?:her|him|them) too much|got paid too much|paid (?:me|us) twice|paid too much by)\b/i,
    opens: [
      say(
        (told) =>
          `Yes. The money is not yours, and you know it; that is the whole question.${around(' That ', told.sums[0], ' hurts now is')}${told.sums[0] ? '' : ' That it hurts now is'} a question of when and how, and not of whether. Tell it before it is found: then it is a mistake that speaks for you, afterwards it is a secret that speaks against you. If you cannot pay all of it at once, pay a part with the letter and name the months for the rest; offer a credit only if that is wanted. Look up how the error came about and close that door, and see whether others were hit by it. Zacchaeus gave back fourfold; you are asked for the simple sum, and for the truth.\n\nShall I write the message for you? Then tell me the name and what it was for.`,
        'Luke 19:8',
      ),
    ],
    asks: [
      ask(/\b(?:write|e-?mail|letter|word)\b/i, (told) => {
        const name = told.find(/\b((?:Mrs|Mr|Ms|Miss|Dr)\.? \p{Lu}[\p{L}-]+)/u) ?? '[name]';
        const what = told.find(/\bit was (the [^,.]+)/i) ?? 'an error in my billing';
        const how = told.find(/\b(counted twice[^.]*|billed twice[^.]*)/i);
        return `Subject: A mistake of mine in your bills\n\n“Dear ${name},\n\nwhile going through my books I found that I have charged you too much: ${what}${how ? `, ${how}` : ''}. Together it comes to ${told.sums[0] ?? '[sum]'}. You did not notice it; I did, and it is yours.\n\nI would like to pay you [sum] this week and the rest in equal parts on the first of [months]. If you would rather have it at once, or as a credit, tell me, and I will find a way. The bills are corrected from this month, and I enclose the list so that you can check it.\n\nI am sorry. Thank you for your trust in all this time.\n\n[your name]”\n\nCall her before you send it, if you can.`;
      }),
    ],
  },
  {
    id: 'underbid',
    named:
      /\b(?:under ?bid|under ?count\w*|under ?quot\w*|quoted (?:too|[$£€]?\d)|signed contract|homeowner signed|eat it|swears to (?:his|her) own hurt|lose money on (?:this|the|a) job)\b/i,
    goesOn: [
      say(
        'Then put that into the reckoning, too. Be quick and open: the sooner you speak, the more ways both of you have. Do not begin with the sum, begin with the fault: “I made a mistake, and I want to tell you before I go on.”\n\nHow far is the work?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `First: by the contract you owe the work at that price; and Psalm 15 praises the one who keeps his word also when it costs him. Yet keeping your word does not mean keeping silent. You may go to the customer, show the honest reckoning, and ask; you may not threaten, work badly, or leave things out. So: finish the figures this evening, separate your own mistake from what nobody could have seen (hidden damage, changed wishes; those may often be billed). Then one talk: “I made a mistake in my bid${around(' of ', told.sums.length > 1 ? undefined : told.sums[0])}. I will do the work as promised. Would you be willing to share a part of it? You owe me nothing.” If the answer is no, do it well and with a straight back. ${when(told.has(/\b(?:three kids|children|payroll|wages|can[’']?t pay)\b/i), 'If it would sink the business, say so in time; a contractor who goes under helps no customer. ')}And put down what you learned: a second pair of eyes for every bid above a certain sum.\n\nWhat of it was your mistake, and what could nobody have known?`,
        'Psalm 15:4',
      ),
    ],
    asks: [
      ask(
        /\b(?:surgeon|rich|wouldn[’']?t (?:even )?notice|can afford|insurance|doctor|wealthy)\b/i,
        'That he could afford it is true, and it is not a reason. The price does not follow the purse of the other one, else nobody could trust a bid. Asking is another matter: a man with means may well say yes to a fair question, and some are honored by being asked rather than tricked. So no hidden extras and no thinner tile. Go to him with the sheet: “This is what I offered, this is what it costs. It is my error. If you would like to help with a part, I would be grateful; if not, you get the bathroom you were promised.” And keep the tone even if he says no.\n\nHow large a part would get you through the month?',
        'Proverbs 20:10',
      ),
      ask(
        /\b(?:psalm 15|right\?|swears|own hurt|bible)\b/i,
        'Yes, that is the verse, and it is about you just now. It belongs to a list of things that make a person fit to live near God: honest speech, no slander, no bribe, and a promise kept when it hurts. Note what it does not say: it does not forbid you to go and ask to be released or helped. Proverbs 6 even advises to go quickly and humbly when one has bound oneself by words. So go, ask, accept the answer, and keep your word.',
        'Psalm 15:4',
      ),
    ],
  },
];
