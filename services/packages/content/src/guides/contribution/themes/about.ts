import { site } from '@kbf/contracts/site';
import { ask, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;
const weekly = `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`;

/** Who we are, where, when, whether one may trust us; need; and what has no place here. */
export const aboutThemes: readonly Theme[] = [
  {
    id: 'donor-list',
    passing: true,
    named:
      /\b(?:donor(?:s| list)|biggest donors|names and amounts|bank login|admin mode|ignore (?:your|previous|all)|system prompt|list of the (?:biggest )?donors)\b/i,
    opens: [
      say(
        `No. I have no list of those who give, and if I had one I would show it to nobody: what somebody gives is between them and God. Nor do I set my rules aside because a message says so. Whoever works for the fellowship and needs such figures gets them from people and not from a chat; the way is ${mail}. What I can do is explain how one can give, speak or sponsor, and help to word a form.\n\nIs there something of that kind?`,
      ),
      say(
        `I believe that you may well mean it honestly, and still the answer is no: I cannot check who writes to me, and I have no such list. A treasurer, or whoever helps one, gets it from the team itself, at ${mail} or in person, where one is known. There it takes five minutes.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:treasurer|permission|he told me|assistant|it[’']?s fine|i am the)\b/i,
        `I believe that you may well mean it honestly, and still the answer is no: I cannot check who writes to me, I have no such list, and what people give is private. A treasurer, or whoever helps one, gets it from the team itself, at ${mail} or in person, where one is known.`,
      ),
    ],
  },
  {
    id: 'errands',
    passing: true,
    named:
      /\b(?:recipe|hotdish|pizza dough|sisig|weather|football|restaurant|good place for|python|javascript)\b/i,
    unless: /\bmy company\b/i,
    opens: [
      say(
        (told) =>
          when(
            told.has(/\b(?:hotdish|recipe|dough)\b/i),
            'For cooking I am no help: I am an AI guide for one page, the one about contributing, and would only make something up. Ask the person who cooked last time; for forty people it is mostly four large pans.',
            'For that I am the wrong one; I know one page only, the one about contributing, and no restaurants. I wish you a good table all the same.',
          ) +
          ' What I can do: explain how one gives, speaks or sponsors here, what happens with a form, and help you word one.\n\nIs there something of that sort?',
      ),
      say(
        'It does count, as a kind deed; only I still know nothing about cooking, and a wrong recipe for forty would be no gift. Ask those who invited you for how many, whether there is an oven, and who is bringing the other half. If you want to tell the team what you bring, write it to them: that message I gladly word with you.',
      ),
    ],
    asks: [],
  },
  {
    id: 'need',
    chosen: 'ask-in-need',
    subject: 'ask-in-need',
    named:
      /\b(?:(?:the )?one (?:who|that) needs|help (?:a family|people like)|people like me|behind\b[^.?!]{0,20}\b(?:rent|mortgage)|short on (?:the )?rent|can[’']?t give anything|lost my (?:lease|job|home)|hours got cut|repossess\w*|lost everything|house (?:fire|burned)|do you help (?:families|people)|where do we go tonight|i need help|eviction|can[’']?t pay)\b/i,
    opens: [
      say((told) =>
        told.has(/\b(?:fire|flood|tornado|hurricane|lost everything|homeless|tonight)\b/i)
          ? `I am so sorry. Give nothing here; first a roof and the people. For tonight: in the United States dial 211 and say “we have lost our home and need shelter tonight”; the Red Cross comes after fires also to single families, with a room, clothes and medicine. Then the insurance today, if there is one, and photographs before anything is cleared. Tell the nearest church; doors open quickly on such nights. I know of no fund of ours and will not promise one, but write two sentences to ${mail}, with your town: a person answers within ${hours} hours, and people here pray.\n\nAre all of you safe and indoors?`
          : undefined,
      ),
      say(
        (told) =>
          `Then please give nothing here, now or later; I am glad that you wrote it. ${when(told.has(/\bembarrass\w*|pantry\b/i), 'You need not be embarrassed: those who hand out bread to others may be hungry, too. ')}I will be plain: I know of no fund from which the fellowship pays rent, and will not promise you one. What helps quickest${around(' with ', told.sums[0])} is, in this order: call the landlord before the date and offer a part with a day for the rest; dial 211 (in the US, at any hour) and ask for rent help in your county; ask the Salvation Army, St. Vincent de Paul or Catholic Charities near you, who often pay a part straight to the landlord, also for those who do not belong to them. And let a person here know: ${mail}, two sentences. They can listen, pray, and some know ways that I do not.\n\nOn which day is it due, and have you spoken with the landlord?`,
        'Psalm 34:18',
      ),
    ],
    goesOn: [
      say(
        `Then tell that to 211 just so; it opens other doors (with children, with work, without). And write it to ${mail}; a person answers within ${hours} hours. You are not asking for charity from strangers only: this is what people keep such help for.\n\nWhat is the very first thing that has to be paid?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:who (?:do|would|can) i (?:speak|talk)|speak to|embarrass\w*|parish|contact|person)\b/i,
        (told) =>
          `To a person from our team, at ${mail} or by the contact form on the home page: your name, a number, the hours at which you can speak freely. They answer within ${hours} hours, and nobody in your ${when(told.has(/\bparish\b/i), 'parish', 'town')} hears of it from us. ${when(told.has(/\bpantry\b/i), 'And think of it this way: because you run the pantry you know that most who come there are ashamed for no reason. You may be one of them for once. A priest of the next parish, or St. Vincent de Paul in another one, can help without anybody seeing you there. ')}For the money itself do not wait for us: 211 today.`,
      ),
      ask(
        /\b(?:member|aren[’']?t|one breakfast|not (?:a )?member)\b/i,
        `That makes no difference for being listened to, nor for prayer: both are open to everyone. A fund, as I said, I know of none, for members either. So call 211 today; and write the two sentences to ${mail} with “we came to one breakfast”: somebody there may remember your faces, and people give their own time and tips more easily to somebody they have sat with.`,
      ),
    ],
  },
  {
    id: 'ai',
    chosen: 'ask-ai',
    subject: 'ask-ai',
    named:
      /\b(?:(?:are you|is this|am i (?:speaking|talking|chatting)|speaking with)\b[^.?!]{0,40}\b(?:real|human|person|robot|bot|ai|machine)|or one of those ai|chatbot)\b/i,
    opens: [
      say(
        `I am an AI, a program: not a person. I know what people of the fellowship have written about giving, speaking and sponsoring, and fit it to your question. I see no payments and no forms, and I can promise nothing in their name. People you reach at ${mail} or by any of the forms here; they answer within ${hours} hours. Faces there are online, ${weekly}.\n\nWhat did you want to ask a person?`,
      ),
    ],
    goesOn: [
      say(
        `I am the program that answers on this page; more I will not claim to be. For anything that needs a face, a decision or a look at your own case, a person is at ${mail} within ${hours} hours.`,
      ),
    ],
    asks: [
      ask(
        /\b(?:read(?:s)? (?:what|this)|ever read|anyone read|person read|who reads|does anyone)\b/i,
        `As a rule, no: what you write in this chat is answered by a program, and nobody sits behind it and reads along. There is one exception: when a message sounds as if somebody were in danger, people of the team are told, so that they can help. What you send with a form, or to ${mail}, is read by a person, and answered within ${hours} hours. So whatever should reach a human being, put it there; and leave card numbers and other people’s secrets out of both.`,
      ),
      ask(
        /\b(?:talk|speak|real person|human|someone|call)\b/i,
        `Gladly. Write to ${mail} or use the contact form on the home page: one line on what it is about, a number, and the hours that suit you. Somebody gets back to you within ${hours} hours. I cannot put a call through from here, I am sorry.`,
      ),
    ],
  },
  {
    id: 'trust',
    chosen: 'ask-trust',
    subject: 'ask-trust',
    named:
      /\b(?:scam|don[’']?t trust|burned by a ministry|jet|bought (?:a boat|himself)|another of those|why should i give|how do i know (?:this|you)|money[- ]grabbing|all the other (?:\w+ )*preachers|legit|published|publish the|salaries|accounts)\b/i,
    opens: [
      say((told) => {
        const story = told.find(/\b(my (?:mum|mother|mom|dad|father)[^.?!]{5,80})/i);
        return `${story ? 'I am sorry for what was done there; it was wrong, and silence afterwards made it worse. ' : told.has(/burned|boat|jet|plane/i) ? 'You have paid for that caution, and you should keep it. ' : 'A fair question, and nothing that I say about ourselves proves anything. '}You know it by what can be checked and not by a friendly chat. ${site.name} is a ${site.legalForm}; such organizations stand in the tax office’s public list, and most must show their yearly filing (Form 990) to anyone who asks. Whether and where our accounts are published I do not know; I will not invent a page or a percentage. Ask at ${mail}: the name and number under which we are registered, the last filing, who decides and who checks. A person answers within ${hours} hours. Until you have an answer that satisfies you, give nothing, and come to a gathering as a guest if you like: it costs nothing.\n\nWhat would you have to see with your own eyes?`;
      }),
    ],
    goesOn: [
      say(
        `You need not be convinced by me. Take the one question that matters most to you, send it to ${mail}, and judge by the answer: whether it comes, whether it has figures, whether it bears a name. Until then give nothing.\n\nShall I word the question for you?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:one thing i can check|check myself|something to check|prove)\b/i,
        `One thing, without us and in five minutes: open the tax office’s “Tax Exempt Organization Search” (apps.irs.gov), type in the name “${site.name}”, and see whether it is listed, since when, and what filings are there. If it is not there under that name, ask us at ${mail} for the legal name and number; a church body can be listed under another one. If you get no answer within two days, you have your answer, too. And one test that always holds: nobody here will ask you in a chat for a card, a gift card or a transfer. If somebody does, it is a fraud.`,
      ),
      ask(
        /\byou would say that\b|\bof course you (?:say|would)\b|\bspeech\b/i,
        `True; a fraud would say the same, and more smoothly. So do not believe sentences, mine included. Do this instead: look the organization up in the tax office’s public search, ask ${mail} for the last filing, and come to one gathering without giving a cent. Watch whether money is spoken of more than people. I lose nothing if you keep your purse closed; that is the only proof I can offer from here.`,
      ),
      ask(
        /\b(?:salar\w*|percent|how much of each|overhead|each (?:pound|dollar)|number, not)\b/i,
        `I do not know the figure, and I will not make one up. It stands in the yearly filing and in the accounts: what came in, what was paid out, to whom, for what. Ask with exactly this sentence at ${mail}: “What share of last year’s income went on salaries and on the founder, and where can I read it?” A straight organization answers that in a line. If it does not, keep your money.`,
      ),
      ask(
        /\b(?:published|publish|straight answer|numbers anywhere|accounts)\b/i,
        `Straight: I do not know of a place where they are published, and so I cannot send you to one. That is not the same as “no”; it means that you should ask a person: ${mail}, “Are your accounts published, and where? If not, please send me the last ones.” The answer comes within ${hours} hours. An organization of this kind in the United States must as a rule show its filing to whoever asks.`,
      ),
      ask(
        /\b(?:who decides|who[’']?s in charge|board|in charge|checks the books)\b/i,
        `Names I cannot give you with certainty beyond what stands on the founder’s page. By law such an organization has a board that decides together and is answerable for the money. So ask at ${mail}: who sits on it, is any of them paid, who outside looks at the books? Those are three good questions, and nobody honest is offended by them.`,
      ),
    ],
  },
  {
    id: 'use',
    chosen: 'give-use',
    subject: 'give-use',
    named:
      /\b(?:what (?:happens|do you do) with (?:the|my) money|where does (?:the|my) money go|what is (?:the money|it) used for|spend it on)\b/i,
    opens: [
      say(
        `What I can say for certain: the fellowship meets each week online, runs this site with its prayer pages and a training programme, and that is what gifts are there to carry. How much goes to what I do not know; I have no figures, and I will not make any up. The exact answer is in the accounts and in the yearly filing that a ${site.legalForm} makes. Ask at ${mail}: “What were last year’s three largest expenses?” A person answers within ${hours} hours. If you would like your gift to be used for one thing only, say it before you give, and ask for the promise in writing.\n\nIs there a part of the work that you would like to carry?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:publish|numbers|accounts|filing)\b/i,
        `A page with the figures I know of none. Ask for the last accounts and the tax filing at ${mail}; organizations of this kind must as a rule show the filing to anyone who asks. A person answers within ${hours} hours. If they are published, you get the address; if not, ask to have them sent.`,
      ),
      ask(
        /\b(?:who decides|who[’']?s in charge|gets spent|board)\b/i,
        `By law a board decides together and is answerable for it. Who sits on ours I cannot tell you with certainty; the founder’s page says who began it. Put the question to ${mail} with names in mind: who decides, is any of them paid, who outside looks at the books? It is a good question, and honest people like it.`,
      ),
      ask(
        /\b(?:burned|boat|ministry)\b/i,
        `After that I would be careful, too. Give nothing until the answer about the accounts has come, and come as a guest before you come as a giver.`,
      ),
    ],
  },
];
