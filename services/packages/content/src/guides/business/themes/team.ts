import { say, type Theme } from '../../themes/theme.ts';

/** Quarrels, promises, births, texts for the team, and other people's wishes. */
export const teamThemes: readonly Theme[] = [
  {
    id: 'insurance-lie',
    passing: true,
    named:
      /\b(?:lie|change|pad|inflate)\b[^.?!]{0,30}\b(?:invoice|bill|receipt)\b|\binvoice\b[^.?!]{0,40}\binsurance (?:pays|covers)\b|\bbackdate\b/i,
    opens: [
      say(
        'No. It would be your signature under an untruth, and insurance fraud besides; for a customer who asks that today, you will be the one he names tomorrow. Say it without a sermon: “I can only write what was done and what it cost. What I can do is describe the damage completely, with photographs, so that you get all that is due to you.” Often more is covered than people think, if it is described well. If he is angry, let him be; a customer who leaves over that was expensive anyway.\n\nHow large a part of your work hangs on him?',
        'Proverbs 12:22',
      ),
      say(
        'That makes it harder, and not different. Whoever may once move you to a false paper has you in his hand from then on, and knows it. Tell him no in person and warmly, offer him the complete description, and look out for two others this month who could fill a part of the gap. Losing a large customer hurts for a season; a false invoice can cost the license.\n\nHow long could you manage with half of his orders?',
      ),
    ],
    asks: [],
  },
  {
    id: 'cash-wages',
    subject: 'case-truth',
    named:
      /\b(?:under the table|off the books|cash in hand|pay (?:him|her|them|one guy) (?:in )?cash)\b/i,
    opens: [
      say(
        'That you feel bad about it is your conscience doing its work. It helps him only today: without pay slips no pension, no unemployment pay, no insurance when he falls off a ladder, and then you are liable with all you have. Put it in order: ask an accountant how to go over to proper wages from the first of the month, and what to do about the time behind you; setting it right yourself is treated far more gently than being found. Tell him: “From the first I do it properly. If I have to raise the wage a little so that you do not lose by it, I will look at that.”\n\nWhat would it cost you a month, roughly?',
        'Luke 16:10',
      ),
    ],
    asks: [],
  },
  {
    id: 'private-costs',
    subject: 'case-truth',
    named:
      /\b(?:vacation|holiday|car|boat|phone|house)\b[^.?!]{0,40}\bthrough the (?:business|company)\b|\bwrite off (?:my|our) (?:vacation|trip|family)\b/i,
    opens: [
      say(
        'Not like that. What serves the business may be deducted, what serves the family may not, and “everybody does” is no line in the tax code. A family trip becomes no business trip by one lunch with a supplier. If your adviser says otherwise, ask him to put it in writing and to sign the return with you; the answer to that is usually instructive. What is lawful, use fully: mileage, a part of the telephone, a home office, real travel to customers. Then it can be looked at by anyone, and you sleep.\n\nWhat would have to be paid if you left it out?',
        'Proverbs 10:9',
      ),
    ],
    asks: [],
  },
  {
    id: 'quarrel',
    subject: 'owner-people',
    named:
      /\b(?:employees|staff|workers|cooks|people|guys|two of (?:my|our))\b[^.?!]{0,50}\b(?:aren[’']?t speaking|don[’']?t speak|not talking|fight(?:ing)?|hate each other|quarrel\w*|conflict|can[’']?t stand)\b/i,
    opens: [
      say(
        'Do not wait for it to heal by itself; the others are taking sides already. This week, one after the other and alone: “What happened, what do you need in order to work with him again?” Only listen, promise nothing, carry nothing across. Then both with you, thirty minutes, three rules: each speaks without being interrupted, no old stories, at the end one thing that each will do differently by Friday. They need not be friends; they have to say good morning, pass on what the other must know, and not speak ill to customers. Write that down, and look at it with both after two weeks. If one will not, it is about the job.\n\nWhat was the first thing that went wrong between them?',
        'Matthew 5:9',
      ),
    ],
    goesOn: [
      say(
        'Then take that into account and treat both alike all the same; the others will watch whether you do. If one is close to you, let somebody else sit in the talk with you, and say aloud why. What counts is the same for both: good morning, the handing over, no bad word to customers.\n\nWho could sit in with you?',
      ),
    ],
    asks: [],
  },
  {
    id: 'pregnant',
    subject: 'owner-people',
    named: /\b(?:employee|she|worker|assistant|manager)\b[^.?!]{0,60}\bpregnant\b|\bmaternity\b/i,
    opens: [
      say(
        'That you panicked is human; you need not let her feel it. The first sentence is a gift she will remember: “Congratulations, I am glad for you; your place here is safe.” Then give yourself a week before you talk about plans. The law protects her almost everywhere, so ask what leave and what changes at work she is entitled to, and give a little more if you can. Then let her plan with you: who learns what by when, which month she wants to stop, whether she would like to come back in steps. A child is no disturbance of a business; it is what many of them are for.\n\nWhich of her tasks frightens you most when you think of three months without her?',
        'Psalm 127:3',
      ),
    ],
    asks: [],
  },
  {
    id: 'different',
    subject: 'owner-others',
    named:
      /\b(?:came out|is gay|lesbian|transgender|muslim employee|hijab|different (?:faith|religion)|atheist)\b/i,
    unless: /\b(?:pray|shift meeting|wedding|event)\b/i,
    opens: [
      say(
        'Two things hold at once. Whoever works for you is made in God’s image and is to be safe with you: no remarks, no worse shifts, no talk behind the back; the law demands that in most places, and love demands more. And nobody has to give up what he believes in order to be decent. So say to the one who complained: “You may think as you do. Here everyone is greeted, trained and spoken well of. If work is the problem, tell me which; the person is not.” To the other one nothing special, except what you would say to anybody: “I am glad that you work here. If somebody makes it hard for you, come to me.” And watch over it.\n\nWhat exactly was complained of, a deed or a person?',
        'Matthew 7:12',
      ),
    ],
    asks: [],
  },
  {
    id: 'promised-bonus',
    subject: 'case-team-news',
    named:
      /\b(?:promised|owe) (?:my |the |them )?(?:\w+ )?(?:a )?bonus\b|\bbonus\b[^.?!]{0,60}\b(?:bad|can[’']?t|afford|numbers)\b/i,
    opens: [
      say(
        (told) =>
          `A promise is a debt, and they have perhaps spent it already in their heads. So speak early, before the day, to all together: “I promised you ${told.sums[0] ?? 'a bonus'}. The numbers are worse than I thought. I have not forgotten it.” Then offer what you can truly keep: a part now and the rest with dates, first from your own pay; or, if it is really impossible, a free day each and the reason with figures. Do not touch their wages for it, and do not buy anything visible in those weeks. Men forgive a late bonus; they do not forgive silence.\n\nHow much could you pay on the promised day without endangering wages?`,
        'Matthew 5:37',
      ),
    ],
    goesOn: [
      say((told) => {
        const each = Number((told.sums[0] ?? '').replaceAll(/[^\d]/g, ''));
        const men =
          { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }[
            told
              .find(/\b(two|three|four|five|six|seven|eight|nine|ten) (?:guys|men|people|of)/i)
              ?.toLowerCase() ?? ''
          ] ?? Number(told.find(/\b(\d+) (?:guys|men|people)/i) ?? 0);
        if (!(each > 0 && men > 0)) return undefined;
        return `Then it is ${(each * men).toLocaleString('en-US')} altogether. Perhaps so: ${Math.round(each * 0.4)} each on the promised day (${Math.round(each * 0.4 * men).toLocaleString('en-US')}), and the rest in three parts with dates, the first paid out of your own wage if it must be. Tell them the sum aloud, and hand the first part over in person. If even that endangers the wages, show them the page and ask which they would rather have, less now or all later; being asked is half of it.\n\nWould the first part be possible by Friday?`;
      }),
    ],
    asks: [],
  },
  {
    id: 'free-work',
    subject: 'case-truth',
    named:
      /\b(?:free work|work for free|discount|favou?rs?)\b[^.?!]{0,50}\b(?:church|friends?|family)\b|\b(?:church|friends?)\b[^.?!]{0,50}\b(?:free|discount|favou?r)\b/i,
    opens: [
      say(
        'With a rule you can be generous without being drained. Decide once a year how much you give away: say four free jobs, or two hours a month, for people who could not pay. Those you choose, gladly and in silence. To all others, with a smile: “I have a rule, otherwise my family goes short. My free hours for this year are given away. At the ordinary price I would be glad to, and I will do it as if it were my own house.” Whoever is a friend understands that; whoever does not wanted the price and not you. And never do a free job worse than a paid one.\n\nHow many hours a month could you give without sighing?',
        '2 Corinthians 9:7',
      ),
    ],
    asks: [],
  },
  {
    id: 'tithe-profit',
    subject: 'step-impact',
    named:
      /\b(?:business|company|profit|revenue|gross|net)\b[^.?!]{0,40}\btith\w+|\btith\w+\b[^.?!]{0,50}\b(?:profit|revenue|gross|net|business)\b/i,
    opens: [
      say(
        'The Bible sets no rule for companies; the tithe was on the increase, that is, on what had grown. That speaks for profit and not for revenue: from revenue wages and suppliers must be paid first, and one should not give away what belongs to others. Many owners do it so: they tithe on what they take home, like everybody, and beside that let the business give a fixed share of the profit, decided once a year with those concerned. Begin rather with a share you can keep in a bad year, and raise it in good ones. Ask an accountant which form is best; a gift by the company is often taxed otherwise than one of yours.\n\nWhat was left last year, after your own pay?',
        '2 Corinthians 9:7',
      ),
    ],
    asks: [],
  },
  {
    id: 'rich-guilt',
    subject: 'case-profit',
    named:
      /\bguilty\b[^.?!]{0,40}\b(?:money|profit|rich|success|earning)\b|\btoo (?:rich|successful)\b/i,
    opens: [
      say(
        'Guilt can be two things: a sign that something is not in order, or only the feeling that one has more than others. Find out which. Is anybody worse off because of it: paid too little, charged too much, kept waiting? Then change that, and the feeling goes. If not, it is not guilt but a call. Paul does not tell the rich to be ashamed, he tells them to be rich in good works and ready to share. So fix a sum at which you have enough, and decide now what happens with everything above it; tell it to one person. Then each good year is glad news for somebody.\n\nIs there somebody whom you had in mind as you wrote that?',
        '1 Timothy 6:17-19',
      ),
    ],
    asks: [],
  },
  {
    id: 'spouse-at-work',
    subject: 'owner-people',
    named:
      /\b(?:wife|husband|spouse)\b[^.?!]{0,40}\bwork together\b|\bwork (?:together )?with my (?:wife|husband|spouse)\b|\bfight at work\b/i,
    opens: [
      say(
        'You have two marriages with one another, one at home and one over the counter, and the second is eating the first. Four things help most couples. Each has areas in which he or she decides without asking; write them down. Differences are settled in the office and never before staff. A fixed hour a week for the business, with a list; outside of it the other may say “Tuesday”. And one evening on which the shop is not named. If a sentence falls that hurts, it is put right on the same day, as husband and wife and not as bosses.\n\nAbout what do you fight most: money, staff, or who has the last word?',
        'Ephesians 4:2-3',
      ),
    ],
    asks: [],
  },
];
