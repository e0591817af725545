import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Selling, handing over, and an employee whose boss keeps wages back. */
export const endingThemes: readonly Theme[] = [
  {
    id: 'sell-business',
    chosen: 'case-succession',
    subject: 'case-succession',
    named:
      /\b(?:(?:want|like|ready) to sell\b|sell (?:my|the|our) (?:salon|shop|business|company|store|farm|land)|buyer|offered us [$£€]?\d|(?:hand|handing) (?:it|the \w+) over|take over the|inherit\w*|developer offered|succession|my (?:sister|brother) wants to sell)\b/i,
    goesOn: [
      say(
        'Then let that be said aloud at the table, too, before anyone speaks of offers. What is not spoken of now becomes a reproach later. A neutral person who leads the talk, an accountant or a pastor whom both respect, is worth his fee.\n\nWho could that be with you?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `${when(told.has(/\b(?:sister|brother|father|family|folks|siblings?)\b/i), 'There are two things in it that sound like one: the decision about the property, and the love among you. Let the first not swallow the second. ', 'It is yours to sell, and you may need the money; that is no sin. ')}Write down, each of you alone, what you could not bear to lose: a person, a place, a sum, an independence. Exchange the pages before you speak about offers. ${when(told.has(/\b(?:ashes|graves?|folks)\b/i), 'Where your parents lie can be kept in almost every contract: a corner carved out, a right of way, or a reburial that all of you attend. Ask for it before you say no to the whole. ')}${when(told.has(/\b(?:employees|girls|staff|seven|my people)\b/i), 'For those who work there ask the buyer in writing: how long, at what pay. ')}${when(told.has(/\bvape\b/i), 'What the next owner sells is his responsibility; yours is what you know when you choose him. You may prefer a smaller sum and a good neighbor for your street, and need not be ashamed of either. ')}Have it valued by somebody who earns nothing from the sale. And leave the Bible on the table and not in the hand: ask what is just for the weaker one, rather than who is right.\n\nWhat would you most regret in ten years: having sold, or having kept?`,
        'Philippians 2:3-4',
      ),
    ],
    asks: [
      ask(
        /\b(?:i(?:[’']m| am) \d\d|need the money|retire|pension)\b/i,
        (told) =>
          `Then let us be sober: ${told.sums[0] ?? 'the difference'} once is not a pension. Ask both for more than a price. Could the one who keeps the place and your people pay the lower sum plus a part each month for two or three years? Would a bank lend it if you vouch for the figures? Then the gap may close by itself. Ask the other one whether he keeps the staff for a year, in writing. After that compare what really arrives with you after tax, with an accountant. If you then need the higher offer in order to live, take it without a bad conscience, give your people notice early and a good word for the next place. If you do not need it, sell to the one whose sign you would like to walk past.\n\nHow much a month would you need beside your pension?`,
      ),
      ask(
        /\b(?:raise this|greed|how does one|say to|talk to|father|old man|seeming)\b/i,
        'Ask him for his wish before you name yours. “Dad, I would like to understand how you picture it when you no longer do it yourself. What is important to you for both of us?” Then listen to the end. After that, once, and as a fact: “I have worked here for … years. I would like us to look together at what would be fair, with somebody from outside at the table, and with my brother there from the start.” Fair and equal are not the same, and a farm adviser can show ways (a wage owed for past years, a share of land against a share of running). It is not greed to speak while he can still explain himself; silence is what becomes a lawsuit.',
      ),
    ],
  },
  {
    id: 'employee-shorted',
    named:
      /\b(?:shorted my|my boss (?:is|has|owes|prays|shorts)|don[’']?t own a business|hasn[’']?t paid me|my hours short|turn the other cheek)\b/i,
    goesOn: [
      say(
        'Then write that down with the day, too. You need not be angry to be firm, and you need not be afraid: asking for wages is protected by law. Ask once in person, then in writing, then at the labor office. Those three steps are fair to him as well.\n\nOn which day could you ask him?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `No. The other cheek is about not striking back when you are insulted; it is not about giving up wages. James says that pay kept back cries out to God, so you may say it aloud, too. ${around('About ', told.find(/\babout (\d+ hours each)/i), ', several weeks in a row: that is no slip any more, and you may still treat it as one the first time you speak. ')}Write down this evening: each day, when you began, when you left, what was paid. Photographs of the rota or the slips help. Then ask for five minutes, alone and friendly, with the page in your hand. If it is not put right by the next payday, ask in writing. If nothing comes then, the labor office of your state takes such claims free of charge, and he may not punish you for it.\n\nDo you have the days written down, or can you still put them together?`,
        'James 5:4',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:bring it up|what (?:do|should) i say|how would i|say to him|tell him|word)\b/i,
        (told) => {
          const name = told.find(/\b((?:Mr|Mrs|Ms|Dr)\.? \p{Lu}[\p{L}]+)/u) ?? '[name]';
          return `Not before the prayer and not in front of others; at the end of a shift:\n\n“${name}, do you have five minutes? I have written down my hours for the last three weeks. On the slips are about [four] a week fewer than I worked; here are the days. I expect it is a mistake, and I would like to put it right with you. Could you look at it, and could the missing hours be on the next pay?”\n\nGive him a copy and keep one. If he says “I will look into it”, ask kindly: “By when may I ask again?” You think that he is not a bad man; then this gives him the chance to show it. If nothing happens, write the same in two lines, with the date. That is neither hard nor disobedient, it is the truth in love.`;
        },
      ),
    ],
  },
];
