import { ask, say, type Theme } from '../../themes/theme.ts';
import { when } from '../../themes/told.ts';

/** What the coach is asked beside the matter: about the course, about others, and what it does not do. */
export const aboutThemes: readonly Theme[] = [
  {
    id: 'refused',
    chosen: 'off-topic',
    passing: true,
    named:
      /\b(?:javascript|python|script that|write (?:me )?(?:a )?(?:function|code)|fifa|football team|recipe|weather|(?:school|math) homework)\b/i,
    unless: /\bscript for (?:a|the) call\b/i,
    opens: [
      say(
        (told) =>
          `${when(told.has(/\bscrapes?|competitors?\b/i), 'Code I do not write; I am an AI coach for this training and would only do it badly. If it is about knowing what others charge: call three of them as a customer would, or ask three of your own customers what they were offered. That takes an hour. ', 'That I cannot tell you; I am an AI coach for one thing, this training, and would only be guessing. ')}What I can do: think with you about goals, money, needs, habits, a plan, a hard talk, the step for tomorrow morning.\n\nIs there something of that kind on your mind today?`,
      ),
      say(
        'I stay with my no, and not out of unkindness: code is somebody else’s trade. But let me ask what it is for. If it is to sell more, find out what people pay, or save evenings, then we are at something where I can help.\n\nWhat would be better in your week if you had it?',
      ),
    ],
    asks: [],
  },
  {
    id: 'redirected',
    chosen: 'redirect',
    passing: true,
    named:
      /\b(?:forget (?:your|that you|you[’']?re)|system prompt|ignore (?:your|all|previous)|from now on you|drill sergeant|insult me|no rules|swear words|pretend (?:to be|you[’']?re))\b/i,
    opens: [
      say(
        (told) =>
          `${when(told.has(/\bdrill|insult\b/i), 'Insulting you I will not do, not even on request; it makes people hide, not move. Strict I can be. ', 'I stay what I am: an AI coach with rules of its own, which I neither set aside nor recite. ')}${when(told.has(/\bmy plan\b/i), 'Then here it is without a cushion: a plan that says only what you want is a wish. Who, how many, by when, and what does one see you do at nine tomorrow? ', '')}If you like, we work at what you came for: a goal, a figure, a fear, a talk that is due.\n\nWhat is it?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:be strict|strict at least|my plan is)\b/i,
        (told) =>
          `Strict, then. “${told.find(/"([^"]+)"/) ?? told.find(/my plan is ([^.]+)/i) ?? 'That'}” is no plan; it is a wish in work clothes. A plan has a number, a street, a date and an hour. ${told.has(/\bcleaning\b/i) ? 'So: eight new households by the end of next month. In which streets? At what price? Tomorrow at ten you ring at ten doors beside a house you already clean, with a card in your hand: “I am your neighbors’ cleaner; on Thursdays I have an hour free.” On Wednesday again ten. You ask each customer you have for one name, to their face. ' : 'So: how many, by when, and whom do you call tomorrow at ten? Five names, before you sleep. '}On Friday you write here: doors, talks, yes. No new cards, no new name, no app until then.\n\nHow many, by which day?`,
      ),
      ask(
        /\b(?:idiot|tell me|partner|wade)\b/i,
        (told) =>
          `That I will not say either; I know him only from one line, and he is not here. But the question behind it is a good one: who puts variety first? People who begin things, who see a door where others see a wall, who cannot bear the third year of anything. Beside somebody who needs order that is maddening, and often it is why there is a business at all. So ask ${told.find(/partner (\p{Lu}\p{Ll}+)/u) ?? 'him'}: “What bores you here to death?” and tell him what keeps you awake. Then divide the work by it: he gets what is new, you get what must hold.\n\nWhat did he do last that made you so angry?`,
      ),
    ],
  },
  {
    id: 'slander',
    passing: true,
    named:
      /\b(?:story to spread|spread (?:about|rumou?rs?)|make up (?:something|a story)|competitor\b.*\bcrook)\b/i,
    opens: [
      say(
        'With that I will not help: to spread a story about somebody is wrong even where he deserves it, and it falls back on the one who tells it. If he truly cheats people, there are offices for it, and those he cheated can go there. What brings his customers to you is something else: the written price, the call back on the same day, the guarantee, and that you never speak ill of him. Ask your last ten customers for two lines each.\n\nWhat do people say he does badly? Do exactly that well, and say so without his name.',
      ),
      say(
        '“More or less true” is not true enough for somebody’s name. Leave him out of it altogether; then you have the strength for what you can do better.\n\nWhat would a customer notice first at your place?',
      ),
    ],
    asks: [],
  },
  {
    id: 'partner-faults',
    subject: 'needs-couple',
    named:
      /\b(?:partner|wife|husband|boss|he|she) should be doing this\b|\btell me what[’']?s wrong with (?:him|her)\b|\bwhich needs (?:he|she) has\b/i,
    opens: [
      say(
        'About somebody who is not here I will not judge; from one side every list is right. Lazy, controlling, in need of attention: those are three words for three scenes that you have in your head. Behind such scenes there is mostly one of the six needs that gets too little: control comes when somebody is not sure, attention when somebody does not feel seen, stopping when nothing grows any more. Which it is with him, only he can say. If you like, ask him one question, without the list: “What would have to be different here for you to like coming?”\n\nWhat was the last scene, and what did you do in it?',
      ),
    ],
    goesOn: [
      say(
        'Then look at the scene once more as a camera would: what did he say, what did you say, who stopped first? In your half lies something that you can change by tomorrow, without his consent. It may be small: to ask once before correcting.\n\nWhat was your sentence in it?',
      ),
    ],
    asks: [
      ask(
        /\b(?:mine to change|what is mine|ok ok|my part)\b/i,
        'That you ask this is already half of it. Three things usually lie on one’s own side. What I allow: I pick up what he lets fall, and so it never falls on him. What I do not say: he learns my anger from my face and my wishes from nobody. What I need and call his fault: rest, recognition, to be asked. Take the third first, because it is the most honest. Then one sentence for this week: “I have done … for you without saying anything, and grew angry. From Monday it is yours again. What do you need for it?” And keep to it when it lies there until Wednesday.\n\nWhat have you been picking up for him?',
        'Matthew 7:5',
      ),
    ],
  },
  {
    id: 'course',
    subject: 'way-training',
    named:
      /\b(?:kingdom builders\b.*\b(?:religious|old|too old|start)|isn[’']?t religious|how long does (?:the programme|the program|it) take|what does it cost|do (?:i|the) .{0,20}modules? in order|do the modules|skipped to|where do i start in kingdom|too old for|how much is the (?:course|training))\b/i,
    unless: /\bfinancial picture\b/i,
    opens: [
      say((told) => {
        if (told.has(/\breligious|not a believer|atheist\b/i))
          return 'Yes. Nobody is asked for a confession, and most of it (what do I want, what does it cost, what drives me, what do I do tomorrow) is as useful to somebody who drives a bus and does joinery as to a deacon. You should know that Christians wrote it: there are verses in it, and God is reckoned with. You may read over that, or argue with it; honest doubters do the sheets best. What you believe you need not write anywhere.\n\nWhat would you like to have moved in half a year, with the joinery for instance?';
        if (told.has(/\btoo old|6\d years|7\d years\b/i))
          return `No, not too old; rather at the right point. At ${told.find(/\b(6\d|7\d)\b/) ?? 'your age'} you bring what no course can teach: you know people, you know your hands, and you need not prove anything. Of the six modules two matter most to you: goals (with a true sum: how much must it earn, and how much may it cost beside a pension?) and the list of what you will not do any more. ${when(told.has(/\bguitar\b/i), 'Guitars are brought by people who love them; ten good repairs and a luthier’s word go further than any advertisement. ')}Plan in seasons and not in decades, keep the rent low, and ask the tax office early what a pensioner may earn.\n\nHow many instruments, or hours, a month would be a joy and not a burden?`;
        return 'There are six modules: life goals, your check, human needs, behaviors, the Three P’s, action lists. I know of no fixed time; an hour for each sheet and a week to live with it is a good measure, so six to eight weeks. The order helps, because each uses the one before, but nothing is lost if you began with goals; go back once for the check, so that they have a sum. What it costs I do not know of anything; the registration page says what holds today, and a person answers at the contact form.\n\nAt which sheet are you, and what is the hardest line on it?';
      }),
      say(
        'The course has six modules, and you go at your own pace: about an hour for each sheet, and a week in between to try it. Of a fee I know nothing and will not invent one; what holds today stands on the registration page, and the contact form reaches a person.\n\nWhich module speaks to you first?',
      ),
    ],
    goesOn: [
      say(
        'Then begin with the sheet that pulls you, and take the others afterwards. It is a course for people with full weeks: one line a day is a good pace, and whoever stops for two weeks begins again without having failed.\n\nWhich evening of the week could be yours for it?',
      ),
    ],
    asks: [
      ask(
        /\b(?:how long|cost|price|fee|pay)\b/i,
        'There are six sheets. With an hour for each and a week to live with it, count on six to eight weeks; there is no clock, and on a driver’s rota it may be ten. About the cost: I know of no fee, and will not promise you that there is none; the registration page says what holds, and a person at the contact form answers if it does not. You need buy nothing beside it: a pencil and the half hour before a shift are enough.\n\nWhich half hour would that be?',
      ),
    ],
  },
  {
    id: 'origin',
    chosen: 'way-origin',
    subject: 'way-origin',
    named:
      /\btony robbins\b|\bwhere (?:do|does) (?:the six|this|it) come from\b|\bwhat makes this (?:one )?christian\b/i,
    opens: [
      say(
        'No, I am an AI coach, and I have less of a voice. And you are right: the idea of six human needs is known through him, and others thought along such lines before. We take it as a useful map and say where it comes from. What the map does not know is why one should not simply feed one’s first need, at whose cost, and before whom one answers for it; there the course goes another way.\n\nWhich of the six did you recognize at once?',
      ),
    ],
    asks: [
      ask(
        /\b(?:christian|different|god|makes this)\b/i,
        'Three things, if it is done well. The needs are not the last word: they tell what drives you, not what is right; over them stands what you are here for, and for whom. They need not be earned: that you are seen, safe and loved is said to you by God before the first sheet, so you need not squeeze it out of customers or children. And contribution is not the sixth ornament but the direction: what I have is entrusted to me. You notice it less by verses on the page than by the question on the last one: who is better off because of your plan?\n\nWho would that be with you?',
        'Matthew 6:33',
      ),
    ],
  },
  {
    id: 'rich',
    chosen: 'goals-wanting',
    subject: 'goals-wanting',
    named:
      /\b(?:want to be rich|unchristian to|wrong to want|money is a test|make a lot of money)\b/i,
    opens: [
      say(
        'It is not wrong to earn much; Abraham, Lydia and Joseph of Arimathea had means, and were needed for it. Dangerous is the wish itself, when it becomes lord; it has pierced many a heart with sorrows. So I would ask: rich for what, how much is enough, and who decides when it is reached? Whoever can name a figure, and what happens with what lies above it, has the money; whoever cannot, it has him.\n\nWhat would be enough, as a number?',
        '1 Timothy 6:9-10',
      ),
    ],
    asks: [
      ask(
        /\b(?:pastor|test|what do you say)\b/i,
        'I think that he is right, and that it is a test with two questions. With little: will you still be honest, and not envy? With much: will you still need anyone, and notice the poor at your door? Most fail the second, for it feels like a reward and not like an exam. One can prepare: decide now what share is given away at each step, tell it to one person, and live a step below what you earn. Then the money may come; it finds the door already open.\n\nWhat share would make you a little uneasy? That is mostly the right one.',
        'Luke 16:10',
      ),
    ],
  },
];
