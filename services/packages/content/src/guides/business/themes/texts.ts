import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Faith that is shown, contracts, landlords, and texts that owners want written. */
export const textThemes: readonly Theme[] = [
  {
    id: 'show-faith',
    subject: 'step-integration',
    named:
      /\badvertise\b[^.?!]{0,40}\bchristian\b|\bchristian (?:business|company|owned)\b|\bfish on (?:my|the)\b|\bbring god into\b|\bwithout being pushy\b|\bshare my faith\b[^.?!]{0,30}\b(?:work|customers)\b/i,
    unless: /\b(?:they call themselves|how should a christian|hire)\b/i,
    opens: [
      say(
        'It is allowed, and it is a promise: whoever paints a fish on the van will be measured by it at the first mistake. So let people notice it first and read it afterwards. What can be seen: prices that are the same for all, an apology without “but”, wages on the day, a telephone call when something goes wrong. What can be said when you are asked: one sentence, “I try to do it as before God.” What one leaves out: faith as a reason to buy, scripture under reminders, prayers that nobody asked for. Staff and customers should be able to say no without cost. Quiet things carry furthest: praying for customers by name before you open.\n\nWhat would your hardest customer say that you believe in?',
        'Matthew 5:16',
      ),
    ],
    asks: [],
  },
  {
    id: 'contracts',
    subject: 'step-operations',
    named:
      /\b(?:bible|scripture|god|biblical\w*)\b[^.?!]{0,40}\bcontracts?\b|\bcontracts?\b[^.?!]{0,40}\b(?:bible|biblical)\b/i,
    opens: [
      say(
        'A good deal, though the word is rather “covenant” or simply “yes”. Let your yes be yes: a written page is no mistrust, it helps both to remember the same thing. Abraham bought a field before witnesses with the sum weighed out; Jeremiah had a deed sealed and kept in a jar. Three marks of a contract before God: the weaker one understands it, it says what happens when something goes wrong, and you would sign it from the other side as well. And the one that costs most: to keep it when it has become a disadvantage.\n\nIs it about one that you are to sign, or about one that somebody does not keep?',
        'Matthew 5:37',
      ),
    ],
    asks: [],
  },
  {
    id: 'landlord',
    subject: 'owner-hard-times',
    named: /\blandlord\b[^.?!]{0,60}\b(?:won[’']?t|refuses|doesn[’']?t|ignores|fix|repair)\b/i,
    opens: [
      say(
        'Then from today in writing, friendly and exact, for only what is in writing exists later. Read the lease this evening: who repairs what, within which time, what you may do if he does not. Then a letter with four things: what is broken and since when, what it costs you (customers, days, goods), what the lease says, by which date it is to be done. With it photographs and a list of the days. Do not hold back rent on your own, in many places that gives him the right to put you out; ask a lawyer or the small business office before.\n\nShall I write the letter? Then I need his name, the unit, what is broken and since when.',
      ),
    ],
    asks: [
      ask(/\b(?:letter|write|draft|firm|email)\b/i, (told) => {
        const name = told.find(/\b((?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{Ll}+)/u) ?? '[name]';
        const unit = told.find(/\b(unit \w+)/i) ?? 'my unit';
        const what =
          told.find(
            /\b(?:won[’']?t|doesn[’']?t|refuses to) fix (?:the |my )?([\w ]{2,30}?)(?= and|,|\.|$)/i,
          ) ?? 'the damage';
        const since = told.find(
          /\bsince ((?:January|February|March|April|May|June|July|August|September|October|November|December|\w{3,4})\.? ?\d{0,2})/,
        );
        return `Here it is, firm and without a harsh word:\n\nDear ${name},\n\n${what.replace(/^ac$/i, 'the AC').replace(/^AC$/, 'the AC')} in ${unit} has been out${around(' since ', since)}. I have told you about it and nothing has been done. ${when(told.has(/customers are leaving/i), 'Customers leave because of it, and I lose income each day. ')}By our lease the repair is yours.\n\nPlease have it done by [date, seven days from now], and tell me by [date, two days from now] who comes and when. If that does not happen, I will have the cost of it examined and take the steps that the lease and the law give me. I would much rather not.\n\nYou reach me at [number] at any time.\n\n[your name, ${unit}]\n\nSend it so that you can prove it arrived, and keep a copy with the photographs.`.replace(
          '\n\nthe AC',
          '\n\nThe AC',
        );
      }),
    ],
  },
  {
    id: 'mission',
    subject: 'step-purpose',
    named: /\b(?:mission|purpose|vision) statement\b|\bcompany values\b|\bcore values for\b/i,
    unless: /\bhelp me to write a purpose statement\b|^(?:what|which)\b/i,
    opens: [
      say((told) => {
        const trade = told.find(
          /\b(?:for my|for our|my) ([\w ]{3,25}? (?:company|business|shop|office|salon|agency|practice|bakery))\b/i,
        );
        return `${trade ? `For your ${trade}: ` : ''}a good one says in one breath whom you serve, with what, and what is better afterwards. Three drafts to choose from and change:\n\n1. “We keep [whom] in [place] from having to worry about [what], by honest work at a price that was said before.”\n2. “We do [trade] as if it were our own house: on time, clean, told straight.”\n3. “Because God entrusts people to us, we [do what] so that [what becomes possible].”\n\nTell me three things and I fill it: for whom you work most, what people thank you for, and one thing that you would never do, even if it paid.`;
      }),
    ],
    goesOn: [
      say((told) => {
        const who = told.find(/\bwe are ([^,.]{4,40})/i);
        const place = told.find(/\bin (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u);
        const what = told.find(
          /\b(?:do|serve|work for|mostly) (?:mostly )?((?:old|new|small|big|local|young|family)[\w ]{2,30})/i,
        );
        return `Then like this:\n\n“${who ? `We are ${who}${around(' in ', place)}. ` : ''}We look after ${what ?? '[whom or what]'} as if our own mother lived there: we come when we said we would, we say the price before we begin, and we leave it cleaner than we found it. What we have we have from God, and we want people to notice it by how they are treated.”\n\nShort, for the van: “${what ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : 'Good work'}. Straight prices. Clean floors.”\n\nRead it aloud to those you work with; strike whatever one of you grins at.\n\nWhich half sentence is still missing?`;
      }),
    ],
    asks: [],
  },
  {
    id: 'job-ad',
    subject: 'case-hiring-faith',
    named: /\b(?:job|help wanted|hiring) (?:ad|advert\w*|post\w*|listing)\b|\bad for a\b/i,
    opens: [
      say((told) => {
        const role = told.find(/\bfor an? ([\w -]{4,40}?)(?= at| in|,|\.|$)/i) ?? 'somebody';
        const place = told.find(/\bat (?:my|our) ([\w ]{4,30}?)(?=,|\.|$)/i);
        const pay = told.sums[0];
        const part = told.find(/\b(part[- ]time|full[- ]time)\b/i);
        return `Here is one to change:\n\n“${role.charAt(0).toUpperCase()}${role.slice(1)} wanted${around(' for our ', place)}${part ? `, ${part.toLowerCase()}` : ''}.\n\nYou are the first face people see, and some of them are afraid. We look for somebody who is kind on a bad day, tells the truth when something went wrong, and gladly keeps order.\n\nYou get: ${pay ? `${pay} an hour` : '[pay]'}, paid on the day; a plan of hours two weeks ahead; training by somebody who has time; a boss who apologizes.\n\nYou need: [two things that are really necessary]. All else can be learned.\n\nWrite us three sentences: what are you good at, and when could you begin? Or come by on [day] between [hours]. [name, number]”\n\nName the pay; it triples the answers and saves everyone’s time. Nothing about age, faith or family belongs in it.`;
      }),
    ],
    asks: [],
  },
  {
    id: 'apology',
    named:
      /\b(?:messed up|ruined|our (?:fault|mistake)|bride cried|let (?:her|him|them) down)\b[^]*\b(?:write|say|apolog\w*|refund)\b/i,
    unless: /\b(?:to: |from: |review|overcharged)\b/i,
    opens: [
      say((told) => {
        const name = told.find(/\b(?:name is|named|to) (\p{Lu}\p{Ll}+)/u) ?? '[name]';
        const what =
          told.find(
            /\b(?:messed up|ruined) (?:a |her |his |the |their )?([\w ]{3,30}?)(?=,|\.| and)/i,
          ) ?? 'it';
        const day = told.find(
          /\b(?:it was |on )?((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/,
        );
        const sum = told.sums[0] ?? told.find(/\brefund (?:the )?([$£€]?\d+)/i);
        return `By hand, on a card, and short:\n\n“Dear ${name},\n\nyour ${what.replace(/^(?:a|the) /, '')}${around(' on ', day)} was not what I had promised you, and that was my fault. One does not get such a day a second time, and I know that I cannot give it back. I am sorry.\n\nThe ${sum ?? '[sum]'} are on their way back to you, all of it. If it would be welcome and not painful, I would like to make you a small one for your first anniversary; you need not answer that.\n\n[your name]”\n\nNo reasons, no “but”. Send the money first and the card after it, so that nothing looks like a bargain.`;
      }),
    ],
    asks: [],
  },
];
