import { ask, say, type Theme } from '../../themes/theme.ts';
/** Single needs that people ask about: variety, significance. */
export const singleNeedThemes: readonly Theme[] = [
  {
    id: 'thrice',
    subject: 'needs-growth',
    named:
      /\b(growth|certainty|significance|variety|connection|contribution)\b[^]*\b\1\b[^]*\b\1\b/i,
    opens: [
      say((told) => {
        const name = told
          .find(/\b(growth|certainty|significance|variety|connection|contribution)\b/i)!
          .toLowerCase();
        return `Message received: ${name}, ${name} and ${name}. Somebody who laughs about it mostly knows himself already. Take it for now as the first; the sheet becomes interesting with what comes second and third, and with what you leave out. What is left at the end is the one that somebody near you has probably been missing for a while.\n\nIf ${name} were taken care of for a year, what would you want next?`;
      }),
    ],
    asks: [],
  },
  {
    id: 'variety',
    subject: 'needs-variety',
    named:
      /\bvariety\b[^]{0,60}\b(?:bad|sin|gift|need|top)\b|\bget bored\b|\bnine jobs\b|\bbutterfly\b|\bstick with one\b/i,
    opens: [
      say(
        (told) =>
          `It is a gift with a price, and no sin. Who needs variety begins what others only talk about, and is at home everywhere; who never stays also never harvests. ${told.has(/\b(?:nine jobs|cleaner|barista|vape|detailing|podcast)\b/i) ? 'What you list is not only leaving: it is courage nine times over, and you know more trades from inside than most. What you do not yet know is the third year of something. ' : ''}The question is not how to get rid of it, but what it is allowed to play with. Let the frame be boring (one trade, one place, fixed days, one bookkeeper), and put the change inside of it: new customers, new products, every Friday an experiment.\n\nWhich of the things you began would you take up again if nobody laughed?`,
        'Ecclesiastes 11:6',
      ),
    ],
    asks: [
      ask(
        /\b(?:build a business|business on it|make a living)\b/i,
        'Yes, if the business itself is varied and the rules are not. Fitting are trades in which no day is like another: catering, events, repairs of all kinds, property care, travel, a market stall. What you need beside it is somebody with certainty on top, as partner, spouse or bookkeeper, who keeps the one calendar and the one account. And a rule for yourself: a new idea may be written down at once, and begun only on the first of a month, when an old one has been finished or buried. So the butterfly gets a garden.\n\nWho near you loves order as you love change?',
      ),
      ask(
        /\b(?:stick|stay|how do i)\b/i,
        'Promise yourself a time and not a feeling: this one thing for twelve months, with a date in the calendar on which you may leave honorably. Tell it to somebody who will ask. Every week one hour is free for new things, outside of the business, with a notebook. When the itch comes (it comes when it begins to bear, in month four), ask: am I bored, or am I afraid of the next step? For the second stay; for the first change something inside: a product, a route, a market. Count on Fridays what only the third year can bring: people who come back.\n\nWhich of the four do you choose?',
      ),
    ],
  },
  {
    id: 'significance',
    subject: 'needs-significance',
    named:
      /\b(?:significance|feel(?:ing)? important|stood up when i|nobody (?:notices|needs) me|fellow who waters|gone in one signature|hang up on me)\b/i,
    unless: /\b(?:love\/conn|contrib \d|growth = )\b/i,
    opens: [
      say(
        (told) =>
          `${told.has(/\bashamed\b/i) ? 'You need not be ashamed of it. ' : ''}To want to count is put into us by the one who calls each by name. ${told.has(/\b(?:navy|chief|stood up)\b/i) ? 'For twenty-six years the stripes did it for you; now a telephone does not know who you are. That hurts, and it is no vanity. ' : ''}${told.has(/\b(?:sold|hardware|signature|waters the plants)\b/i) ? 'With one signature two of the six went at once: people who needed you by name (significance), and a day that knew how it would go (certainty). No wonder that the plants are not enough. ' : ''}The question is only what it feeds on. It can live on rank, on being indispensable, on winning; then it starves as soon as nobody salutes. Or on being of use to one person at a time, whether it is seen or not; that lasts until ninety.\n\nWho has become better because of you, so that you could name them?`,
        'Isaiah 43:1',
      ),
      say(
        'Let us make something of it for this week. Two lines on a page: where did people need what I know, and where could they now? A shop, a crew, a young owner, a school shop class. Offer one fixed hour to one of them, on one day, with an end to it. It gives back a piece of the day and a face that waits. What the signature took was the title; what you know went home with you.\n\nWho would be glad of that hour?',
      ),
    ],
    asks: [
      ask(
        /\b(?:contribution take its place|trick|replace|instead|playing on myself)\b/i,
        'It can, and one can tell the trick from the real thing by one test: do it for a month so that nobody hears of it. If it still makes you glad, it is contribution; if you catch yourself waiting for somebody to notice, it is significance in a Sunday suit. Neither is a reason to stop: many a good deed has begun from the second and ended in the first. What you learned in those years fits here: teach two younger people what you know, without a title. And when somebody hangs up or looks past you: your worth was settled before that; the applause was never the reason you got up.\n\nWho are the two?',
        'Matthew 6:3-4',
      ),
      ask(
        /\b(?:guess|store|certainty too|gone in)\b/i,
        'That is what I hear as well: both gone with one stroke of the pen. They can be fed again, one by one. Certainty first, because it goes faster: give the week a frame, three fixed mornings, the same hour, out of the house. Then significance: one place that would miss you if you did not come, a young owner on Thursdays, the church’s repairs, a trade school. Not five; one. Be patient with the first three months; a life’s work is not replaced by a hobby.\n\nWhich mornings could be fixed from next week?',
      ),
      ask(
        /\b(?:why|how|feed|what should i do)\b/i,
        'Feed it where it does good: choose one thing a week that truly helps somebody and that only you can do so well, do it properly, and tell nobody. And one thing in which you make another visible: name his work aloud before others. After a month ask yourself what has changed in your evenings.\n\nWhom would you name first?',
      ),
    ],
  },
];
