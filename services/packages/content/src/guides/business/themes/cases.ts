import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Bribes, half-truths, closing, plans, thanks, no-shows, papers: cases of their own. */
export const caseThemes: readonly Theme[] = [
  {
    id: 'code',
    chosen: 'off-topic',
    passing: true,
    named:
      /\b(?:javascript|python|code for|sql|html|css|super ?bowl|recipe|weather|football|fifa)\b/i,
    unless: /\b(?:raise of|welder|insurance|cook is)\b/i,
    opens: [
      say(
        'That is not something I can do: I am an AI guide for one thing, running a business by biblical values. For a booking calendar there are ready-made services that cost little; ask one other owner in your trade which he uses. What I can do is think with you about the people and the rules around it: missed appointments, prices, staff, letters.\n\nIs there something of that kind behind it?',
      ),
    ],
    asks: [],
  },
  {
    id: 'no-shows',
    named:
      /\bno[- ]?shows?\b|\bmiss(?:ed|ing) appointments?\b|\bdon[’']?t turn up\b|\bcancel(?:s|ling)? (?:at the )?last minute\b/i,
    opens: [
      say((told) => {
        const n = Number(told.find(/\b(\d+) a week\b/i) ?? 0);
        const each = Number((told.sums.at(-1) ?? '').replaceAll(/[^\d.]/g, ''));
        return `${n > 0 && each > 0 ? `${n} a week at ${each} make ${n * each} a week, some ${(n * each * 50).toLocaleString('en-US')} a year; that is worth a rule. ` : 'It adds up, and a clear rule is kinder than silent anger. '}Let your yes be yes holds for both sides of the chair. So: the day before a message, “Tomorrow at three, reply 1 if you cannot come.” That alone halves it. Whoever misses once without a word gets a friendly line and no bill. Whoever misses twice pays half in advance from then on. Say it on a card at the till and online, before anyone is hit by it. And keep room for mercy: the mother with the sick child, the old man who mixed up the days. Mercy you decide yourself, the rule protects you from the rest. Keep a short list of people who like to come at short notice, and fill the gap.\n\nHow do people book with you now?`;
      }, 'Matthew 5:37'),
    ],
    asks: [],
  },
  {
    id: 'bribe',
    chosen: 'case-bribe',
    subject: 'case-bribe',
    named:
      /\b(?:brib\w*|kick ?back|facilitation|envelope|commission\b.*\b(?:cash|customs|man)|customs\b.*\b(?:gift|cash|commission|pesos|sits)|(?:wants|asks for) (?:his )?10 ?%|for himself|under the table|grease)\b/i,
    goesOn: [
      say(
        'That makes the pressure larger, and the answer no different. Write down who asks, when, and for what; ask for the receipt each time; bring in somebody who deals with that office every day. And talk with two others who import, for a custom lives on everyone believing to be the only one who minds.\n\nBy which day does it have to be solved?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `No; and you feel it already, or you would not ask. A gift that buys what an official owes you anyway is a bribe, whatever it is called; besides, in the USA and the UK paying one abroad is a crime at home, also through a supplier. ${when(told.has(/\b(?:girls|send home|two girls|staff)\b/i), 'That people’s bread hangs on it makes it heavy, and God sees that weight. ')}There are ways between paying and losing everything: ask for an official receipt and the name (“I pay every fee that has a receipt”); often that ends it. Take a licensed customs broker or a second buyer who knows the office. Ask in writing what exactly is missing, with a copy to the superior, the chamber of commerce, your embassy’s trade desk. Then reckon what waiting costs and put a limit to it.${around(' At ', told.find(/\b(\d+ dollars a day)\b/i), ' you know what a week costs, and a broker may be cheaper.')} What you begin with you will have to go on with; they talk among each other, about payers and about those who never pay.\n\nWho near you imports without paying, and could be asked how?`,
        'Proverbs 15:27',
      ),
    ],
    asks: [
      ask(
        /\b(?:talk badly|other offices|if i refuse|refuse|lose)\b/i,
        'That may happen, and I will not make it small. Protect yourself before you refuse: write down what he asked, when, and who heard it. Refuse without accusing: “I cannot do that; my books are looked at. I can give the best price and deliver early.” That leaves him his face. Then do not depend on one office: three smaller orders (schools, a clinic, a church) are worth more than one large one that belongs to him. Tell two other business people whom you trust; men like that seek the one who stands alone. And tell those who work for you the truth about why you are looking for other orders. They will never forget it.\n\nWho could give you an order half the size?',
        'Psalm 37:5-6',
      ),
      ask(
        /\b(?:storage|costing|a day|weeks|sits|how long)\b/i,
        (told) =>
          `Then let us put the waiting into figures and a date. ${around('', told.find(/\b(\d+ dollars a day)\b/i), ' is money you can plan for: ')}set a limit (say ten days), and use them: today a licensed broker with power of attorney, today a written request for the list of missing papers, tomorrow the supplier (who chose the port and knows the office; let him bear a part of the storage), the day after the chamber or the trade desk of your embassy. Brokers’ fees are lawful when they are on an invoice for work done; they are not when you know that they are passed on. If it is not solved by then, consider shipping the next one through another port. This container may cost you something; let it not cost you the next twenty.`,
      ),
    ],
  },
  {
    id: 'truth',
    chosen: 'case-truth',
    subject: 'case-truth',
    named:
      /\bis it (?:lying|a lie|dishonest)\b|\bwhite lie\b|\bfully booked\b|\bhave to tell (?:the|my) customer\b/i,
    opens: [
      say(
        'Yes, it is one, if a small one: you want the customer to believe something that is not so. It also binds you, for next week he may see that you had time. You need not give the reason in order to be truthful. “I am not able to take this on” is true and complete. Kinder still, if you can say it calmly: “I do not think that we are a good match for this kind of work; I can name you two others.” If he asks why, one sentence without anger: “Last time the changes came faster than we could work. I would rather say no now than disappoint you later.” A no in plain words is a form of respect.\n\nWhich sentence could you say to his face?',
        'Matthew 5:37',
      ),
    ],
    asks: [],
  },
  {
    id: 'closing',
    chosen: 'case-closing',
    subject: 'case-closing',
    named:
      /\b(?:keep going with|clos(?:e|ing) (?:the|my|our|it)|give up (?:the|my) (?:shop|store|business)|in the red|shut (?:it )?down|wind(?:ing)? (?:it )?up|if i close)\b/i,
    unless: /\b(?:books? closed|close on a house|close the (?:deal|sale|year))\b/i,
    goesOn: [
      say(
        'Thank you for telling me that. Take it to the page with the three questions, and then to the one who carries it with you. A decision with a date is a relief even when it hurts: ninety days, one figure, and then both of you know.\n\nWhat would you do on the first Monday without the shop?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `To ask this is not faithlessness; a steward has to. ${when(told.has(/\b(?:3|three|two|2|four|4) (?:years?)?|in the red for\b/i), 'Years in the red are not a phase any more, they are an answer, unless something is about to change. ')}Three questions on one page: What would have to be true for it to carry itself within twelve months, in figures? What have we not yet tried, of the things that truly matter (rent, place, hours, what is sold)? And what does each further year cost, in money, health and marriage? ${when(told.has(/\bwife\b/i), 'Your wife is the largest investor; ask her before anyone else, and as one asks a partner: “Would you put your money in again?” ')}Then set a date, ninety days from now, and one figure; if it is not reached, you close, without debating it again. Closing in good time is a good work: all are paid, and nobody is left with a promise.\n\nWhich figure would it have to be, on that day?`,
        'Ecclesiastes 3:1',
      ),
      say(
        'Let us go one step further. If nothing but habit and duty speaks for it, that is worth knowing; if there are people for whom it is more than a shop, ask them plainly: “We will close in ninety days unless … Would you?” Their answer is more honest than their praise.\n\nWhom would you ask first?',
      ),
    ],
    asks: [
      ask(
        /\btell (?:my|the|our) (?:employees|staff|people|team)\b/i,
        'All on the same day, in person, before anyone hears it in the street; those who have been there longest an hour earlier. Say the news in the first sentence: “We are closing on … .” Then the reason in two sentences, then for each one what is certain: pay until which day, what holiday is paid out, a letter of reference, the afternoon off for applications. Let them be silent, or angry. Ask nobody to comfort you. The next morning be the first to arrive, and sit down with each one for ten minutes. And call three shops that might need good people; that says more than a speech.\n\nWhat can you pay, for how long?',
        'Colossians 4:1',
      ),
      ask(
        /\b(?:how do i (?:do|close)|do that well|close well|well\?|properly)\b/i,
        'Slowly, openly, with everyone paid. First an accountant and a lawyer for one hour each: what is owed, what the lease demands, what must be deregistered. Then the order: your family, your staff (with a date, pay until then, a letter of reference for each), suppliers and landlord with a plan, then the customers. A closing sale of six weeks with a sign that thanks rather than laments. Gift cards are redeemed until the last day. Give what is left to somebody who can use it. And hold a last evening: let people say what it was to them, name those who worked there, pray, lock the door together. Put nothing on a card in those weeks.\n\nWho should hear it first, and on which day?',
        'Ecclesiastes 7:8',
      ),
    ],
  },
  {
    id: 'business-plan',
    chosen: 'case-plan',
    subject: 'step-purpose',
    named: /\bbusiness plan\b|\bstart(?:ing)? a (?:business|company)\b|\bbusiness idea\b/i,
    unless: /\bfinished\b/i,
    goesOn: [
      say(
        'Then that goes into line one or two. Do not polish the page; show it to three people who would have to pay for it, and listen for the word “when”. Whoever asks when you begin is a customer, whoever says “nice” is a friend.\n\nWho are the first three?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `${when(told.has(/\b(?:for a|van|shop|truck|salon|grooming)\b/i), 'Here is a plan on one page, to be filled with your figures', 'Gladly, on one page; tell me the trade and the place, and I fill in more')}:\n\n1. For whom: one kind of person, in one part of town.\n2. What they get, and why from you: one sentence that they would say themselves.\n3. The price: ${when(told.has(/\bgroom\w*|dog\b/i), 'three sizes of dog, three prices; ', '')}what an hour must bring so that you can live.\n4. Costs a month: vehicle, insurance, supplies, telephone, tax put aside (a quarter of what comes in).\n5. How many visits that means each week, and how many you have after one, three and six months.\n6. ${told.sums[0] ? `The ${told.sums[0]}: at most two thirds for equipment (used), one third stays in the account.` : 'The money: at most two thirds for equipment, one third stays in the account.'}\n7. The first ten customers by name, and when you call them.\n8. When you stop or change: a date and a figure.\n\nPray over it, show it to an owner in the trade, then begin with number 7.\n\nWho are the first three names?`,
      ),
    ],
    asks: [
      ask(/\b(?:it[’']s for|for a|in [A-Z]\w+|have \d+k|i have)\b/, (told) => {
        const sum = told.find(/\b(\d+)k\b/i);
        const isDogs = told.has(/\b(?:groom|dog)\w*/i);
        const n = Number(sum ?? 0);
        return `Then with flesh on it${around(', for ', told.find(/\b(?:a|an) (mobile dog grooming van|[\w ]{4,30}?(?:van|shop|truck|salon|service))\b/i))}${around(' in ', told.find(/\bin (\p{Lu}\p{Ll}+)/u))}:\n\nMoney: ${n > 0 ? `of the ${n}k about ${Math.round(n * 0.6)}k for a used and fitted vehicle, ${Math.max(1, Math.round(n * 0.12))}k for insurance, permits and a website, ${Math.round(n * 0.28)}k untouched for three bad months.` : 'two thirds for used equipment, one third untouched.'}\nPrice: ${isDogs ? 'look up five groomers nearby; mobile may cost a fifth more, because nobody has to drive.' : 'the middle of five offers nearby, not the lowest.'}\nReckoning: ${isDogs ? 'five dogs a day, four days a week, at 75 make 1,500; take off a third for costs and a quarter of the rest for tax.' : 'visits a week times price, less a third for costs, less a quarter for tax.'}\nFirst month: ten free half hours for people whom others ask (a vet, a breeder, three neighbors), for two honest lines each.\nEvery Friday three figures: visits, takings, what is left. After ninety days decide by them.\n\nBefore you buy: the rules of your town for ${isDogs ? 'water and waste' : 'your trade'}, and an hour with a small business adviser; those are mostly free.\n\nHow many could you book before you own the van?`;
      }),
    ],
  },
  {
    id: 'thank-staff',
    subject: 'owner-people',
    named:
      /\bthank (?:my |our )?(?:employees|staff|team|people|workers|crew)\b|\bchristmas (?:bonus|gift|party)\b|\bappreciat\w+ (?:my|our) (?:staff|team|employees)\b/i,
    opens: [
      say((told) => {
        const people = Number(told.find(/\b(\d+) (?:people|employees|staff|of us)\b/i) ?? 0);
        const sum = Number((told.sums[0] ?? '').replaceAll(/[^\d.]/g, ''));
        const each = people > 0 && sum > 0 ? Math.floor(sum / people) : 0;
        return `What people keep is not the gift but the sentence with it. ${each > 0 ? `With ${told.sums[0]} for ${people} that is ${each} each, and it is enough. ` : ''}So: for each a card by your own hand, with one thing that he or she did this year and nobody else saw. To it ${each > 0 ? `some ${Math.round(each * 0.6)} as a voucher for the shop where they buy anyway` : 'a small voucher for the shop where they buy anyway'}, not all for the same place. From the rest a breakfast on a working day, an hour, paid, cooked by you; say aloud there what stands in the cards. And one thing that costs nothing: a free afternoon of their own choice before the end of January, in writing. Write to the families of two of them, too: “Thank you for lending her to us.” Those letters hang on refrigerators for years.\n\nWhat did each of the ${people > 0 ? people : 'few'} do this year that only you know?`;
      }, 'Philippians 1:3'),
    ],
    asks: [],
  },
  {
    id: 'papers',
    named:
      /\bundocumented\b|\bno papers\b|\bwork permit\b|\bi-?9\b|\bwithout papers\b|\billegal(?:ly)? (?:worker|here|employed)\b/i,
    goesOn: [
      say(
        'Then the lawyer should hear that, too, and nobody else for now. You want to do right by the law and by a person; go step by step, and pay every hour meanwhile.\n\nWhen could you have that talk with a lawyer?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Lose sleep over neither tonight; take them one after the other. ${when(told.has(/\bcook\b/i), 'The cook', 'The person')} first, because there is a face and a law: before you say or do anything, speak this week with an immigration lawyer (many churches and legal aid offices have one). Whoever knows that somebody may not work and employs them on is liable; how it was learned, and what can still be done, a lawyer has to judge. Sometimes there is a way (family, years here, asylum, a permit that was lost). Pay every hour that was worked, in full and on time, whatever comes: that is owed under every law and before God. Tell nobody else. ${when(told.has(/\binsurance\b/i), 'The insurance next: ask for the reason of the rise in writing, get three offers through an independent broker, raise the deductible where you can bear it; that is a matter of a week. ')}\n\nDoes he know that you know?`,
        'Leviticus 19:33-34',
      ),
    ],
    asks: [
      ask(
        /\b(?:word what i say|what i say|say to him|help me word|how do i tell)\b/i,
        'After the lawyer, alone, in the language in which he understands best:\n\n“I value you. You have worked here well, and I trust you. I have learned something about your papers. I am not angry, and I tell nobody. The law does not let me go on as if I did not know. So I have asked a lawyer, and I would like to pay for an hour for you with one of your own, who works for you and not for me. All that you have earned will be paid, to the hour. If there is a way for you to stay, I will help with letters and with time. If there is none, I will help you to go well and not from one day to the next, as far as I may. What do you need first?”\n\nThen listen. Do not ask for details that you would rather not know; let him tell those to his lawyer.',
      ),
      ask(
        /\b(?:don[’']?t want to (?:break|throw)|break the law|throw him away|conscience)\b/i,
        'Those are the two halves of it, and you need not give up either. Not to break the law: no promise to look away, no cash, no new name on the list; let a lawyer tell you by when you have to act. Not to throw him away: pay in full, a lawyer of his own at your cost, a reference, a list of churches that help, time as long as the law gives it. “Love the foreigner as yourself” and “be subject to the authorities” stand in the same Bible; most of what is good is done in the space between them, by people who take trouble.\n\nShall I help you with what you say to him?',
        'Micah 6:8',
      ),
    ],
  },
  {
    id: 'care-talk',
    named: /\binsurance (?:renewal )?(?:doubled|went up|rise)\b/i,
    subject: 'owner-hard-times',
    opens: [
      say(
        'Ask for the reason in writing first: a claim, a new class of risk, or simply the market. Then an independent broker and three offers, with the same cover side by side; raise the deductible where you could bear a loss, drop what you would never claim, and ask which measures lower the rate (alarm, training, a camera, paying once a year). Begin two months before the renewal date. If it stays dear, it belongs into your prices, openly. Do not go without cover to save a month.\n\nWhen does it renew, and which part rose most?',
      ),
    ],
    asks: [],
  },
];
