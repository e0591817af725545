import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Debt, loans, prices, profit: what owners ask about money. */
export const moneyThemes: readonly Theme[] = [
  {
    id: 'tax-hide',
    passing: true,
    named:
      /\b(?:hide (?:income|money|cash)|under[- ]report|off the books|cash in hand to avoid|evade tax|dodge tax|second set of books|ruthless shark|from the irs)\b/i,
    opens: [
      say(
        'I will not help to hide income; it is fraud, and in the end it eats the sleep and the business. I will not play a shark either. What I gladly do: look for what you may keep lawfully, which is more than most owners use. Home office, vehicle, retirement plan, the health premium, the timing of a purchase, the legal form itself. One hour with a tax adviser usually pays for itself. And if something was left out in past years, setting it right of one’s own accord is treated far more mildly than being found.\n\nWhat makes the tax so heavy this year: the sum, the date, or that nothing was put aside?',
      ),
      say(
        'My answer stays the same, also as a thought experiment. If taxes press you, tell me roughly what comes in, what goes out and what is due when, and we sort out what an adviser can lower, and what the tax office can spread over time. They agree to payment plans more often than people think.\n\nWhich date is the next one that worries you?',
      ),
    ],
    asks: [],
  },
  {
    id: 'debts',
    chosen: 'case-insolvency',
    subject: 'case-insolvency',
    named:
      /\b(?:bankrupt\w*|chapter (?:7|13|11)|who do i pay first|which (?:one|debt) first|i owe \d|we owe|owe (?:[$£€]|\d)|in debt|back (?:payroll )?tax|creditors?|\d+k? in (?:credit card )?debt|credit card debt|behind on (?:the )?(?:loan|taxes)|can[’']?t pay (?:my|our) (?:bills|suppliers|debts))\b/i,
    unless:
      /\b(?:losing money|afraid of bankruptcy|owes? (?:us|me)|owed to me|loan for|co-?sign|landlord.*reduction|letter)\b/i,
    goesOn: [
      say(
        'Good that you add that. Put it on the same page with the other figures: to whom, how much, at what interest, what happens if it is late. Then nothing has to be carried in the head. The order stays: wages and withheld taxes, what keeps the doors open, the dearest interest, then the rest with small fixed sums. Call each one before the date.\n\nIs your own household in it, too, with guarantees or cards?',
      ),
    ],
    opens: [
      say((told) => {
        const payroll = told.has(/\b(?:payroll tax|withheld|withholding|sales tax|vat)\b/i);
        const friend = told.has(/\bfriend\b/i);
        const profit = told.find(/\b(?:profit|left over|clear)[^.]{0,20}?((?:[$£€]\s?)?\d[\d,]*)/i);
        return `${when(told.has(/\b(?:sin|jesus|christian|bible)\b/i), 'To be unable to pay is no sin; not to want to pay would be one. The law of Moses itself knew a year of release. ')}${when(payroll, 'First the payroll tax, without a doubt: that money was never yours but was withheld for others, penalties grow quickly, and in many places you are liable for it in person. Call the tax office this week and ask for an installment plan. ', 'The order that protects most: wages and taxes withheld, then what keeps the doors open (rent, power, insurance), then suppliers you cannot work without, then secured loans, then the rest by interest. ')}${when(payroll, 'Second the dearest interest, with everything that is left after the minimum on all others. ')}${friend ? 'Then the friend: a small fixed sum each month from now on, because friendships die of silence and not of slow paying. ' : 'Call every creditor before the date and not after it; most prefer a small plan to a big silence. '}${profit ? `With ${profit} a month to work with this can be planned; you are not insolvent, you are tight. ` : 'Put all of it on one page: whom, how much, what interest, what happens if it is late. '}Take nothing new to pay something old.\n\nWhat is already overdue, and by how much?`;
      }, 'Psalm 55:22'),
    ],
    asks: [
      ask(
        /\b(?:husband|wife|spouse)\b[^.?!]{0,30}\b(?:doesn[’']?t|does not|not) know\b|\bhaven[’']?t told\b/i,
        'Then that is the first debt to be settled, still before the bank. The sum you can bear together; what divides is the day on which it is found out. Choose an evening without children, with the page in your hand. Say that you have to say something you should have said long ago, how much it is, and that you were ashamed; then lay all of it on the table. Really everything, in one go; a second discovery does more harm than the first. Then do not ask for forgiveness at once; ask which questions there are, and answer them. And take the first step together, the call to a counselor or the bank.\n\nIs the whole sum on the page, also the part that you would like to leave out?',
        'Ephesians 4:25',
      ),
      askFirst(
        /\b(?:bankrupt\w*|chapter (?:7|13)|insolven\w*)\b/i,
        (told) =>
          `Bankruptcy is a tool of the law, to be used when the sums can no longer be met, and not before. ${when(told.has(/\bpay (?:people|them) back|want to pay\b/i), 'Since you want to pay people back, Chapter 13 is the nearer one: a plan of three to five years from your income, and you keep the business. Chapter 7 ends it faster, and people get less. ')}Speak with a lawyer who does nothing else (the first talk is often free) and, before that, with a nonprofit credit counselor. Nothing forbids you to pay small suppliers later, of your own will, when the law has long released you; some owners have done so for years, and it honors God.\n\nCould you live, and pay a little to each, if interest stopped today?`,
      ),
      ask(
        /\b(?:friend|don[’']?t worry|last|pay him last|brother)\b/i,
        'You can, since he offers it; take it as a gift and not as a habit. Thank him, and answer with something firm: “I accept it until June. From today you get 100 on the first of each month, so that neither of us has to think of it, and the rest when the tax is done.” Write it on half a page for both of you. What ruins friendships is not the slowness but the silence, and the new car in between. If his own business gets tight, he comes before the bank.\n\nWhat small sum could you keep to in the worst month?',
        'Proverbs 3:27',
      ),
      ask(
        /\b(?:who|first|order|which)\b/i,
        'In this order: wages and the taxes withheld from them; rent, power, insurance; those suppliers without whom you cannot work; then debts by interest, the dearest first, with the minimum to all others. Never pay the loudest first only because he is loud. Write the order down and stay with it, and tell each creditor his date: “You get … on the 15th of each month.” A kept small promise restores more credit than a large one that fails.\n\nShall we put your list in that order? Give me names and sums, or only letters instead of names.',
      ),
    ],
  },
  {
    id: 'loan',
    chosen: 'case-loan',
    subject: 'case-loan',
    named:
      /\b(?:take (?:out )?a loan|loan for|borrow(?:ing)?|bank offers|mortgage|finance (?:a|the)|sba loan|line of credit (?:for|to)|buy the building|lease or buy|second location|bank says yes|at \d+(?:\.\d+)? ?%)\b/i,
    unless: /\b(?:co-?sign|we owe|i owe|who do i pay|which one first)\b/i,
    goesOn: [
      say(
        'Then reckon with that, too, and from the bad side: what if it comes in three months late, or a fifth smaller? If it still holds, it is a tool; if not, it is a bet. Ask the bank what happens in the first month you cannot pay, and let them show you the sentence in the contract.\n\nWho besides the bank has looked at these figures?',
      ),
    ],
    opens: [
      say((told) => {
        const rent = told.find(/\brent (?:now |is )?(?:[$£€]\s?)?(\d[\d,]*\d)/i);
        const payment = told.find(
          /\bpayment (?:would be |is )?(?:around |about )?(?:[$£€]\s?)?(\d[\d,]*)/i,
        );
        const extra = told.find(/\binsurance (?:around |about |is )?(?:[$£€]\s?)?(\d[\d,]*\d)/i);
        const n = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
        const compares = rent && payment;
        const total = n(payment) + (extra ? n(extra) : 0);
        return `It is not wrong. The proverb describes what a loan does (it makes you less free); it forbids nothing, and the law itself speaks of lending. The question is whether it buys freedom or rents out your future. ${
          compares
            ? `Your own figures: ${payment}${extra ? ` and ${extra} for tax and insurance` : ''} make ${total.toLocaleString('en-US')} a month against ${rent} of rent, so about ${(n(rent) - total).toLocaleString('en-US')} in your favor. Put a part of that aside for roofs and repairs, and it still carries itself. What weighs against it is the cash: keep three months of wages and costs after the down payment, or wait. `
            : `${when(told.has(/\btruck|van|machine\b/i), 'Reckon it from the bad side: would the truck pay its rate in the three weakest months you remember? If you are booked out for weeks, that is a good sign, as long as you have somebody to drive it. ')}A sound loan passes four tests: the thing earns more than the rate costs, also in a weak season; nobody’s home is pledged; three months of costs stay in the account; and you could sell the thing and be clear. `
        }Ask two banks for the same sum, and somebody who has nothing to gain from it for an opinion.\n\nWhich of the four would you be least sure of?`;
      }, 'Luke 14:28'),
    ],
    asks: [
      ask(
        /\b(?:wife|husband|spouse|peace|wait)\b/i,
        'Yes, wait until she can say yes, or at least until you both know what the no consists of. “No peace” is often a figure that nobody has spoken aloud. So ask her this evening, without defending: what would you be most afraid of; how much would have to stay in the account; when would we sell again? Then change the plan by her answers: a smaller sum, a longer time to refuse, a fixed reserve, her name on the papers or not. Two see more than one, and you will have to carry it together. If the bank does not wait thirty days, that tells something as well.\n\nWhat has she said already, in her own words?',
        'Ecclesiastes 4:9-10',
      ),
      ask(/(?<![\d.])\d{1,2}(?:\.\d{1,3})? ?%/i, (told) => {
        const sum = told.find(/[$£€]\s?(\d[\d,]*)/);
        const rate = told.find(/(?<![\d.])(\d{1,2}(?:\.\d{1,3})?) ?%/);
        const p = Number((sum ?? '').replaceAll(',', ''));
        const r = Number(rate ?? 0) / 1200;
        if (!(p > 0 && r > 0)) return undefined;
        const monthly = Math.round((p * r) / (1 - (1 + r) ** -60));
        return `Then let us reckon. ${sum} at ${rate} percent over five years is about ${monthly.toLocaleString('en-US')} a month, some ${Math.round(monthly * 60 - p).toLocaleString('en-US')} in interest altogether. Add insurance, fuel, repairs and a driver’s wage, and you have what it must bring in each month before it earns anything. If it can earn twice the rate in an ordinary month and the rate itself in the worst, I would do it, with the truck alone as security and not the house. ${when(told.has(/\bbooked out (\d+) weeks\b/i), 'Being booked out that far says the work is there. The other question is the second driver: do you have one? ')}If not, hire a used one for three months first; it costs more by the day and tells you the truth.\n\nWho would drive it, from the first day on?`;
      }),
      ask(
        /\b(?:proverbs|slave|bible|sin|taught)\b/i,
        'The sentence in Proverbs is an observation, like “the rich rule over the poor”: so it is, see to it that you know it. Scripture warns of debts made lightly, of pledging for others, and of not paying back. It nowhere calls borrowing for honest work a sin. So the test is not whether, but how much, what for, and whether you would still be able to do what is right if things went badly.',
        'Romans 13:8',
      ),
    ],
  },
  {
    id: 'cosign',
    subject: 'case-loan',
    named: /\bco-?sign\w*|\bguarantee (?:his|her|their|a) loan|\bpledge for\b|\bstand surety\b/i,
    goesOn: [
      say(
        'I understand that it pulls at you. Keep the two things apart: helping, which you want to do and can, and signing, which puts your roof under their idea. Say the no early, both of you together, and bring the other help along in the same breath.\n\nWhat sum could you give away without wanting it back?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Here Proverbs is indeed plain, and its reason is kindness: whoever signs owes the whole${around(' of the ', told.sums[0])} on the day the other cannot pay, and then you lose a sum and a ${when(told.has(/\bson-in-law\b/i), 'son-in-law', 'relationship')} at once. The bank asks for your name because it doubts; listen to that. Sign only if you could give the money away tomorrow without harm to your own household, and would not speak of it at table. ${when(told.has(/\b(?:expecting|baby|pregnant|february)\b/i), 'A baby on the way makes it tender, and is a reason the more not to bind both households to one truck. ')}A no can be a loving one: “I will not sign, and I will help you, and I have thought about how.”\n\nCould you lose the whole sum without having to change your own life?`,
        'Proverbs 22:26-27',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:instead|what (?:else )?could i|help them|do for them|other way)\b/i,
        (told) =>
          `Several things that help more than a signature:\n\n1. A gift with a border: a fixed sum, once, that you never expect back. For instance the permits and the first insurance.\n2. Smaller first: rent a ${when(told.has(/\bfood truck\b/i), 'truck or a kitchen', 'machine or a place')} for six weekends. After that the bank has figures, and so have they.\n3. Your hours: the books each Sunday evening, a Saturday at the window, looking after the child.\n4. Buy a thing yourself, a grill or a generator, and lend it to them; it stays yours.\n5. An introduction: to a lender for small businesses, to one owner who did it.\n\nSay it to both of them together, so that nobody has to carry your no home.\n\nWhich of these would you do gladly?`,
      ),
    ],
  },
  {
    id: 'price-rise',
    chosen: 'case-price-rise',
    subject: 'case-price-rise',
    named:
      /\b(?:price (?:rise|increase|going up)|prices? (?:is |are )?(?:up|going up|higher)|rais(?:e|ing) (?:my |our |the )?(?:prices?|rates?)|put (?:my |our )?prices up|haven[’']?t raised|new price|too greedy|rais(?:e|ing) (?:my|the|our) (?:\w+ )?(?:price|rate|rent|fee)s?|rais(?:e|ing) (?:my|the) \w+ (?:price|rate))\b/i,
    goesOn: [
      say(
        'Then take it up in the note, in half a sentence, without excuses. Say the new price, the day, and that nothing else changes; people forgive a price, they do not forgive a surprise. And tell your three oldest customers in person before the others read it.\n\nFrom which day is it to hold?',
      ),
    ],
    opens: [
      say((told) => {
        const [old, fresh] = told.sums;
        const bare = told.find(/\bis (\d{2,3}) too (?:greedy|much)\b/i);
        const next = fresh ?? bare;
        const n = (text: string | undefined): number =>
          Number((text ?? '').replaceAll(/[^\d.]/g, ''));
        const percent =
          n(old) > 0 && n(next) > n(old) ? Math.round((n(next) / n(old) - 1) * 100) : undefined;
        return `No, it is not greedy to charge what the work costs; a business that loses on every visit helps nobody for long. ${percent === undefined ? '' : `From ${old} to ${next} is ${percent} percent. ${percent > 20 ? 'In one step that startles people, even when it is overdue; two steps half a year apart, or a smaller one now, would be easier to take. ' : 'That is within what people expect after years. '}`}${when(told.has(/\b(?:since 20\d\d|\d+ years|first time|four years|5 years)\b/i), 'You have carried the rise of fuel and parts for years; say so in one line. ')}Tell everyone six weeks ahead, in person or by a short letter, with the date, the old and the new price, and no excuses. ${when(told.has(/\b(?:pension\w*|old(?:er)? (?:people|folks)|widow|fixed income)\b/i), 'For those who live on little keep a quiet list and help them by your own rule, not by haggling. ')}Some will go; those who stay pay for the work as it is.\n\nShall I write the note for your customers? Then tell me the date it begins.`;
      }, 'Luke 10:7'),
    ],
    asks: [
      ask(/\b(?:write|draft|note|letter|message|effective)\b/i, (told) => {
        const from = told.find(
          /\b(?:effective|from|starting|as of|on) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/i,
        );
        const name = told.find(/\bfrom (\p{Lu}\p{Ll}+(?: at \p{Lu}[\p{L} ]+)?)(?=[.,]|$)/u);
        const percent = told.find(/\b(\d+ ?%)/);
        const pair = /\bfrom ([$£€]?\d+) to ([$£€]?\d+)\b/i.exec(told.all);
        const [old, fresh] = pair ? [pair[1], pair[2]] : told.sums;
        const rent = told.has(/\brent\b|\btenants?\b/i);
        return `Here is a note:\n\n“Dear ${rent ? '[name]' : 'friends and customers'},\n\nfrom ${from ?? '[date]'} ${rent ? 'the rent' : 'the price'} changes ${percent && !fresh ? `by ${percent}` : `from ${old ?? '[old]'} to ${fresh ?? '[new]'}`}. ${told.has(/supplier|costs|diesel|fuel|insurance/i) ? 'Our own costs have gone up, and I would rather tell you openly than save on the work.' : 'I have held it as long as I could, and would rather tell you openly than save where you would feel it.'} Nothing else changes.\n\nIf this is hard for you, please speak to me before then; we will look for a way. Thank you for your trust.\n\n${name ?? '[your name]'}”\n\n${rent ? 'Look into the leases first: how long before it must be announced, and in what form.' : 'Hang it up six weeks ahead, and tell the oldest customers yourself.'}`;
      }),
      ask(/\bwhat (?:do|should|can) i say to\b|\bsay to (?:mrs|mr|ms|my)\b/i, (told) => {
        const name = told.find(/\b((?:Mrs|Mr|Ms|Miss|Dr)\.? \p{Lu}[\p{L}-]+)/u) ?? '[name]';
        const old = told.sums[0] ?? '[old price]';
        const next = told.sums[1] ?? told.find(/\bis (\d{2,3}) too\b/i) ?? '[new price]';
        const from = /£/.test(old) && /^\d/.test(next) ? `£${next}` : next;
        return `Say it to her yourself, before the letter comes:\n\n“${name}, I want you to hear this from me. From [date] the price goes from ${old} to ${from}; fuel and everything else has gone up, and I have held it as long as I could. I know that a pension does not go up like that. So for you it stays at ${old} for this year, and I would like you to keep that between us. ${when(told.has(/newfoundland|dog|hairy/i), 'Your dog has more hair than any two others, and I would miss him. ')}Next year we look at it again together.”\n\nIf you cannot do the whole: “… for you it is [a price between], and if a month is tight, tell me, and we put the visit off.” Do it in the kitchen and not on the doorstep.`;
      }),
      ask(
        /\b(?:keep the old price|old price for|unfair|widows?|exception|some of them|pension|leave the)\b/i,
        'It is not unfair, as long as there is a rule and you could say it aloud. “Whoever lives on a small pension and has been with me since before 2020 keeps the old price for another year, if they ask.” That is mercy with a border. Unfair would be to go by sympathy or by who complains loudest. Set a number beforehand (say one in eight), so that it does not eat the rise, look at the list once a year, and do not announce it in the letter: offer it to those you have in mind, in private, so that nobody is shamed. You give that discount; so give it gladly, and do not make up for it with worse work.\n\nHow many would be on that list?',
        'Proverbs 19:17',
      ),
    ],
  },
  {
    id: 'profit',
    chosen: 'case-profit',
    subject: 'case-profit',
    named:
      /\b(?:too much profit|how much profit|profit (?:margin|is)|overcharg(?:e|ing) (?:people|customers)|markup|what (?:should|can) i charge)\b/i,
    goesOn: [
      say(
        'Then let the reckoning decide and not the feeling: all costs of a month, your wage included, through the hours you can truly sell. What lies above is profit; a part of it repairs, a part gives, a part you may enjoy.\n\nWhat does an hour of yours cost you, before you have earned anything?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `${told.sums.length >= 2 ? `${told.sums[0]} for something whose part costs ${told.sums[1]} is not too much in itself: the customer does not pay for the part but for your hand, the shop, the tools, the one in ten that goes wrong, and for being there at six in the evening. ` : 'Scripture sets no percentage. It forbids false scales, using somebody’s need, and keeping back wages; inside of that there is freedom. '}Three tests: Would you name the price with the same face to a friend? Does the customer know beforehand what it costs, and can he go elsewhere? Is there enough in it to pay people fairly, to repair what breaks, and to give? Then it is a good price. It becomes wrong when the widow pays double because she cannot compare. Reckon once properly: all costs of a month through the number of repairs, plus your wage; what lies above is profit, and you may enjoy it.\n\nWhat is left of an average month, after your own wage?`,
        'Proverbs 11:1',
      ),
    ],
    asks: [],
  },
];
