import { site } from '@kbf/contracts/site';
import { ask, say, type Theme } from '../../themes/theme.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;

/** Smaller questions: anonymous, the least sum, a pledge that cannot be kept, mail, data, partners. */
export const moreThemes: readonly Theme[] = [
  {
    id: 'cannot-keep',
    subject: 'ask-in-need',
    named:
      /\b(?:pledged?|promised)\b[^]{0,60}\b(?:lost my job|can[’']?t (?:pay|keep|afford)|laid off|no longer)\b/i,
    opens: [
      say(
        `Then let it go, with a good conscience: a pledge is an intention and no debt, and nobody here will ask you for it. Write one line to ${mail}, “Please strike my pledge, I have lost my work”, and it is done; you need not explain more. Look after your own house first, and the people in it. If it would help you, put the job on the prayer page; there are many there who know that telephone call, and some of them hire.\n\nIs there enough for this month?`,
        'Galatians 6:2',
      ),
    ],
    goesOn: [
      say(
        'You need not feel terrible. You meant it when you said it, and the intention counts with God as if it had been paid. What has changed is your purse, and not your heart. So strike it out, without a rest, and let somebody give to you for once: a meal, an hour, a recommendation.\n\nWho knows already that you lost the job?',
        '2 Corinthians 8:12',
      ),
    ],
    asks: [],
  },
  {
    id: 'will',
    subject: 'gift-purpose',
    named: /\b(?:in my will|bequest|legacy gift|leave (?:something|money|it) to you)\b/i,
    opens: [
      say(
        `Thank you for thinking so far ahead. I can give no legal advice, and you should do this only with a lawyer where you live, after those who are near to you are cared for. What the lawyer needs from us: the exact legal name, the address and the tax number; ask for them at ${mail}, a person answers within ${hours} hours. Good to decide beforehand: a sum or a share, for a purpose or free, and who of your family knows about it, so that nobody is surprised. You are bound to nothing and may change it at any time.\n\nIs there a part of the work that you would like it to go on for?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'anonymous',
    subject: 'give-offer',
    named: /\b(?:anonym\w+|without my name|keep my name|secretly)\b/i,
    unless: /\bhusband|wife\b/i,
    opens: [
      say(
        `Toward others, yes: say in the form “Please do not name me anywhere”, and ask for a word of confirmation. Wholly unknown to us it can hardly be, as the form needs a name and an address so that somebody can answer, and for a receipt both are needed. Who inside sees it, a person has to tell you; ask at ${mail}, the answer comes within ${hours} hours. To let the left hand not know what the right one does is a good old custom.`,
        'Matthew 6:3-4',
      ),
    ],
    asks: [],
  },
  {
    id: 'least',
    subject: 'give-offer',
    named:
      /\b(?:minimum|smallest|least|how little|too small|only (?:give )?[$£€]?\d{1,2}\b)\b[^.?!]{0,30}\b(?:donation|gift|amount|give|give\?)?/i,
    unless: /\b(?:minimum wage|at least)\b/i,
    opens: [
      say(
        `None that I know of; the form takes any amount. Give what you do not miss at the end of the month, once or regularly, five dollars or five hundred, and without a bad conscience if it is nothing. With very small sums fees may eat a part; then it is better to give it once a quarter. A person answers the form within ${hours} hours and says which way costs least.`,
        '2 Corinthians 9:7',
      ),
    ],
    asks: [],
  },
  {
    id: 'honor',
    subject: 'gift-purpose',
    named:
      /\bin hono[u]?r of\b|\bon (?:his|her|their) (?:birthday|anniversary)\b|\banniversary gift\b/i,
    opens: [
      say(
        `What a good way to thank somebody. Choose Financial Donation, and write into the message: in whose honor, for which day, and whether the honored person should get a letter, with or without the sum. Whether and how quickly such a letter is written a person has to say; so send it two weeks ahead, or ask at ${mail} first. An answer comes within ${hours} hours. And write a page yourselves, with one sentence from each who gives: that will be kept longer than a receipt.\n\nWhat would those who give like to thank the person for?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'partner-church',
    subject: 'about-ways',
    named:
      /\b(?:my|our) church\b[^.?!]{0,30}\b(?:partner|work with|support|join with|sponsor)\b|\bpartner with you\b/i,
    opens: [
      say(
        `That is a thing for people to talk through, and a welcome one. Write to ${mail}: which church, where, who would be your contact, and what you have in mind (a room, business people who would like company, a joint evening, prayer for one another). Begin with something small that has a date; partnerships live on people who know each other. Until then let two of you come to the gathering online as guests, and see whether we would suit.\n\nWhat made you think of us?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'data',
    subject: 'about-answer',
    named:
      /\b(?:who sees|who gets|see my information|my (?:data|details|information)|privacy|sell my)\b/i,
    opens: [
      say(
        `What you fill in there is read by people of the team, in order to answer you; it is not shown on the site. How long it is kept, and how you can have it deleted, stands in the privacy notice; if you would like it in plain words, ask at ${mail}, and say if it should be deleted after the answer. Put into the form only what is needed: name, a way to reach you, your question. Card and account numbers never, neither there nor here.`,
      ),
    ],
    asks: [],
  },
  {
    id: 'stop-mail',
    subject: 'about-answer',
    named: /\b(?:stop (?:sending|emailing|mailing|texting)|unsubscribe|take me off)\b/i,
    opens: [
      say(
        `I am sorry that it is too much. I cannot do it from here, I have no hand on any list; but it is quickly done: use the link at the end of such a mail, or write one line to ${mail}, “Please take me off all lists”, from the address that gets them. A person sees to it within ${hours} hours. If something still comes after that, answer it with the same line; you owe nobody a reason.`,
      ),
    ],
    asks: [],
  },
  {
    id: 'no-answer',
    subject: 'about-answer',
    named:
      /\b(?:nobody|no one|never) (?:has )?(?:answered|replied|wrote back|called|got back)\b|\b(?:sent|filled)\b[^.?!]{0,30}\bform\b[^.?!]{0,40}\b(?:ago|no answer|nothing|heard)\b/i,
    opens: [
      say(
        `I am sorry; you should have heard from us within ${hours} hours, so something went wrong, on our side or on the way. Three steps: look in the folder for unwanted mail; write straight to ${mail} with the day on which you sent the form and your question in two lines; and give a number, in case the address was mistyped. I see no forms myself, otherwise I would look. You are not impatient.\n\nShall I help you with the two lines?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'food',
    subject: 'about-fellowship',
    named:
      /\b(?:bring|cook|bake|make)\b[^.?!]{0,30}\b(?:food|tamales|cake|pie|gathering|meeting)\b/i,
    unless: /\b(?:recipe|hotdish)\b/i,
    opens: [
      say(
        `That is kind, and I have to smile a little: the gatherings are online, ${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time, so nobody could taste it. Come all the same; and if members near you meet in person one day, whoever cooks is the most welcome guest. Write it to ${mail}, with your town. Until then: what you make for a neighbor counts here as well.\n\nWould you like to know how one comes to the gathering?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'young',
    subject: 'about-time',
    named: /\bi[’']?m 1[3-7]\b|\bi am 1[3-7]\b|\bteenager\b[^.?!]{0,20}\bhelp\b/i,
    opens: [
      say(
        `How good that you want to. Money nobody expects of you. As you are under age, let a parent or guardian know and write along: to ${mail}, both names, what you can do, and how many hours. Somebody answers within ${hours} hours and says honestly whether there is something. What you can begin with today, without asking anyone: on the prayer page write one kind sentence under somebody’s request. And guard yourself: no address, no school, no photographs to people you know only from here.\n\nWhat do you like to do best?`,
      ),
    ],
    goesOn: [
      say(
        `That is a skill which people pay for, so do not give it away without measure. A small beginning could be one short clip from a gathering, two hours, done. Write it into the message to ${mail}, with a parent in copy, and a link to one thing you have made. They tell you whether there is something that may be shown at all; with recordings of people one has to ask first.\n\nHow long would one minute take you?`,
      ),
    ],
    asks: [],
  },
  {
    id: 'spouse-against',
    subject: 'gift-tithe',
    named:
      /\b(?:husband|wife|spouse)\b[^.?!]{0,30}\b(?:doesn[’']?t want|against|not want|refuses|says no|won[’']?t let)\b/i,
    opens: [
      say(
        'Then do not give, for now; peace between you is worth more than any gift to us. But do speak about it, not about the sum but about what it means to you: “It is a way for me to thank God. What makes you uneasy about it?” Perhaps it is the money, perhaps being left out, perhaps a bad experience. Listen to the end. Often a way is found that is both yours: a small amount that both can say aloud, time instead, or giving to something that he or she cares about. And if not, your prayer is nobody’s business but yours.\n\nWhat do you think is behind the no?',
        'Colossians 3:14',
      ),
    ],
    asks: [
      ask(
        /\b(?:secret|behind|own money)\b/i,
        'Not in secret; what must be hidden divides more than the sum would help. From money that by agreement is yours alone you may give freely, and openly.',
      ),
    ],
  },
];
