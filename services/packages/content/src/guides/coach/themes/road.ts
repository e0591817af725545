import { ask, say, type Theme } from '../../themes/theme.ts';
import { when } from '../../themes/told.ts';

/** What holds people up on the way: stuck, afraid to sell, away from home, without courage, tired of plans. */
export const roadThemes: readonly Theme[] = [
  {
    id: 'loss',
    subject: 'way-nothing-works',
    named:
      /\b(?:(?:wife|husband|son|daughter|mother|father|brother) (?:died|passed)|widow(?:er)?|funeral of my|lost my (?:wife|husband|son|daughter))\b/i,
    opens: [
      say(
        (told) =>
          `I am sorry. Somebody who has lost ${told.find(/\b(?:my )(wife|husband|son|daughter|mother|father|brother) (?:died|passed)/i) ? `a ${told.find(/\b(?:my )(wife|husband|son|daughter|mother|father|brother) (?:died|passed)/i)}` : 'so much'} need not have goals, and I will not talk you into any. Leave the worksheets closed; they do not run away. If one part is worth anything now, it is the smallest of module 6, a list of what you do not do any more for the time being: no new orders, no decisions that can wait until summer, no answering “fine”. And one thing a day that holds the day: the same hour to get up, one meal at a table, the shop’s door opened by you. Grief is work; it needs its hours like other work.\n\nWhich hour of the day is the hardest to get through?`,
        'Psalm 34:18',
      ),
    ],
    goesOn: [
      say(
        'Then let that be enough for this week. You need not be strong for anybody who loves you; it is enough to let them see you. When the day comes on which a question about the shop interests you for its own sake, come back, and we begin there.\n\nIs there somebody with whom you can say the name aloud?',
      ),
    ],
    asks: [
      ask(
        /\b(?:fellows|guys|crew|team|staff)\b[^]*\b(?:worried|see|know|notice)\b|\bworried about me\b/i,
        'Then they are good men, and you may make it easier for them. Before work, all together, two sentences are enough: “You know that I am not myself. I am not well, and I come because being here helps; if I stand about, let me, or give me something to carry.” Choose one of them who may decide in your stead when you cannot, and say so before the others. And let one come along for a coffee when he asks; they do not want to hear anything, they want to sit with you. Men who have worked beside each other need few words for that.\n\nWhich of them would you trust with the keys for a week?',
        'Ecclesiastes 4:9-10',
      ),
    ],
  },
  {
    id: 'family',
    chosen: 'way-family',
    subject: 'way-family',
    named:
      /\b(?:drew (?:our|the) family|missed \d+|balance (?:this|work|it|family)|work(?:ing)? (?:70|60|80) hours|hockey game|never (?:home|see my kids)|kids barely see|barely see (?:me|my)|addicted to work|work all the time|at home\b.*\bwork|without them|more me\b|be in the picture|in the picture)\b/i,
    unless: /\bfinancial picture\b/i,
    opens: [
      say(
        (told) =>
          `${when(told.has(/\bdrew\b/i), 'Keep that drawing; it is the most honest report you will ever get, and it can be drawn anew. ', told.has(/\bmissed (\d+) of (\d+)/i) ? `${told.find(/missed (\d+)/i)} missed means that you were at ${Number(told.find(/of (\d+)/i)) - Number(told.find(/missed (\d+)/i))}; he knows those, too. ` : '')}You do not lack love, you lack fixed hours. So do not begin with “less work”, begin with what is sacred: two times a week that the child knows by heart, in the calendar before any customer, with the telephone in the car. ${when(told.has(/\bsaturdays?\b/i), 'If Saturday must stay, let it be a weekday afternoon and Sunday. ')}${when(told.has(/\bbakery|open at 5\b/i), 'With an oven at five the evening belongs to sleep; so take the hour after school, and one whole day. ')}${when(told.has(/\b(?:two|both|second) (?:phone )?(?:repair )?shops?\b/i), 'With two shops one of them needs somebody who may lock up without you; that is the real task. ')}Then look what these hours cost in money, and tell it to those at home: they mostly choose you.\n\nWhich two hours could be promised from this week on, so that you would keep them?`,
        'Psalm 127:2',
      ),
    ],
    goesOn: [
      say(
        'Then build it into the two hours and not against them. Say at home which ones they are, and what happens if one is missed (it is made up within the same week, without excuses). A promise that is kept four times is believed again.\n\nWhat would your child choose for the first one?',
      ),
    ],
    asks: [
      ask(
        /\b(?:afford to hire|can[’']?t (?:simply )?afford|no money to hire)\b/i,
        (told) =>
          `Then do not hire; buy hours in other ways. Stop what earns least: ask of each day which two hours bring in the least, and close them for six weeks${told.has(/\bbakery|donut|5 am\b/i) ? ' (one short day, fewer kinds of bread, no sixth morning)' : ''}. Share: a student for eight hours a week is no employee with a desk. Swap: another owner who covers one morning, you cover his. Ask the one at home who already helps which task could go rather than which could come. Reckon it up: one afternoon is perhaps three percent of the sales. Would you pay three percent to be in the picture?\n\nWhich two hours of the week earn least?`,
      ),
      ask(
        /\b(?:can[’']?t close|saturdays?|\d+% of)\b/i,
        'Good, then Saturday stays open, and need not be you. Three steps: in the next month you teach one person to open and close alone, first beside you, then with you on the telephone, then without. From the second month every other Saturday is yours until two. Until then home gets other days: one afternoon you fetch the child from school and leave the telephone with the shop; one half day belongs to the family, and they decide what is done. Say it today with the calendar in your hand, and let the children color the fields; they will watch over it better than any planner.\n\nWho could open on a Saturday without you by the end of next month?',
      ),
      ask(
        /\b(?:plan for next month|next month look|what would a plan|make me a plan|help me make)\b/i,
        (told) =>
          `For next month, on one page:\n\nWeek 1: sit down with ${told.has(/\bwife\b/i) ? 'your wife' : 'those at home'}: which two times a week are theirs? Put them into the calendar like a customer with a name. ${told.has(/\bhockey|games?\b/i) ? 'Write in all the games left. ' : ''}\nWeek 2: no appointments after four on those days; say to callers “Thursday morning or Monday”. Raise the price of late calls, so that fewer come and each pays more.\nWeek 3: pass one thing on (bills, ordering, one kind of job), with a written page.\nWeek 4: reckon: what did it cost in dollars? Lay it on the table at home: “So much less. Was it worth it?” Then decide for the month after.\n\nOne rule for emergencies: one a week at most, and it is made up within three days.\n\nWhich two times will it be?`,
      ),
      ask(
        /\b(?:need the money|less money|we do need)\b/i,
        'Both are true, so put them side by side in figures: what must come in at the least, each month? Then look at the hours that bring it. With most people a third of the hours brings two thirds of the money. Keep those, raise their price a little, let the worst tenth go. It often comes out that five hours can go and almost nothing is missing. Show her the page; she has said what she would choose, and you know now what it costs.\n\nWhat is the least that has to come in?',
      ),
    ],
  },
  {
    id: 'selling',
    chosen: 'way-selling',
    subject: 'way-selling',
    named:
      /\b(?:hate selling|ask(?:ing)? people for money|bring myself to ask|uncomfortable (?:with )?(?:selling|asking)|terrified of selling|afraid (?:to|of) (?:sell|ask)|learn to sell|ask for the (?:business|sale|order)|say the price|how much and i say|mouth goes dry|sell(?:ing)? (?:myself|feels))\b/i,
    opens: [
      say(
        (told) =>
          `Many who do the work well cannot say the price, since they hear in it the question “am I worth it?” It is a different question: is it worth it to them? ${when(told.has(/\bflan|quilt|cake|bake|beautiful\b/i), 'They have already said so; they ask how much because they want it. “Just take it” leaves them with a debt they cannot pay, and the next time they do not ask. ')}${when(told.has(/\b(?:bookkeeping|consult|coach|dentists?)\b/i), 'You do not take something from them; you take something off them, evenings, fear of the tax office. ')}Practise it like scales: name the price aloud ten times to the mirror, with a full stop behind it. Then the one rule that changes most: after the price you are silent until the other one speaks. It lasts four seconds and feels like a minute.\n\nWhat is the price, and what do you say at present when somebody asks?`,
        'Luke 10:7',
      ),
    ],
    goesOn: [
      say(
        'Then let that be part of the practice: the same sentence, the same full stop, three times this week with people who may say no. After each one line in a notebook: what did I say, what did they say? By the tenth it is only a price.\n\nWho could be the first?',
      ),
    ],
    asks: [
      ask(
        /\b(?:church people|feels like a sin|sin|christian|charging)\b/i,
        'It is no sin to be paid: the laborer is worthy of his wages, and Paul made tents for money among the same people he prayed with. A sin would be to use their trust for a bad thing at a high price. Make it clear instead: a price list that is the same for all, at church and elsewhere; and what you give away you give on purpose, to the widow, to the new mother, with a ribbon. Then people know when they buy and when they are given something, and need not feel ashamed. Most are relieved, for they would like to order for the feast and did not dare.\n\nFor whom would you bake without money, by name?',
        '1 Timothy 5:18',
      ),
      ask(
        /\b(?:sentence|say out loud|can (?:actually )?say|what do i say|end of (?:it|the call)|next time)\b/i,
        (told) => {
          const price = told.find(/([$£€₱]\s?\d+)/);
          if (told.has(/\bflan\b/i))
            return `This one, with a smile and a full stop:\n\n“It is ${price ?? '[price]'} for the large one. For when would you like it?”\n\nThe second half is the important one; it leads on to the day, so that nobody has to stand in front of the price. If someone says “oh, that much?”: “Yes; it is a good deal of work. The small one is [price].” If you want to give one away: “This one is a gift. The next one you may buy.” Say it ten times tonight to the stove.\n\nWhat does the large one cost you in eggs, milk and gas?`;
          if (told.has(/\bquilts?\b/i))
            return `This one; say it slowly, and then nothing:\n\n“A queen is ${price ?? '[price]'}. It takes me some weeks, and it will outlast us both. Which colors did you have in mind?”\n\nThe question at the end leads on, so that the price need not be defended. If somebody swallows: “I understand. There is a smaller one for [price], or you pay it in three parts.” Never go lower for the same quilt; give less cloth, not less worth. Ten times aloud, to the quilt on your own bed.\n\nHow many hours are in one, honestly?`;
          const name = told.find(/\b(?:Dr|Mr|Mrs|Ms)\.? \p{Lu}\p{Ll}+/u);
          return `At the end, when all has been said:\n\n“${name ? `${name}, from` : 'From'} what you tell me I can take … off you. It is ${price ?? '[price]'} a month, and I could begin on the first. Would you like me to?”\n\nThen be silent and count to ten inside. If the answer is yes: “Good, I will send you one page today.” If it is “I have to think about it”: “Of course. What would you have to know, and may I call you on Friday?” If it is no: “Thank you for saying so. Whom do you know who could need it?” Put it on a card beside the telephone, and say it aloud five times before the talk; let the mouth go dry beforehand.\n\nWhat would you take off that person, in one sentence?`;
        },
      ),
    ],
  },
  {
    id: 'planning-only',
    subject: 'behaviors-delay',
    named:
      /\b(?:12-page plan|vision board|color-coded|not contacted a single|keep (?:putting it off|planning)|tell me the truth)\b/i,
    opens: [
      say(
        'The truth, since you ask: the plan is finished, and you are hiding in it. Pages, boards and calendars are what one makes in order not to hear a no. None of it was wrong, it is only over now. No more page, no more color, no further module until five people who might pay have heard your voice. You do not need courage for the business; you need it for seven minutes on the telephone. The first call will be bad. It may be; nobody will remember it but you.\n\nWho is the person who would be kindest about it, and what is the number?',
        'James 1:22',
      ),
    ],
    goesOn: [
      say(
        'That may all be so, and the telephone is still lying there. Call one person now, before you answer me; then write here what they said. I will not ask about the plan.',
      ),
    ],
    asks: [
      ask(
        /\b(?:by friday|what by|friday|ouch|ok(?:ay)?[, ].*what)\b/i,
        'By Friday at four: five people, one each day and two on Friday. Today write five names, those whom you would most like to help. Each gets a call or a visit, no mail. The whole text: “I have begun something and would like your honest word. I do … for … . Would that be anything for you, or whom do you know?” Then listen. Note three things: did I call, what did they say, what do I do differently tomorrow? Nothing else counts; no sale is needed. On Friday send the list to one person who may laugh at you. Until then the plan lies in a drawer.\n\nWhich name comes first, and at what hour tomorrow?',
      ),
    ],
  },
  {
    id: 'discouraged',
    chosen: 'way-nothing-works',
    subject: 'way-nothing-works',
    named:
      /\b(?:nothing works|my plan failed|god let me down|zero clients|did everything|feel like a fraud|no results|i give up|want to give up|failed again)\b/i,
    opens: [
      say((told) =>
        told.has(/\bcalls?|clients?\b/i)
          ? undefined
          : `I am sorry. A plan that fails takes more with it than the plan: the trust that it was meant to be. ${when(told.has(/\bgod\b/i), 'You may say that to God just as you say it to me; the Psalms are full of people who felt let down by him and told him so. And perhaps two things are mixed here which want to be apart: that he is with you, and that this way was the right one. ')}Let a few days go by before you judge it. Then look at it like a craftsman at a broken tool: what was in your hand, what was not, and which single part gave way first? Mostly it is one, and the rest may stay. Nothing you learned in it is lost.\n\nWhat gave way first?`,
      ),
      say(
        (told) =>
          `That is bitter, after so much effort, and I will not tell you to believe harder. What I would look at, in this order. First the list: ten calls a day to whom? Six hundred calls without one yes nearly always mean the wrong people, and not the wrong caller. Secondly the first twenty seconds: do they hear what hurts them, or what you do? Third the offer: is there something small that one can say yes to at once? Fourth the price, only now. And fifth you: two months of five o’clock and no after a no have emptied you; somebody who is empty is heard through the telephone. ${when(told.has(/\bfraud\b/i), 'A fraud pretends; you work and tell the truth about it. ')}So stop for three days, then call three people who said no, and ask: “What would you have needed?”\n\nWhom exactly have you called, in one sentence?`,
      ),
    ],
    asks: [],
  },
];
