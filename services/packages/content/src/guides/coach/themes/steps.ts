import { ask, say, type Theme } from '../../themes/theme.ts';
import { when } from '../../themes/told.ts';

/** Courage, a plateau, being stuck: the next step. */
export const stepThemes: readonly Theme[] = [
  {
    id: 'brave-or-stupid',
    subject: 'way-courage',
    named:
      /\b(?:quit my (?:\w+ )?job|leave my job|go full[- ]time|courage or (?:is it )?stupid|on my own as)\b/i,
    unless: /\bcandles\b/i,
    opens: [
      say(
        (told) =>
          `${told.sums[0] ? `Let the ${told.sums[0]} answer first: ` : 'Let the figures answer first: '}what do you need to live in a month, with insurance? Divide; that is how many months you have. With less than six it is stupid, with twelve it is courage, in between it depends on whether somebody has already said “I would hire you.” ${when(told.has(/\battorneys?|paralegal\b/i), 'Two attorneys who say “from March, ten hours a week” are worth more than any plan; you know them, so ask before you give notice, and see whether your present office allows work on the side, and what your state lets a paralegal do without a lawyer over him. ')}${when(told.has(/\bno kids\b/i), 'That nobody else depends on it is a freedom; use it as long as you have it. ')}The bravest form is often the dull one: half a year of both, with a date.\n\nWhat do you need in a month, and who would pay you first?`,
        'Luke 14:28',
      ),
    ],
    goesOn: [
      say(
        'Then put it into the sum, too. Courage is not to feel no doubt; it is to know the price and to have a way back. If both stand on paper, you may trust your wish.\n\nWhat would the way back look like?',
      ),
    ],
    asks: [
      ask(
        /\b(?:90 days|know the difference|how would i know)\b/i,
        (told) =>
          `By three marks that you write down today. Day 30: five people who could hire you have said a number and a date, not “interesting”. Day 60: one has paid you for a piece of work beside the job. Day 90: two would take you regularly, and ${told.sums[0] ? `the ${told.sums[0]} have not become less` : 'your savings have not become less'}. Three of three: give notice, and it was courage. Two: another ninety days. One or none: it would have been stupid, and you found out without losing your pay. Give the page to somebody who likes you and is not afraid of you, and let that person read it aloud on day ninety.\n\nWho are the five?`,
      ),
    ],
  },
  {
    id: 'courage',
    chosen: 'way-courage',
    subject: 'way-courage',
    named:
      /\b(?:need courage|being brave|hard (?:conversation|talk)|difficult conversation|brave\b|coward|keep finding reasons|don[’']?t want the family|courage to|call the bank)\b/i,
    opens: [
      say((told) => {
        if (told.has(/\bbible\b/i) && !told.has(/\bbrother|father\b/i))
          return 'It hardly ever says “be brave” without saying why: “for I am with you”. In scripture courage is not a strong feeling but a next step with company. Joshua hears it three times, so he must have been afraid. David says it to God, not of himself: when I am afraid, I trust. So you may go with dry lips. Make it small: the number, the first sentence on paper, somebody who knows that you are doing it at this hour, and something good afterwards.\n\nWhat is it that you have to do?';
        if (told.has(/\bfather\b/i))
          return `That takes courage because you love him. ${when(told.has(/daughters?” on|& daughter/i), 'The word on the van is a gift that he made you without asking; one may refuse a gift and kiss the giver. ')}Say it soon, since each month he builds further on it. Say it alone with him, sitting down, not at the shop and not on a feast day. Begin with what is true and good, then the no in one sentence, without a “maybe”. Then let him be sad or angry; you need not repair it within the hour. And bring one thing with you: time to look with him for who could carry it on.\n\nWhat are you most afraid he will say?`;
        if (told.has(/\bbrother\b/i))
          return `The loud thing would be to throw him out; the cowardly one is to wait for the next lost contract. The brave thing lies between: to stay his brother and stop being his employer. You have spoken four times; a fifth promise changes nothing but you. So, before the end of the month: one talk, with a date and an offer. “You are my brother, and that does not end. Working together ends on the … . I pay you until …, I help you look, and on dialysis days I arrange it with you, so that Mother is driven.” ${when(told.has(/\bdialysis|mother\b/i), 'That last thing is the thorn, so solve it first: who drives on which days, from when; then nobody can say that you took it out on her. ')}Have your wife know the date. Your crew is waiting for it longer than you think.\n\nWhat would have to be settled for your mother, so that you could speak?`;
        return 'Courage is seldom a feeling; mostly it is a date. Choose the day and the hour, write the first sentence word for word, tell one person, and do something good to yourself afterwards. What you have postponed for a year will not become easier next week, only dearer. Begin with the smallest part that cannot be taken back.\n\nWhat is the sentence that you do not dare to say?';
      }, 'Joshua 1:9'),
    ],
    goesOn: [
      say(
        'Then let that stand beside it; courage need not wait until everything fits. The step stays: a date, one sentence, one person who knows. The rest shows itself after the sentence has been said.\n\nWhich day is it?',
      ),
    ],
    asks: [
      ask(
        /\b(?:honou?r (?:thy|your) father|he will say)\b/i,
        'To honor him is not to become him. The commandment is given to grown-ups: care for him, do not despise him, tell him the truth. It says nothing of taking over a shop; Jesus himself left a workshop. You may answer just that: “Dad, I do honor you, and so I will not lie to you for another ten years. I would do it badly and without joy, and you would notice.” Then honor him in what he can feel: help to find a good successor, come on the last day, tell him what you have learned behind that counter. Perhaps he needs a while. That is allowed.\n\nWhat did you learn there that you will take along?',
        'Ephesians 4:15',
      ),
      ask(
        /\b(?:two sentences|first (?:two )?sentences?|help me write|word|what do i say)\b/i,
        (told) =>
          told.has(/\bfather|pharmacy|dad\b/i)
            ? `For example:\n\n“Dad, you have built something that people trust, and I am proud to be your child. I have to tell you something that I should have told you earlier: I will not take over the ${told.find(/\bfamily (\w+)/i) ?? 'business'}; my life is going to be another one.”\n\nAnd then no “but”. If he asks why, a third one: “Not because it is too little, but because it is not mine.” Write both on a card, in your own hand, and read them to him if your voice fails; he will not mind.\n\nShall the first sentence have something in it that only you two know?`
            : 'For example:\n\n“I have put this off, because you matter to me. I have decided that …, and it begins on … .”\n\nThe first sentence is the truth about you, the second the news, with a date. Do not explain before you are asked. Write it by hand, and say it aloud twice at home.\n\nWhat belongs where the dots are?',
      ),
      ask(
        /\b(?:bank|tomorrow at|call)\b/i,
        'Then for ten o’clock: at nine a page with four lines. What I owe or need, what I can pay, from which day, what I ask for. At five to ten stand up, breathe out slowly three times, say one sentence to God. At ten the first words: “Good morning, I am … . I call before there is a problem, because I would like to find a way with you.” That is the sentence banks hear far too seldom. Then read out the four lines, ask “What is possible?”, and write down the name and what was said. You need not agree to anything on the telephone: “Please send me that; I will answer by Friday.” At half past ten call somebody and tell how it went.\n\nWhat is in the second line, what can you pay?',
        'Joshua 1:9',
      ),
    ],
  },
  {
    id: 'plateau',
    chosen: 'way-plateau',
    subject: 'way-plateau',
    named:
      /\b(?:stuck at|same (?:revenue|customers|prices)|plateau|for four years|hit a ceiling)\b/i,
    opens: [
      say(
        (told) =>
          `${told.find(/([$£€]\s?\d+k?)/) ? `${told.find(/([$£€]\s?\d+k?)/)} for years is not chance; ` : 'That is not chance; '}it is exactly what one person can carry. You have built something that fits around your two hands, and it can only grow when something leaves them. ${when(told.has(/\bhir(?:ed|ing) twice|gone in 3\b/i), 'That two people were gone after three months does not say that hiring is wrong; it says that nobody could do it as you do, because it is written nowhere but in you. ')}Three doors, choose one: a price fifteen percent higher for all new customers, and fewer of them. One kind of work only, the one that pays best, and that becomes routine. Or one piece of the work taught to somebody, with a page and a photograph for each step, before you hire again.\n\nWhich of the three makes you most uneasy? Begin there.`,
      ),
    ],
    goesOn: [
      say(
        'Then it is you who has to change something, and that is the good news, for nobody else need agree. Not everything: one door, ninety days. Write down what you will stop doing, and on which Monday.\n\nWhat would you stop first?',
      ),
    ],
    asks: [
      ask(
        /\b(?:monday|where do i start|start|begin)\b/i,
        (told) =>
          `Monday at seven, before the telephone: one hour with the last ten jobs on one page. For each, what it brought, how many hours it took, and how glad you were. Divide; two will stand out upwards and two downwards. At eight call one of the two good customers: “Who do you know who wants the same?” At nine write the new price for the two bad kinds, so that you either like doing them or no longer get them. That is all for Monday. ${told.has(/\bcabinets?\b/i) ? 'On Tuesday photograph one cabinet from the first cut to the last screw; that is the first page of the book from which the next man learns. ' : ''}On Friday look: what has changed since Monday?\n\nWhich two jobs will stand at the top, do you think?`,
      ),
      ask(
        /\b(?:it[’']?s me|not the people|i think it)\b/i,
        'That may be, and it would not be the worst: on others you wait, with yourself you can begin. Look for the moment in which you take it back out of somebody’s hands. Is it because they are too slow, because it is not as you would do it, or because you do not know who you are when nobody needs you? Each has another remedy: a page with steps; a standard that is good enough; a talk with somebody you trust. Tell me of the last time, and I listen for which it was.\n\nWhen did you last take something back, and what went through your head?',
      ),
    ],
  },
  {
    id: 'stuck',
    chosen: 'way-stuck',
    subject: 'way-stuck',
    named:
      /^(?:i[’']?m |im |i am )?(?:just |so )?stuck\b|\bnothing moves\b|\bdon[’']?t know where to (?:start|begin)\b|\bgoing to start\b.*\byears\b|\bi feel stuck\b/i,
    opens: [
      say(
        'That is a good word to begin with. There are three kinds, and each needs something else. Not knowing what: then no plan helps, but a talk in which somebody listens. Knowing what and not doing it: then it is mostly fear, and the step has to become smaller. Doing and nothing coming of it: then it is not you but the road, and one changes one thing at a time. You need not explain everything; a half sentence is enough.\n\nWhich of the three is nearest?',
      ),
      say(
        (told) =>
          `${when(told.has(/\bsix years|\d years|licen[cs]e|name for it\b/i), 'Six years, the licence, the savings, even a name: then it is not a plan that is missing. You are not stuck, you are standing on the edge of the board. ', 'Thank you, that helps. ')}Then make the step so small that it is nearly silly: one thing that can be done in fifteen minutes, today, and that somebody else notices. A call, a question about a price, a name asked for. Not the whole road; the first fifteen minutes of it. Whoever has moved once is no longer stuck, only slow, and slow is allowed.\n\nWhat would take fifteen minutes?`,
      ),
    ],
    goesOn: [
      say(
        (told) =>
          `${when(told.has(/\b(?:signs?|vinyl|lettering)\b/i), 'Signs and lettering, two years in: the work is good enough, otherwise you would not still be there. What mostly stands still then is the asking. Walk one street with your eyes open: five faded signs, five doors, a photograph of each, and a price on a card. ', 'Then let us make it small enough for today. ')}One thing, fifteen minutes, and somebody else notices it. If it works, the same tomorrow; if not, something else. Write down each evening in one line what moved, were it only a centimeter.\n\nWhat will you do, and at what hour?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:what if it fails|fails|too old|5\d|6\d)\b/i,
        (told) =>
          `Then you have lost ${told.find(/([$£€]\s?\d+k?)(?= saved)/i) ?? 'some money'} and gained an answer, and at ${told.find(/\bi[’']?m (\d\d)\b/i) ?? 'your age'} one can earn again what one loses. Make failing cheap: do not buy the bus, hire one for four weekends. Ask three schools, two clubs and a care home for one trip each, with a price. Put a third of the savings aside and do not touch it. If eight weekends bring six trips, go on; if they bring one, you have spent a few hundred and need never again lie awake over it. The dearest way of failing is another six years.\n\nWho could be the first passenger?`,
        'Ecclesiastes 11:4',
      ),
      ask(
        /\b(?:everything|dunno|don[’']?t know|whole)\b/i,
        (told) =>
          `“Everything” is mostly one thing that has spread. ${told.has(/minibus|licen[cs]e|saved/i) ? 'And look at what you write: a licence, £9k, a name. Whoever has that knows what he wants; it is the second kind of stuck, and behind it stands a fear that wants to be said aloud. ' : ''}Let us find the thread: if one thing were settled by tomorrow morning, which would make the others lighter? Do not think long. Take it, and do fifteen minutes of it today, badly.\n\nWhat was the first thing that came to mind?`,
      ),
    ],
  },
];
