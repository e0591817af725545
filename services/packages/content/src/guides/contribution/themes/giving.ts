import { site } from '@kbf/contracts/site';
import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;

/** Giving: each month, by mistake, for a purpose, from a tight purse, in the name of somebody else. */
export const givingThemes: readonly Theme[] = [
  {
    id: 'stop-for-parent',
    subject: 'ask-refund',
    named:
      /\b(?:mother|mum|mom|father|dad|grandmother|aunt|parent)\b[^]{0,140}\b(?:memory|dementia|alzheimer|confused|power of attorney|needs? to stop|can[’']?t afford|sends? you)\b/i,
    unless: /\b(?:preacher|jet|plane|letter i could show)\b/i,
    opens: [
      say(
        (told) =>
          `Then it should stop, and you are right to see to it; nobody here would want a gift that somebody no longer oversees. Write today to ${mail}: ${when(told.has(/\bmother|mum|mom|grandmother|aunt\b/i), 'her', 'the')} name,${around(' the ', told.sums[0])}${told.sums[0] ? ' each month' : ' the sum'}, since when, that you hold a power of attorney (attach a copy only when they ask for it), and three requests: end it at once, confirm it in writing, and tell you what was given since the illness began, so that you can speak about returning it. A person answers within ${hours} hours. At the same time stop it at the bank: a standing order or a card payment can be ended there, and you need not wait for us. I am an AI and see no payments myself. No card or account numbers to me, please.\n\nIs it a standing order at the bank, or does it come off a card?`,
      ),
    ],
    goesOn: [
      say(
        `Then put that into the same message to ${mail}, and ask for an answer in writing. Meanwhile the bank is the quicker way to end it. You accuse nobody by doing so; you are looking after somebody.\n\nWould you like me to word the message?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:word|write|message|what do i say|yes)\b/i,
        (told) =>
          `For instance:\n\n“Dear team, my mother, [name], ${told.has(/mother|mum|mom/i) ? 'aged ' + (told.find(/\bis (\d{2})\b/i) ?? '[age]') : ''}, gives you ${told.sums[0] ?? '[sum]'} each month. She has a loss of memory; I hold a power of attorney. Please end these gifts today, confirm it to me in writing, and send me a list of what was given since [date], so that we can talk about a return. I accuse nobody. You reach me at [number], best in the evening. [your name]”\n\nSend it to ${mail}, and stop the payment at the bank at the same time.`,
      ),
    ],
  },
  {
    id: 'refund',
    chosen: 'ask-refund',
    subject: 'ask-refund',
    named:
      /\b(?:refund|money back|(?:gave|sent|paid|donated) [^.?!]{0,20}(?:by mistake|too much)|by (?:mistake|accident)|meant (?:[$£€]?\d|to)|wrong amount|charged twice|(?:gave|donated|paid) twice|go through twice|double charge|declined|pending)\b/i,
    unless: /\b(?:by mistake hired)\b/i,
    opens: [
      say((told) => {
        const twice = told.has(/\b(?:declined|pending)\b/i);
        const [gave, meant] = told.sums;
        const day = told.find(
          /\b((?:yesterday|today|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d+(?:st|nd|rd|th)?|\d+ (?:Nov|Oct|Dec)\w*))/i,
        );
        const back = gave && /\b(?:need the|the) (\d{2,}) back\b/i.exec(told.all)?.[1];
        return `${twice ? `A payment that shows as declined and as pending mostly disappears from the bank’s list by itself within a few days: the bank has set${around(' the ', gave)} aside and not yet booked it. Whether it went through twice I cannot see; I am an AI and have no look into payments.` : 'That is quickly done, and it can be put right; you need not be embarrassed.'} ${twice ? 'Ask your bank today: “Is it booked, or only reserved?”' : 'I cannot return anything myself, but I can tell you what makes it quick.'} Write now to ${mail}: your name, ${day ? `“${day}”` : 'the day'}${told.has(/\b9pm|\bpm\b|\bam\b/) ? ' with the hour' : ''}, how you paid, ${gave ? `that ${gave} went${meant ? ` and ${meant} was meant` : ''}` : 'the sum that went and the sum that was meant'}${back ? `, so that ${back} is to come back` : ''}. ${when(told.has(/\bgrocery|heat|rent\b/i), 'Add in one line that the money is needed at home; that is no shame and makes it urgent. ')}A person answers within ${hours} hours. Please no card number, neither here nor in the mail; the last four digits are enough.`;
      }),
    ],
    goesOn: [
      say(
        `Put that into the message to ${mail} as well, in one line. A person there sees the payment; I do not. Until you have an answer, keep the bank’s line as a picture.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:how long|when|days|take|come back)\b/i,
        `Two times add up. The answer of our team: within ${hours} hours. The way of the money: with cards a return commonly shows after some working days, depending on the bank; a promise I cannot give you. Ask in your message for the day on which it was sent back, and your bank can follow it from there. If nothing has come a week after that day, write again; nobody will think you impatient.`,
      ),
      ask(
        /\b(?:full card|card number|cvv|account number|should i give you|password)\b/i,
        `No, please never: not to me, not in a mail, and not to anybody who calls and says he is from us. Nobody needs the whole number to find a payment; name, day, sum and the last four digits are enough. If you have already sent the number somewhere, tell your bank to replace the card. For the payment itself write to ${mail}; a person looks and answers within ${hours} hours.`,
      ),
    ],
  },
  {
    id: 'change-details',
    subject: 'gift-monthly',
    named:
      /\b(?:card (?:on file )?expired|new card|change (?:my )?(?:card|address|bank|amount)|i moved|old address|update my)\b/i,
    opens: [
      say(
        `I cannot change it myself: I am an AI and see neither cards nor addresses, and please write none of them to me. Send one message to ${mail}: your name, that the card has expired and that you have moved, and a number at which you can be reached. A person answers within ${hours} hours and tells you the safe way to enter the new card yourself; the new address you may write there. Until then a payment simply fails, and you owe nobody anything for it.\n\nIs there anything else that should go into that message?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:receipt|statement|last year)\b/i,
        (told) =>
          `A receipt has to come from a person who sees the payments; ask for it in the same message to ${mail}: “Please send me the receipt for last year;${around(' I gave ', told.find(/\b(\d+) a month\b/i), ' a month')}${around(' since about ', told.find(/\bsince (?:about )?(\p{Lu}\p{Ll}+)/u))}. My new address is …” Say whether mail or paper suits you. Compare it with your own list or the bank’s lines before you use it for taxes, and write again if a month is missing. Answers come within ${hours} hours; the paper itself may take longer.`,
      ),
    ],
  },
  {
    id: 'receipt-tax',
    chosen: 'give-tax',
    subject: 'give-tax',
    named:
      /\b(?:tax[- ]?deduct\w*|deductible|write (?:it|this) off|tax (?:receipt|benefit|letter)|receipt for my|itemi[sz]e|file jointly|gift aid|501)\b/i,
    opens: [
      say((told) =>
        told.has(
          /\b(?:canad\w*|u\.?k\.?|england|leeds|australia\w*|ghana|kenya|uganda|nigeria|philippines|europe|germany|ireland)\b/i,
        )
          ? `Giving from another country is possible, only the tax is another matter: whether a gift to a ${site.legalForm} in the United States lowers your tax at home, your own country decides, and mostly it does not, or only against income from the United States. Ask a tax adviser where you live before you give for that reason. For the gift itself use the Donation form, name the currency and ask what reaches us after fees; a person answers within ${hours} hours. If the receipt matters most, a registered charity near you that does similar work may be the better place, and that is no loss to us.`
          : undefined,
      ),
      say(
        (told) =>
          `${site.name} is a ${site.legalForm}; gifts to such an organization can as a rule be deducted from federal income tax in the United States by those who itemize. ${when(told.has(/\bitemi[sz]e\b/i), 'You do, so it is likely to count for you. ', 'Who takes the standard deduction usually gains little or nothing by it. ')}${around('What ', told.find(/\b(Minnesota|California|Texas|Georgia|Ohio|Florida|New York|Tennessee)\b/), ' does with it for its own tax is a rule of that state')}${told.has(/\b(?:Minnesota|California|Texas|Georgia|Ohio|Florida|New York|Tennessee)\b/) ? when(told.has(/\bTexas|Florida|Tennessee\b/), ', and where there is no state income tax the question falls away. ', '; ask the person who does your taxes. ') : ''}I am an AI and no tax adviser, so let your adviser have the last word, and look the organization up in the tax office’s public list of charities before you rely on it.\n\nIs it about a gift already made, or about one that you plan?`,
      ),
    ],
    goesOn: [
      say(
        'For your own case the person who does your taxes has to answer; I would only guess. What helps that person: the date, the sum, the written receipt, and whether you got anything in return for the gift.\n\nWould you like me to say what such a receipt contains?',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:receipt|letter|january|paper|proof)\b/i,
        `For a gift of 250 dollars or more you need a written receipt that names the organization, the day, the sum, and whether you got anything in return; below that a bank line is enough. When and how ours are sent I do not know for certain, so ask with the gift itself: write into the Donation form or to ${mail} “Please send me a written receipt.” A person answers within ${hours} hours. If you have nothing by the end of January, write once more, and give no later than that into the hands of whoever does your taxes.`,
      ),
    ],
  },
  {
    id: 'in-debt',
    subject: 'ask-in-need',
    named:
      /\b(?:(?:[$£€]\s?)?\d+k? (?:of )?debt|in debt|credit card to give|put it on the (?:credit )?card|calculator says no|can[’']?t afford to give|social security|on (?:a )?(?:small )?pension|fixed income)\b/i,
    opens: [
      say(
        (told) =>
          `No, God is not disappointed when you wait; he looks at the heart before the sum, and yours has already given. ${around('With ', told.find(/(?<!\d)([$£€]?\d{1,9}k? debt(?: at \d+ ?%)?)/i), ' every dollar that goes into it is well used: ')}${told.has(/debt/i) ? 'becoming free is itself a good work, for later you can give without a bill behind it. ' : 'Live first, and pay what must be paid; nobody may ask you for more, and we do not. '}${when(told.has(/\b(?:seed|double|10 times|tv|preacher|back)\b/i), 'And no: whoever promises that God returns it doubled is selling something. God cannot be bought, and never give on a card. ')}If you would like to do something all the same: a prayer for one name on the community page each evening is a gift that costs nothing and is needed every day.\n\nIs there somebody with whom you can look at the figures?`,
        '2 Corinthians 8:12',
      ),
    ],
    goesOn: [
      say(
        'Then please keep what you have, and without a bad conscience. There is nothing that you owe us. What you can always give is what does not cost you sleep: a prayer, a kind line under a request, an hour once things are calmer.\n\nWhat would take the most pressure off you this month?',
      ),
    ],
    asks: [
      ask(
        /\b(?:time instead|giving time|i[’']?m good (?:with|at)|skills?|student|volunteer)\b/i,
        (told) =>
          `Yes, gladly, and it is worth no less. ${when(told.has(/\bteenagers?|kids|young\b/i), 'Somebody who is good with young people is rare. ')}${when(told.has(/\bcpa|accounting\b/i), 'And whoever knows figures can help an owner to find out in one evening where his money stays. ')}Write it into the Guest Speaker form, which comes nearest: “I can … , about … hours a month, on …”; a person answers within ${hours} hours. For work with minors expect to be asked for references; that is a good sign. Do not promise more hours than you can keep beside your studies and a second income. Paying off what you owe comes first.\n\nWhich evening of the week is really free?`,
      ),
      ask(
        /\b(?:social security|\$?1,?\d{3}|pension)\b/i,
        (told) =>
          `On ${told.find(/([$£€]\s?1,?\d{3})/) ?? 'that income'} a month I would not give a thousand to anybody, least of all to somebody on television who promises it back. Food, heat, medicine and rent come first, and God does not ask you to go without them. The widow’s two coins were praised, and the men who devour widows’ houses were cursed, in the same breath. If you would like to give something, let it be what you never miss, or a prayer, or a letter to somebody in hospital. And if anybody presses you on the telephone, hang up; that is no sin.`,
        'Mark 12:38-40',
      ),
    ],
  },
];
