import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when, type Told } from '../../themes/told.ts';

const thirtyDays = (told: Told): string => {
  const want = told.find(/\bi want (\d+ (?:\w+ )?(?:customers|clients|orders|members))\b/i);
  if (!want)
    return `Gladly: thirty days are four weeks with one aim. Week one, look: the figures of last month, and ten talks with people who bought. Week two, offer: one clear thing with a price, shown to twenty. Week three, repeat what worked and drop what did not. Week four, make it a habit: which day, which hour, who does it? Each Friday three numbers. What I need from you is the aim: how many of what, by which day?${around('', told.find(/\bfor my (bakery|shop|salon|gym|truck)\b/i), '')}`.replace(
      /(by which day\?).*$/,
      '$1',
    );
  const n = Number(want.replaceAll(/\D/g, ''));
  return `${want} in thirty days: let us reckon back. If one in five says yes, you need about ${n * 5} talks, so ${Math.ceil((n * 5) / 20)} each working day. Is that possible? If not, make it sixty days or half the number; a smaller aim that is kept beats a large one.\n\nWeek 1: a list of ${n * 5} names, a price sheet on one page, samples for ten.\nWeek 2: half of them visited, mornings, with something to taste or touch; ask for a trial week and not for a contract.\nWeek 3: the other half; call back those who tried.\nWeek 4: deliver, ask each for one further name.\n\nFriday three numbers: talks, trials, yes.\n\nWho are the first five names?`;
};

/** Modules by number, goals, hard talks, comparing, worth: smaller questions on the road. */
export const moreThemes: readonly Theme[] = [
  {
    id: 'self-scorn',
    passing: true,
    named: /\btell me i[’']?m (?:a failure|worthless|stupid|lazy)\b|\bi deserve it\b/i,
    opens: [
      say(
        'No, that I will not say, because it is not true. Something may have failed; you are not that. Whoever asks to be scolded is mostly very tired, or has been scolded too long by a voice inside. So rather this: what happened, in two sentences, as a friend would tell it who likes you? If it is dark in you altogether and not only about work, tell somebody today who can sit down with you; that is no detour.\n\nWhat happened?',
        'Romans 8:1',
      ),
    ],
    asks: [],
  },
  {
    id: 'module-needs-help',
    subject: 'way-training',
    named:
      /\b(?:don[’']?t (?:get|understand)|explain|what(?:[’']s| is)|how do i do|stuck on|help with)\b[^.?!]{0,20}\bmodule (?:\d|one|two|three|four|five|six)\b/i,
    opens: [
      say((told) => {
        const number =
          told.find(/\bmodule (\d|one|two|three|four|five|six)\b/i)?.toLowerCase() ?? '';
        const at =
          ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(number) + 1 || Number(number);
        const texts: Record<number, string> = {
          1: 'Module 1 is Life Goals: you write down what you want, for home, business and yourself, what it costs, and by when. Do not write what sounds good; write what you would miss. One line per goal, with a sum beside it, even a rough one.',
          2: 'Module 2 is Your Check: you add up what your goals cost and hold the sum against what comes in. It is meant to be sobering and not to shame. The gap you see there is the number with which all the rest works.',
          3: 'Module 3 is Human Needs: certainty, variety, significance, love and connection, growth, contribution. You rank them by what you obey when it gets tight. The two on top explain most of your costly decisions.',
          4: 'Module 4 is Behaviors: five good ones and five bad ones, and what each leads to. Good and bad do not mean virtuous and wicked; they mean “feeds my need well” and “feeds it at a price”. A behavior is something one could film: “I open the mail before I pray”, “I call two customers before ten”. Beside each you write the need that it feeds. Then you keep the need and change the way.',
          5: 'Module 5 is the Three P’s: purpose, plan, process, pressed into eight lines that make one sentence. Begin with the core value and end with the person who will ask you; the middle is easier then.',
          6: 'Module 6 is Action Lists: ten things that you will do and some that you will not do any more. Each line begins with a verb and has a day. The second list is the more important one, for it makes room for the first.',
        };
        const text = texts[at];
        return (
          text &&
          `${text}\n\nLet us do one line together, the first that comes to your mind, however clumsy. I say whether it belongs there, and how to sharpen it.\n\nWhat would you write?`
        );
      }),
    ],
    goesOn: [
      say(
        'Good, that is a line. Now the test: has it a verb, can one see it, is there a day? If one of the three is missing, put it in; then it belongs on the sheet. Make four more of them before you judge any; the third is mostly the honest one.\n\nWhat is the next?',
      ),
    ],
    asks: [],
  },
  {
    id: 'action-list',
    subject: 'actions-do',
    named: /\baction lists?\b|\bdo list\b|\bto-?do list\b|\bnot[- ]do list\b/i,
    opens: [
      say(
        'Onto the do list come deeds, not topics: a verb, somebody or something, a day. Not “marketing” but “ask Maria for two photographs by Thursday”; not “health” but “walk to the shop on Monday”. At most ten, and each so that it can be done in one sitting; what takes longer is cut. Mark the three without which the other seven are useless. On the other list stands what you stop: the late mails, the fourth offer, saying yes while standing. For each new deed one thing has to go, or there is no room for it.\n\nGive me one thing you want to get moving, and I make a line of it. What is it?',
      ),
    ],
    asks: [],
  },
  {
    id: 'good-goal',
    subject: 'goals-naming',
    named:
      /\b(?:good|write a|set a|make a|smart) (?:life )?goals?\b|\bgoal and a dream\b|\bdifference between a goal\b|\bdebt[- ]free\b/i,
    unless: /\bcaring? plan|owe \d\b/i,
    opens: [
      say(
        (told) =>
          `${when(told.has(/\bdream\b/i), 'A dream tells you what you long for; a goal tells you what you will do on Monday for it. The dream may be large and hazy, the goal has a number, a day and a first step; and the dream is what makes the goal worth getting up for. ', 'A good goal has five parts: what exactly, how much it costs, by when, why (for whom), and what one sees you do on Mondays. Write it so that a stranger could tell on the day whether it was reached. ')}Not “more time with the family” but “from May home at five on Tuesdays and Thursdays”. Not “earn more” but “6,000 a month by December, from ten customers who come each month”. One for home, one for work, one for yourself; more are read and not done.\n\nWhat do you want? One sentence, clumsy, and I help to sharpen it.`,
      ),
    ],
    goesOn: [
      say((told) =>
        told.has(/\bdebt\b/i)
          ? 'A good wish; now let it become a goal. How much is it, all together? From which month on, by which day free? What goes toward it each month, before anything else? And for whom: whose face do you see on that day? For example: “By June 30 of the year after next all cards at zero, 350 on the first of each month, smallest one first, so that we can say yes when our son asks about college.” Then the first deed: tonight all the balances on one page.\n\nWhat is the total, as far as you know it?'
          : 'That is a beginning. Now sharpen it in three passes: put a number into it, put a day to it, and write behind it “so that …”. If the third part leaves you cold, it is somebody else’s goal. Then the first deed, small enough for tomorrow.\n\nHow does it read now?',
      ),
    ],
    asks: [],
  },
  {
    id: 'debt-sum',
    subject: 'check-debt',
    named:
      /\bowe (?:about )?[$£€]?\d+k?\b[^]{0,60}\b(?:make|earn|bring in|income)\b|\b(?:make|earn)\b[^]{0,40}\bowe\b/i,
    opens: [
      say((told) => {
        const owe = told.find(/\bowe (?:about )?([$£€]?\d[\d,]*k?)/i) ?? '';
        const make = told.find(/\b(?:make|earn|bring in)(?: about)? ([$£€]?\d[\d,]*)/i) ?? '';
        const n = (text: string): number =>
          Number(text.replaceAll(/[^\d]/g, '')) * (/k$/i.test(text) ? 1000 : 1);
        const tenth = Math.round(n(make) / 10);
        const months = tenth > 0 ? Math.ceil(n(owe) / tenth) : 0;
        return `Then two figures stand already: ${owe} owed, ${make} a month coming in. ${months > 0 ? `If a tenth of it, ${tenth.toLocaleString('en-US')}, goes to the debts each month, it takes about ${months} months without interest; with a fifth, half of that. So it can be done, and it is no matter of luck. ` : ''}What is missing: what surely goes out (rent, car, food, insurance), and the interest on each debt. Write all debts in a row, the smallest first, with the minimum beside each. The minimum to all, everything else to one, until it is gone; then the next. And from today no new one.\n\nWhat goes out each month, roughly, without the debts?`;
      }),
    ],
    asks: [],
  },
  {
    id: 'unfinished',
    subject: 'behaviors-delay',
    chosen: 'behaviors-delay',
    named:
      /\b(?:procrastinat\w*|put(?:ting)? (?:it|things|everything) off|(?:starting|start|begin) things and (?:not|never) finish\w*|never finish\w*|can[’']?t finish)\b/i,
    opens: [
      say(
        'It is seldom laziness. Mostly there is a feeling in the way, and one goes round it: being bored, looking stupid, hearing a no, being done and then judged. So ask of the thing you put off most: what would I have to feel if I began now? Then take only the first ten minutes of it, at a fixed hour, with the telephone in another room, and stop when the clock rings, even if it goes well. Begin nothing new until one old thing is finished or solemnly buried; write the new idea on a list for the first of the month.\n\nWhat is the one thing, and what would you feel in the first minute?',
      ),
    ],
    goesOn: [
      say(
        'Then that is the place. Make it smaller until the feeling shrinks as well: one of them, not all; the kindest person first; two sentences written down; ten minutes, always at the same hour. Afterwards something good at once, a coffee, a walk, so that your head learns it ends well. Count on Fridays how often you began, not what came of it.\n\nAt which hour tomorrow, and with whom?',
      ),
    ],
    asks: [],
  },
  {
    id: 'who-are-you',
    subject: 'way-training',
    named: /\b(?:who are you|are you (?:a )?(?:human|real|person|robot|bot|an ai))\b/i,
    unless: /\btony robbins\b/i,
    opens: [
      say(
        'I am an AI, a program: no person, no counselor, no pastor. I know the six modules and what people of the fellowship wrote for them, and fit it to what you tell me; I can be wrong, and I forget you between two visits. What I am good for is the next step: a goal that has a number, a sum that comes out, a sentence for a hard talk. For a person there is the contact form and the gathering each week; if it gets dark in you, please turn to people at once.\n\nWhat would you like to have moved by Friday?',
      ),
    ],
    asks: [],
  },
  {
    id: 'hard-talk',
    subject: 'way-courage',
    named:
      /\b(?:hard|difficult|tough) (?:conversation|talk)\b|\btalk to my (?:employee|boss|partner) (?:tomorrow|about)\b/i,
    opens: [
      say(
        'Good that it has a day; most such talks only have a dread. Prepare three sentences and not a speech. The first says what it is about, without a detour. The second what you have seen, as a camera would, one example. The third what you would like, by when. Then you ask “What is your view of it?” and are silent. Fifteen minutes, in private, sitting, early in the day. Do not begin with praise that you take back, and do not end without a next date.\n\nWhat is it about, and what do you want to have different afterwards?',
        'Ephesians 4:15',
      ),
    ],
    asks: [
      ask(
        /\b(?:say first|first sentence|begin|start|open)\b/i,
        'First this: “I asked for this talk because of … . It matters to me, and I want to say it straight.” Then the example: “On Tuesday … happened; for us that meant … .” Then the wish: “From now on I need … . What is your view of it?” Put the dots onto a card in your own words, and say the first sentence aloud on the way there. If your voice shakes, you may say that as well: “This is not easy for me.” It mostly makes the other one gentler.\n\nWhat stands in the first dots?',
      ),
    ],
  },
  {
    id: 'compare',
    subject: 'needs-significance',
    named: /\bcompare myself\b|\bcomparing\b|\beveryone else (?:is|has)\b|\bjealous of other\b/i,
    opens: [
      say(
        'Comparing is the need for significance on an empty stomach: it eats what others have on their plates, and is never filled. You see their shop window and your own storeroom. Two things help. Fast for a week from the place where it happens (a feed, a group, a street). And change the measure: on Friday compare yourself with yourself a year ago, in three figures and one name: earned, owed, hours at home, and who is better off because of you. If somebody’s success stings all the same, it shows what you long for; write it down, it may be a goal.\n\nWith whom do you compare yourself most, and in what?',
        'John 21:22',
      ),
    ],
    asks: [],
  },
  {
    id: 'worth',
    subject: 'needs-significance',
    named:
      /\b(?:don[’']?t (?:feel|deserve)|not) (?:worthy|good enough|deserving)\b|\bworthy of success\b|\bimpostor\b|\bimposter\b/i,
    unless: /\bafraid\b/i,
    opens: [
      say(
        'Worthy is not the right word for success; nobody is, and nobody need be. Work is entrusted and not earned like a medal. What you are worth was settled before your first customer, by someone who does not go by figures. So take the question down a size: is what I do useful, honest, done as well as I can today? Then you may take money for it, be glad of it, and grow. The voice that says “you do not deserve it” mostly has somebody’s tone; it helps to notice whose.\n\nWhose voice is it, if you listen?',
        'Isaiah 43:4',
      ),
    ],
    asks: [],
  },
  {
    id: 'accountable',
    subject: 'three-ps-accountability',
    named: /\bhold me accountable\b|\baccountab\w+\b/i,
    unless: /\bwho will hold\b/i,
    opens: [
      say(
        'I can ask you, but I forget you between two chats; you need somebody who sees you on Friday. Choose a person who likes you and is not impressed by you, no spouse and nobody whom you pay. Make it a trade: ten minutes each week at a fixed hour, three questions for both. What did you promise? Did you do it? What do you promise until next week? No advice unless it is asked for. After eight weeks you decide anew. In the gathering you find owners who look for just that.\n\nWho comes to mind first, and what will you promise that person for this Friday?',
        'Ecclesiastes 4:9-10',
      ),
    ],
    asks: [],
  },
  {
    id: 'thirty-days',
    subject: 'plan-ninety',
    named:
      /\bplan for (?:the )?(?:next )?(?:30|thirty|sixty|60) days\b|\bnext (?:30|thirty) days\b|\bi want \d+ (?:\w+ )?(?:customers|clients|orders|members)\b/i,
    opens: [say(thirtyDays)],
    goesOn: [
      say(
        'Then put it into the four weeks: what first, what only if the first works? Leave one free half day a week; something always goes wrong. On the first Friday you will know more than I can tell you now.\n\nWhat is the first thing on Monday?',
      ),
    ],
    asks: [ask(/\bi want \d+/i, thirtyDays)],
  },
];
