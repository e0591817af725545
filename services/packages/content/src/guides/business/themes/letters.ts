import { ask, say, type Theme } from '../../themes/theme.ts';
import { addressed, letterFrom, namesIn } from '../../themes/letters.ts';
import { around, when, type Told } from '../../themes/told.ts';

const WRITES =
  /\b(?:write|draft|word|letter|e-?mail|reminder|message|note|make it|shorter|text)\b/i;

const reminder = (told: Told, isShort = false, isSecond = false): string => {
  const { to, from } = namesIn(told.all);
  const invoice = told.find(/\b[Ii]nvoice (?:no\.? ?|number |#)?([A-Z]{0,4}-?\d{2,})/);
  const due = told.find(
    /\bdue (?:date )?(?:on |by |since )?((?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2})\.? \d{1,2})/,
  );
  const dated = told.find(
    /\bdated ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/,
  );
  const late = told.find(/\b(\d+ days) late\b/i);
  const by = told.find(
    /\b(?:by|before) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/,
  );
  const years = told.find(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) years\b/i);
  const forWhat =
    told.find(/\bfor (the (?:new )?\w+)(?=[.,])/) ??
    (told.has(/\broof\b/i) ? 'the roof' : undefined);
  const always = told.has(/\balways paid|no trouble|six years\b/i);
  const first = [
    `${invoice ? `invoice ${invoice}` : 'our invoice'}${around(' of ', dated)}${around(' for ', told.sums[0])}${around(' (', forWhat, ')')} ${due ? `was due on ${due}` : late ? `is ${late} late` : 'is still open'}.`,
    isSecond ? 'I have written twice without an answer.' : '',
  ]
    .join(' ')
    .trim();
  const body = isShort
    ? [
        `${first.charAt(0).toUpperCase()}${first.slice(1)} Could you tell me by ${by ?? '[date]'} on which day it will be paid? If something is in the way, call me.`,
      ]
    : [
        `${always ? `${years ? `we have worked together for ${years} years` : 'you have always paid'}, so I am asking rather than complaining: ` : ''}${first} Perhaps it has slipped through, perhaps something is in the way. Either would be human.`,
        isSecond
          ? `Please send the amount by ${by ?? '[date, ten days from now]'}. After that day I would have to stop further work and hand it on to be collected, and I would much rather not.`
          : `Please send it by ${by ?? '[date, ten days from now]'}, or call me and tell me which date is possible. Two parts would be all right, too.`,
      ];
  return [`Dear ${addressed(to)},`, ...body, `With good wishes,\n${from ?? '[your name]'}`].join(
    '\n\n',
  );
};

const letter = (told: Told, isShort: boolean): string | undefined => {
  const made = letterFrom(told, isShort);
  return (
    made &&
    `${isShort ? 'Shorter, with all that matters still in it' : 'Here is the letter, from what you told me'}:\n\n${made}\n\n${isShort ? 'It may be sent as it stands.' : 'Read it aloud once. Where a sentence does not sound like you, change it.'}`
  );
};

const news = (told: Told): string => {
  const client = told.find(
    /\b(?:client|customer|account),? (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2})/u,
  );
  const share = told.find(/\b\d{1,2} ?(?:%|percent)/);
  const until = told.find(/\bno layoffs (?:planned )?(?:before|until) (\w+)/i);
  const cut = told.has(/\bcut(?:ting)? my own pay (?:by|in) half\b/i);
  const meets = told.find(/\bmeeting is (at [^.]+)/i);
  const name = namesIn(told.all).from;
  return `Here is a draft:\n\n“Dear all,\n\nI want you to hear this from me, and all of it: we have lost ${client ?? '[client]'}, ${share ?? 'a large part'} of our revenue. It was not your work that decided it.\n\nWhat I know today: ${until ? `no layoffs are planned before ${until}, and if that should change, you will hear it from me first.` : 'wages come on time this month and next.'}${cut ? ' I am cutting my own pay by half.' : ''} What I do not know yet is how fast we can fill the gap. Each Friday I will tell you where we stand.\n\n${meets ? `We meet ${meets}. ` : ''}Bring your questions, also the uncomfortable ones, and your ideas.\n\n${name ?? '[your name]'}”\n\nSay it before you send it, if you can; then send it, so that everyone has the same words.`;
};

/** Letters, reminders, news: what owners want put into words. */
export const letterThemes: readonly Theme[] = [
  {
    id: 'team-news',
    subject: 'case-team-news',
    named:
      /\b(?:message|letter|email|news|tell)\b[^.?!]{0,30}\b(?:team|staff|crew|employees)\b|\blost our (?:largest|biggest)\b/i,
    unless: /\b(?:fire|sack|stole|steal\w*|late three days|late payers|christmas)\b/i,
    opens: [say((told) => (WRITES.test(told.message) ? news(told) : undefined))],
    asks: [
      ask(
        /\bpray(?:er)?\b/i,
        'I would not open with it. People who fear for their job need your face and the figures first, and nobody should have to bow the head in order to hear whether there is work next month. Pray before, alone or with those who like to. One sentence in the meeting is enough: “I have prayed about this and about each of you; whoever would like to join me afterwards is welcome, nobody has to.” Then it is an offer, and not a door through which all must go.',
        'Matthew 6:6',
      ),
    ],
  },
  {
    id: 'late-payers',
    chosen: 'case-late-payers',
    subject: 'case-late-payers',
    named:
      /\b(?:late pay(?:er|ment)\w*|owes? (?:us|me)|owe me|hasn[’']?t paid|haven[’']?t paid|unpaid|overdue|days late|reminder|doesn[’']?t pay|who pay late|slow payers?|invoice \d+)\b|\b(?:past|due) .{0,20}invoice\b|\binvoice .{0,40}\bdue\b/i,
    unless: /\b(?:we owe|shorted|elder in fact|1 corinthians)\b/i,
    goesOn: [
      say(
        'Then put a date to it, today. The oldest first, in person or by telephone, with one question: on which day? Note the answer and send it back in one line. And change the rule for the next job: a third in advance, a third in the middle, the rest on the day it is finished.\n\nShall I write the letter? Then I need the name, the sum, and since when.',
      ),
    ],
    opens: [
      say((told) =>
        WRITES.test(told.message) && told.has(/\b(?:invoice|\$|£|€)/i)
          ? `${when(told.has(/\bchurch|deacon\b/i), 'That it is a church makes no difference to the sum, only to the tone. ')}Here is the text:\n\n${reminder(told, false, told.has(/\bsecond reminder|two emails|unanswered\b/i))}\n\nSend it on a Tuesday morning, and call two days later.`
          : undefined,
      ),
      say(
        (told) =>
          `Asking for what is yours is not greed; the labor is done, and your own people live on it. ${around('With ', told.sums[0], ' outside ')}${told.sums[0] ? 'a rhythm helps more than anger' : 'A rhythm helps more than anger'}, the same for everyone: on the day it is due a friendly note; after seven days a call with one question, “On which day will it be paid?”; after twenty-one days a letter with a date and what follows; after forty-five no further work, and small claims or collection. Begin with the oldest today. ${when(told.has(/\bchurch|deacon|brother\b/i), 'Those from church get the same rhythm, only that you go in person: “I would rather ask you than avoid you.” ')}For those who are late every month: half in advance, or a card on file. That is no punishment, it is how you work from the first of the month.\n\nShall I write the letter for the oldest one? Tell me the name, the sum and since when.`,
        'Proverbs 3:27',
      ),
    ],
    asks: [
      ask(
        /\b(?:scared|afraid|leave|lose (?:them|him|her)|big(?:gest)? customer|go elsewhere)\b/i,
        'That fear is what keeps the sixty days alive; they know it as well. So speak not of the invoice but of the rhythm, with the one who decides: “We like working with you. For your orders I pay my people and my material four weeks before you pay me; I cannot carry that any longer. What would make thirty days possible with you?” Offer something: two percent less within ten days, a split, a card. Serious customers seldom leave over that; one who does has lived on your credit. And look to it that nobody is more than a fifth of your sales a year from now.\n\nWhat share of your sales are they?',
      ),
      ask(
        /\b(?:shorter|short|brief)\b/i,
        (told) => `Shorter:\n\n${reminder(told, true)}\n\nIt may be sent as it stands.`,
      ),
      ask(
        /\b(?:if (?:he|she|they)(?: still)? (?:do(?:es)?n[’']?t|haven[’']?t|hasn[’']?t|don[’']?t|not)|still haven[’']?t|doesn[’']?t answer|no answer|and then|next one|one for if)\b/i,
        (told) => {
          if (WRITES.test(told.message) || /\bone for if\b/i.test(told.message))
            return `Then this one, a step firmer and still courteous:\n\n${reminder(told, false, true)}\n\nAfter that date do what the letter says, without a third one.`;
          return `Then three steps, each with a date. In a week: call, and ask only for the day of payment; whoever gives a day gets a line in writing, “as we said, on the …”. ${when(told.has(/\bchurch|deacon\b/i), 'With a church go one door further at that point: to the treasurer or the senior pastor, with the papers and without reproach; often it simply lies with the wrong person. ')}After two weeks: a registered letter with a last date, and no more work until then. After that small claims court or a collection firm; look up the limit for your state and, for building work, until when a lien may be filed, because that date runs. None of it needs a hard tone: “I do not want to lose you over this, and I have to be paid for the work.”\n\nWhich of these dates may already be running?`;
        },
      ),
      ask(
        /\b(?:write|draft|email|letter|word|send|contact)\b|\binvoice \d/i,
        (told) =>
          `Here is the text:\n\n${reminder(told)}\n\nSend it in the morning, and call two days later if there is silence.`,
      ),
      ask(
        /\b(?:bible|church|christian|one[’']s from|brother)\b/i,
        'Scripture is on both sides of the counter: whoever owes is not to say “tomorrow” when he has it today, and whoever is owed is not to take the cloak of somebody who has nothing else. So find out which of the two it is. He who cannot pay gets a plan with small parts; he who does not care gets a date. Being of the same church changes only this: you go in person first, alone, and tell it to nobody else.',
        'Proverbs 3:28',
      ),
    ],
  },
  {
    id: 'letter',
    named:
      /\b(?:(?:write|word|draft|compose) (?:me |him |her |them )?(?:a |an |the |this )?(?:\w+ )?(?:letter|e-?mail|note|apology|message)|what do i write to|draft it|letter (?:to|for)|please word)\b/i,
    unless: /\b(?:review|competitor|reminder|layoffs)\b/i,
    opens: [
      say((told) => letter(told, false)),
      say(
        'Gladly. For a letter that fits I need five things, in any order: to whom it goes, who signs, what happened (with dates and sums), what you ask for or offer, and how it should sound. Write them as they come, in half sentences; I make a letter of it.\n\nTo whom does it go, and what should have changed when it has been read?',
      ),
    ],
    asks: [
      ask(/\b(?:shorter|short|brief|cut)\b/i, (told) => letter(told, true)),
      ask(/\b(?:brochure|lawyer|stiff|plainer|simpler|formal|warmer|softer|sound)\b/i, (told) => {
        const made = letterFrom(told, true);
        return (
          made &&
          `Plainer, as one would say it at the door:\n\n${made.replace('I am sorry.', 'It was our fault, and I am sorry about it.')}\n\nBy hand, on a card, it would be better still.`
        );
      }),
      ask(/\b(?:firmer|stronger|stricter)\b/i, (told) => {
        const made = letterFrom(told, true);
        return (
          made &&
          `Firmer, without a hard word:\n\n${made.replace('Thank you.', 'Please let me have your answer by [date]; after that day I will take it further.')}`
        );
      }),
    ],
  },
];
