import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';
import { financialPicture } from '../financial-picture.ts';

/** Money, goals, plans, the Three P's: the sheets of the training. */
export const workThemes: readonly Theme[] = [
  {
    id: 'scale',
    chosen: 'check-know',
    subject: 'check-know',
    named:
      /\b(?:financial picture|financial worksheet|don[’']?t know what to put|personal account and the business|income \d)\b/i,
    opens: [
      say((told) => financialPicture(told.message)),
      say(
        (told) =>
          `${when(told.has(/\bscared|afraid\b/i), 'That it scares you is the best reason to begin small. ', '')}Put down what you know, and write “?” where you do not; a question mark is a figure, too. ${when(told.has(/\bpersonal account\b/i), 'First part the two: from today one account for the business and one for the household, with a fixed sum that goes over on the first of each month. What lies behind you can be sorted roughly with two colors of pen. ')}Then three lines, no more: what came in last month, what surely went out (rent, car, loans, insurance), and what is left. The third is the one you have been afraid of; once it stands there it is only a number.\n\nWhich of the three can you write now, out of your head?`,
        'Luke 14:28',
      ),
    ],
    goesOn: [
      say(
        'Good, then that stands on the page. Take the next line, not the whole sheet: the largest thing that leaves the account each month. After it the second largest. After five lines you usually know nine tenths of it. Do it with somebody at the table who does not comment.\n\nWhat is the largest?',
      ),
    ],
    asks: [
      ask(/\b(?:first number|what[’']?s the first|begin with|where do i start)\b/i, (told) => {
        const sum = told.find(/(?<![\d,])([$£€]?\d[\d,]{0,9}) a month/i);
        return `The first number is what stands in the account tonight${sum ? `; the second you have already named, ${sum} in` : ''}. Then open the last thirty days of the bank and write down the five largest amounts that went out, only five, with one word each. Add them up and take them from what came in. What remains is the small stuff, and you need not know it today. That takes twenty minutes; set a clock, and stop when it rings.\n\nWhat stands in the account tonight?`;
      }),
      ask(/\b(?:revenue|kept|can[’']?t tell you|could not tell)\b/i, (told) => {
        const sum = told.find(/\b(?:about |was )?([$£€]?\s?\d[\d,]{3,})\b/);
        const n = Number((sum ?? '').replaceAll(/[^\d]/g, ''));
        return `${sum && /a month/i.test(told.message) ? `So ${sum} comes in each month; that is one of the figures, and a good one. ` : sum ? `${sum} a year is about ${Math.round(n / 12).toLocaleString('en-US')} a month coming in; that is the one figure you have, and it is a good one. ` : ''}What you kept can be found out backwards: the balance of all accounts today, less the balance a year ago, plus what you took out for living, plus debts you paid down. Four numbers, an hour with the bank statements. If it comes out smaller than you hoped, you are in good company; many find that the business paid everyone but them. From now on: on the first of each month a fixed wage to yourself, and a quarter of what remains put aside for tax.\n\nWhich of the four numbers can you look up tonight?`;
      }),
      ask(
        /\b(?:will not|won[’']?t|not going to) cut\b|\bremittance\b|\bparents live\b/i,
        (told) => {
          const made = financialPicture(told.all);
          return `Then it stays; what is promised to parents is no luxury, and “honor your father and mother” has always cost money, too. So treat it like rent: first line, not touched. What remains to look at is the rest of the page.${made ? ' Of the known lines the car, the food and the “rest I don’t know” are the ones that can move; the last one is usually the largest.' : ''} Write every expense down for thirty days, on the telephone, with one word. Then take one line by 100. And tell the family there once a year openly what you earn and what you give; many would rather have less and know that you sleep.\n\nWhich line would you touch first?`;
        },
      ),
    ],
  },
  {
    id: 'behaviors',
    chosen: 'behaviors-outcomes',
    subject: 'behaviors-outcomes',
    named:
      /\b(?:behaviou?rs?\b[^]{0,30}\boutcomes?|outcomes?\b[^]{0,30}\bbehaviou?rs?|wasn[’']?t a behaviou?r|a behaviou?r if)\b/i,
    opens: [
      say((told) => {
        const own = told.find(/"([^"]{4,60})"/) ?? told.find(/“([^”]{4,60})”/);
        return `A behavior is what you do, so exactly that somebody could film it. An outcome is what comes of it, and never lies wholly in your hand. The test: could I promise it for tomorrow at nine? “I call three people before ten” I can promise; “five new clients” I cannot. ${own ? `So your “${own}” ${/\b(?:lose|get|make|earn|win)\b/i.test(own) ? 'is an outcome (or two), and a good one. Behaviors behind it: for the clients, three calls each weekday before ten; for the pounds, a walk of thirty minutes after supper and nothing sweet until Saturday.' : 'is neither: nobody could film it. “From eight to ten without the telephone I do the hardest task” could be filmed.'}` : 'Making ten thousand a month is an outcome; asking two people a day for the order is a behavior.'} The sheet wants both, because the outcome tells you where, and the behavior what at nine in the morning.\n\nWhat is your outcome, and what would one see you do for it tomorrow?`;
      }),
    ],
    goesOn: [
      say(
        'Then put it to the test: could somebody film it, tomorrow at nine? If yes, it goes into the left column, with a day and an hour. If not, ask “and what would one see me do?” until there is something to see. Three behaviors are enough for one outcome; tick them off each evening, and look at the outcome only on Fridays.\n\nWhich of them will you do tomorrow?',
      ),
    ],
    asks: [
      ask(
        /\b(?:example|insurance|sells?)\b/i,
        'For somebody who sells insurance:\n\nOutcome: eight new policies by the end of the quarter.\n\nBehaviors: every weekday between nine and ten, five calls to people who know me. After each signed contract the question, “Who else should have this talk?” Each Tuesday two old customers, only to ask what has changed in their lives. Friday at four I write down: calls, talks, contracts.\n\nBad behavior that goes: rewriting the offer for the third time instead of sending it.\n\nOne sees at once what lies in the hand and what does not. If the calls are made and the policies do not come, one changes the talk and not the person.\n\nWhat would the first line be for you?',
      ),
      ask(
        /\b\d+ (?:new )?(?:\w+ )?(?:clients?|customers?)\b|\bmy outcome is\b|\bby \p{Lu}\p{Ll}+ \d/iu,
        (told) => {
          const outcome =
            told.find(/\b(\d+ (?:new )?(?:\w+ )?(?:clients?|customers?|policies|orders)[^.]*)/i) ??
            'that';
          return `Good: “${outcome.replace(/[.!]$/, '')}” is a clean outcome, with a number and a date. Now the left column, all of which could be filmed:\n\n1. Monday to Thursday, nine to ten: three calls or visits to people who might need it, before the mail is opened.\n2. After each finished job one question: “Whom do you know who dreads this as you did?”\n3. One offer a week goes out within a day, with a price and a date.\n4. Friday at four: how many calls, how many talks, how many yes.\n\nReckon backwards: of ten talks two perhaps become clients, so it needs some twenty talks; that is the number to steer by. If after three weeks the talks are there and the yes is not, change the talk.\n\nWhom do you call first, by name?`;
        },
      ),
    ],
  },
  {
    id: 'three-ps',
    chosen: 'three-ps-other',
    subject: 'three-ps-other',
    named:
      /\b(?:three p[’']?s|3 ?p[’']?s|people,? (?:process|product)|process,? product|product,? process|people (?:\d|process)|three ps)\b/i,
    opens: [
      say((told) => {
        const score = /people:? (\d+)(?:\/10)?\D+product:? (\d+)(?:\/10)?\D+process:? (\d+)/i.exec(
          told.all,
        );
        const supper = told.has(/\b(?:waitress\w*|waiters?|quit|staff left|lost four|turnover)\b/i);
        const head = told.has(
          /\b(?:in (?:his|her|my|uncle \w+[’']?s?) head|all in .{0,20} head|sticky notes|nobody writes|not one thing written)\b/i,
        );
        if (supper && !head)
          return 'Begin with people: good food that nobody carries to the table is eaten cold. When all of them go within weeks, it is seldom the wage alone; ask each one who left, by telephone, and say beforehand that you only want to listen: “What was it like to work for me?” Write it down without defending yourself. The second is process (rota, tips, who decides on a full evening), for much that looks like bad will is bad order. The product can wait; it is good.\n\nWhat do you think they would say about the last hour of a Friday?';
        return `In business people mean by it: people (who does it), product (what they get) and process (how it runs each time). ${score ? `With ${score[1]}, ${score[2]} and ${score[3]} of ten it is clear: process first. ` : ''}${head ? 'When everything is in one head, the first task is to get it out of there, while that head can still be asked: an afternoon a week, somebody beside him with a notebook or a telephone that records, one procedure a time, begun with what would go wrong first if he were ill tomorrow. ' : 'If all three are weak, people come first, for the right ones mend a product and a process; the wrong ones spoil both. '}${told.has(/\bfuneral\b/i) ? 'In your trade it might be the first call: what is asked, who goes, what is promised, within the first hour. ' : ''}${told.has(/\b(?:home health|caregivers?|agency)\b/i) ? 'With a good product and people leaving, ask the four who left why; in care it is most often the rota and being alone with it, which is process again. ' : ''}(In module 5 the three letters are purpose, plan and process; both readings help.)\n\nWhat would go wrong first if you were away for two weeks?`;
      }),
    ],
    goesOn: [
      say(
        (told) =>
          `${when(told.has(/\b(?:quit|supper club|labor day|waitress)\b/i), 'Three since Labor Day is a pattern, so look for what they had in common: the same evenings, the same table section, the same hour. ')}Then the next step is small and has a date: one talk or one page this week. Ask of each of the three: what is the one thing that, if it were better, would make the other two easier? That is where you begin, and the rest may stay as it is until it stands.\n\nWhich one is it, would you say?`,
      ),
    ],
    asks: [
      ask(
        /\bexample\b/i,
        'An example, from the first call to the paid bill, as it might hang on a wall:\n\n1. The call is answered by the third ring, with the name; we ask what, where, by when.\n2. Within a day a written price, with one photograph.\n3. After the yes a day and an hour, and a message the evening before.\n4. At the end the customer walks round with us; what is not right is done at once.\n5. The bill on the same evening, two questions with it: were you content, and whom do you know?\n\nOne page, with a name behind each line. Where it went wrong twice, one changes the page and not the person.\n\nWhich of the five steps would you have to think about longest?',
      ),
      ask(
        /\b(?:i (?:might )?(?:yell|shout)|my temper|i may be)\b/i,
        'Thank you for saying it; that is probably the answer, and it is good news, because it lies in your hand. People forgive a bad evening, they do not forgive being shouted at before guests. So this week: go to each one who is still there, alone, one sentence, “On Fridays I shout. It is wrong, and I am sorry. I will stop, and you may tell me when I do.” Agree on a word for it. Call the three who left, say the same, ask for nothing. And find out what Friday does to you: too many tables, too few hands, no supper yourself? Change that as well.\n\nWhat happens in the half hour before you yell?',
        'James 1:19-20',
      ),
      ask(
        /\b(?:first process|very first|write down first)\b/i,
        (told) =>
          `The one that costs the most when it goes wrong, and that only you can do. ${told.has(/\bhvac\b/i) ? 'In heating and air that is mostly the way from the first call to the signed order: what is asked on the telephone, who drives, how the price is made, what is promised, when one calls back. ' : 'Mostly it is the way from the first call to the signed order. '}Do not write it yourself: do it once with somebody beside you who notes every step, then let them do it alone by the note, and mend what was missing. One page, no more; hung up where it is used. One a week; after ten weeks you can take a week off.\n\nWho would be the one with the notebook?`,
      ),
      ask(
        /\b(?:which p|comes first|first if|fix first)\b/i,
        'People, when all three are bad: the right two repair a product and a process, the wrong ones ruin both. Then process, because it lets good people stay. Then product, with what customers tell them. Two exceptions: if what you sell harms or disappoints, stop and mend that before anything else; and if the money lasts less than two months, first whatever brings cash.\n\nWhich of the three keeps you awake?',
      ),
      ask(
        /\b(?:monday|exactly|suppose i do|first step|tomorrow)\b/i,
        (told) =>
          `Monday, by the clock. At nine call the first of those who left: “What would have kept you?” Ten minutes, listening only; one more on each day of the week. At ten collect all the notes, lists and reminders there are, and sort them into three heaps: customers, staff, money. At eleven write the one heap that hurts most onto a page: who does what, by when, where it is noted. In the afternoon show that page to the one ${told.has(/caregivers?/i) ? 'caregiver' : 'person'} whom the others trust, and ask what is missing. Nothing else that day.\n\nWho is that person, and is she working on Monday?`,
      ),
      ask(
        /\b(?:90 days|how will i know|worked|measure)\b/i,
        (told) =>
          `By three numbers that you write down today, and again on the ninetieth day. How many left (${told.has(/lost four/i) ? 'four in a year; in ninety days it should be none, or one for a good reason' : 'and why'}). How often something was forgotten that a customer noticed, per week. How many hours you yourself put out fires. If two of the three are better by a third, go on with the same; if one is, ask the people what helped; if none, it was not the process, and you ask once more. One sentence beside it, from somebody who works there: “What is different from today?”\n\nWhat are the three numbers today, roughly?`,
      ),
    ],
  },
  {
    id: 'goals',
    chosen: 'plan-ninety',
    subject: 'goals-dates',
    named:
      /\b(?:set (?:me )?a goal|make (?:a )?goal|goals? (?:for|this year)|\d+ goals|next 90 days|goal is to|every year i make|resolutions?|finished my plan|what did i forget|plan by month)\b/i,
    opens: [
      say((told) => {
        if (told.has(/\bfinished my plan|what did i forget\b/i))
          return `Well done; it has a number, a date and steps that one can see. What I miss are four small things. Reckon it through: how many calls make one talk, how many talks one yes? Two calls a day are about forty a month; if one in ten becomes a talk and one in three talks a yes, you know what is within reach, and early if it is not. Secondly the people: for whom exactly, and why from you? Third capacity: can you look after all of them well, in which hours, at which price? Fourth somebody who asks each Friday, and a day in the middle on which you change the plan if you are at less than half. And one more line: what you will stop doing to have the time.\n\nWhich three people would you call first?`;
        const many = told.find(/\b(\d+|ten|eleven|twelve) goals\b/i);
        if (many)
          return `Keep one; at most two. ${many} goals are a wish list, and the calendar has told you so kindly. Look through them for the one that would make three others easier or needless; that one stays. Write behind it a number, a date and what one sees you do on Mondays. Put the other ${/^\d+$/.test(many) ? Number(many) - 1 : 'ones'} on a page called “not now” and date it for the first of January; that is no defeat, it is a queue.${/planner/i.test(told.all) ? ' That the one thing done was buying the planner is not silly: it shows that you do what has a shop and a price.' : ''} Give the real one a shop, too: a place, an hour, a person who waits there.\n\nWhich one would make the others easier?`;
        const place = told.find(/\bin (\p{Lu}\p{Ll}+)(?=,|\.|\?)/u);
        if (told.has(/\bforgotten|every year\b/i))
          return `A goal that is forgotten by March was mostly too large for a Tuesday. Make one out of it that can be kept: one goal, four stations of three months, and for each only the next step. Write it by hand on a card where you shave or cook rice. Tie it to something that you do anyway: every Saturday when you count the till, five minutes, one line, “what brought it nearer?” Put the sum aside in the same hour, however small. And let it be known by one person who asks. In March there is then nothing to remember; it is simply Saturday.\n\nWhat is the goal for this year, in one sentence?`;
        return `Then one goal and not five. ${around('From what you tell, ', told.find(/\b(leave my job[^.?!,]*|open (?:a )?second [^.?!,]*)/i), place ? '' : '')}${told.has(/leave my job|second/i) ? ': ' : ''}in ninety days you can prove that it carries: choose a number that somebody would have to pay for (orders, subscriptions, a fixed buyer), a date, and what one sees you do each week. ${told.has(/\bcandles?|markets?\b/i) ? `Two markets at ${told.sums[0] ?? '400'} make ${told.sums[0] ? '' : '800 '}a month; to leave a bank you need three legs more: a shop that takes thirty pieces each month, a list of customers who order again, one large order before Christmas. Goal: by day ninety two shops and fifty names on the list. ` : ''}Every Friday one line, what did it bring, what did it cost. On day ninety decide, by the number and not by the mood.\n\nWhat number would let you say: it carries?`;
      }),
    ],
    goesOn: [
      say(
        'Then put it into the same line as the number and the date. A goal needs four things, and the rest is decoration: how much, by when, what one sees me do on Monday, and who asks on Friday. If one of the four is missing, that is your next step.\n\nWhich one is missing?',
      ),
    ],
    asks: [
      ask(
        /\b(?:plan by month|by month|month by month)\b/i,
        (told) =>
          `By month, then; take the months as they fall:\n\nMonth 1: twenty people asked, by name; price and costs of a piece written down; two shops visited with samples.\nMonth 2: the better of the two supplied with thirty pieces; a list of everyone who buys, with a way to reach them; one market more, to compare.\nMonth 3: the second shop; an offer to those on the list (“order by …”); decide what is no longer made.\n\nAfter it each month the same three figures: pieces sold, left after all costs, hours. When for three months running what is left reaches half of the wage at the ${told.has(/bank/i) ? 'bank' : 'job'}, ask for fewer hours there; at four fifths, give notice.\n\nHow much of the wage do you need to live, honestly?`,
      ),
      ask(
        /\b(?:husband|wife|he|she|family) (?:thinks|says|calls)\b|\ba hobby\b/i,
        'The doubt at home may be right until there are figures, so do not argue, measure. Ask for something that can be granted: “Give me ninety days and two evenings a week. On the first of … I show you on one page what came in and what was left. If it is less than …, I call it a hobby myself.” Let the one who doubts name the number; whoever names it begins to hope that it is reached. And say once why it matters to you, in one plain sentence.\n\nWhat number would that be?',
      ),
      ask(
        /\b(?:hold me|who will|accountab\w*|remind|tired of hearing)\b/i,
        'Somebody who is not married to you. Choose somebody who is building something, too, another owner, somebody from church who keeps promises, and make a trade of it: “I ask you each Saturday, you ask me.” Three questions, five minutes, by telephone: what did you promise, did you do it, what is next? No advice. Whoever misses twice pays for the coffee. Free those at home from that office; tell them one figure each month and thank them for their patience. They are tired of the word, not of you.\n\nWhom could you ask by Friday?',
      ),
      ask(/\b(?:goal is to|need \d|second station|600,?000|by \p{Lu})/iu, (told) => {
        const sum = told.find(/\b(\d[\d,]{3,}) (?:pesos|dollars|pounds|euros)\b/i) ?? told.sums[0];
        const n = Number((sum ?? '').replaceAll(/[^\d]/g, ''));
        return `Good; now it has a number. ${n > 0 ? `${sum} in two years are ${Math.round(n / 24).toLocaleString('en-US')} a month, in three years ${Math.round(n / 36).toLocaleString('en-US')}. Which of the two can the first station put aside without hurting wages and repairs? That decides the year, not the wish. ` : ''}Four stations on the way: by March the books of the first one in order and the sum fixed that goes aside each Saturday. By June three places looked at, with rent and water. By September half of the first year’s sum together, and somebody there who can run a day alone; without that there is no second place. By December decide: go, wait a year, or a smaller beginning.\n\nHow much was left last month, after everything?`;
      }),
      ask(
        /\b(?:phone|calls?|emails?|replace)\b/i,
        'You can replace some, and you will pay for it: a mail is easier to send and easier to leave unanswered. A call finds out in three minutes what ten mails do not. Try a middle way for two weeks: in the morning two short messages, personal, with one question that can be answered by yes (“May I call you on Thursday for five minutes?”). Whoever says yes is no longer a cold call. Referrals you may ask for in writing, that works well. And count: how many answers to twenty mails, to ten calls? Then the figures decide and not the dislike.\n\nWhat is the worst that happened to you on the phone so far?',
      ),
      ask(
        /\bhow many\b|\bkeep\b/i,
        'One that you steer by, and one small one for home. More than that is read, not done. The others go on a list with a date on which you look at it again.',
      ),
    ],
  },
];
