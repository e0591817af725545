import { site } from '@kbf/contracts/site';
import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { when } from '../../themes/told.ts';

const mail = site.contactEmail;
const hours = site.contributionReplyHours;

/** Seed faith, tithes, memorial and monthly gifts. */
export const giftThemes: readonly Theme[] = [
  {
    id: 'seed-faith',
    chosen: 'gift-return',
    subject: 'gift-return',
    named:
      /\b(?:seed (?:faith|offering)|hundredfold|ten times|10 times|double (?:it|my money)|god (?:will )?(?:bless|multiply|give).{0,30}(?:back|times)|give to get)\b/i,
    opens: [
      say(
        'No. God cannot be hired for a return, and whoever promises you one, on television or from a pulpit, is selling hope at your cost. The Bible knows the blessing of giving well (a wide heart, freedom from money, joy), but nowhere a rate. Jesus praised a widow who gave two small coins and got nothing back that we know of. So please do not put a gift on a card, and do not give what you need for rent, food or medicine. If you give, then because it is on your heart, and as much as leaves you cheerful. And if somebody presses you: close the purse and the door.\n\nWhat is it that you hope will change?',
        '2 Corinthians 9:7',
      ),
    ],
    asks: [
      ask(
        /\b(?:social security|pension|1,?\d{3}|live on|fixed)\b/i,
        (told) =>
          `Then all the more: keep it. On ${told.find(/([$£€]\s?\d[\d,]*)/) ?? 'so much'} a month each dollar has its place, and God does not ask you to go without heat for the sake of a promise. You owe nothing, neither to us nor to the man on the screen. If you would like to be part of something, come to the gathering (online, it costs nothing), or pray for one name on the community page each morning. That is a real gift, and nobody can turn it into a business.`,
        'Matthew 6:31-32',
      ),
    ],
  },
  {
    id: 'tithe',
    chosen: 'gift-tithe',
    subject: 'gift-tithe',
    named: /\b(?:tith\w+|10 ?%|ten percent)\b/i,
    unless: /\b(?:income|worksheet)\b.*\b(?:rent|car)\b/i,
    opens: [
      say(
        (told) =>
          `${when(told.has(/\b(?:have to tithe|to be in this|required)\b/i), 'No. Nobody has to tithe here, nor give anything at all, in order to belong. ', 'I would not like to take what is meant for your church. ')}${when(told.has(/\bpastor and i|aren[’']?t getting on|instead of\b/i), 'If the reason is the quarrel with your pastor, the money is not the place to carry it out; speak with him, or ask an elder to sit with both of you. ')}Many Christians give the tithe to the church that feeds and knows them, and everything else beyond it, to whatever moves them. Others see it more freely. The New Testament names no percentage; it says “as each has decided in the heart”. So ask your conscience and not those who would receive it.\n\nWhat would be a gift of which nobody at home has to be afraid?`,
        '2 Corinthians 9:7',
      ),
    ],
    goesOn: [
      say(
        'Then let that count as well: peace at home and in your church is worth more than any gift to us. Give what both of you can say aloud, or give nothing for now; we do not keep a list of it.\n\nWhat would you be at peace with?',
      ),
    ],
    asks: [
      ask(
        /\b(?:husband|wife|spouse|behind his|without telling|paycheck|believer|hurt)\b/i,
        'Then please do not do it. A gift that hurts him when he finds it would cost more trust than it can do good, and God does not need money that must be hidden. Talk with him, not about percentages but about you: “It matters to me to give a little. What would you be at peace with?” Perhaps he says ten dollars, perhaps nothing; then give time, a cake, a prayer. Your faith will speak to him sooner through an open purse between you than through a gift to strangers.\n\nWhen could you ask him in a quiet hour?',
        'Proverbs 31:11',
      ),
      ask(
        /\b(?:has to be the church|he says|pastor says|must be)\b/i,
        'That is one view, held by many pastors with good reasons: the church buries you and baptizes your children, and it lives on nothing else. It is not the only one; the New Testament lays down no address. I would not play one against the other. As long as you belong there, let your share of the common costs stay there, and speak with him about what divides you. If you give beyond that, it may go wherever your heart is. And if you leave one day, then because of the matter itself and not with the purse.',
      ),
    ],
  },
  {
    id: 'memory',
    chosen: 'gift-purpose',
    subject: 'gift-purpose',
    named:
      /\b(?:in (?:his|her|their|somebody[’']s) memory|in memory of|late (?:husband|wife|father|mother|son|daughter|grandfather)|grandfather left|left me (?:[$£€]|a|some|\d)|his name be on|with (?:his|her) name|for just that purpose|scholarship)\b/i,
    opens: [
      say((told) => {
        const name =
          told.find(/\b(?:husband|wife|father|mother|grandfather|brother),? (\p{Lu}\p{Ll}+)/u) ??
          told.find(/\b(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), (?:19|20)\d\d/u);
        return `What a good way to go on loving somebody. ${name ? `${name} should be named in the very first line. ` : ''}Whether there is a fund for ${when(told.has(/\byoung|start(?:ing)?\b/i), 'young people who start out', 'just that purpose')}, and whether it can bear a name, I do not know and will not promise; it needs a person. So before any money moves, write to ${mail} or into the Donation form: ${told.sums.length > 0 ? `${told.sums.at(-1)}, ` : 'the sum, '}in whose memory, for what, and three questions. Do you have such work? Will you put the purpose and the name in writing? What happens with the money if it cannot be used so? An answer comes within ${hours} hours. Send nothing before you hold that page in your hands, and let somebody who knows law or taxes read it.\n\nWhat would ${when(told.has(/\bshe|her|wife|mother\b/i) && !told.has(/\bhusband|father|grandfather\b/i), 'she', 'he')} have liked best to see come of it?`;
      }),
    ],
    goesOn: [
      say(
        `Then write that in, too: the more exactly the wish is described, the easier it is for a person to say yes or no. Send it to ${mail}, and let no money move before there is an answer in writing.\n\nShall I put your wish into four sentences?`,
      ),
    ],
    asks: [
      ask(
        /\b(?:name on it|name|his name|her name|could his|bear)\b/i,
        (told) =>
          `That can be asked for in the same letter, and it should be promised in writing as well. Write it as it is to stand: “${told.find(/\b(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[.,]|$)/u) ?? '[first and last name]'}”, the years if you like, and two sentences on who he was and what he wished for young people. Ask where the name would appear: on a page, at an evening each year, in a letter to each young person. If the answer is no, a trade school in your own town will often say yes, and there somebody may have known him.`,
      ),
      ask(
        /\b(?:letter|show my mother|show (?:her|him)|thank)\b/i,
        (told) =>
          `Ask for it together with the gift: “Please write a letter that ${told.find(/\bfather\b/i) ? 'my mother' : 'we'} may keep: in whose memory, for what, with a thank you.” Whether and when it comes a person has to tell you; write to ${mail}. A receipt for taxes and such a letter are two things, ask for both. And write one yourself: half a page on what he built and what you give in his name. That page she will read more often than ours.`,
      ),
      ask(
        /\b(?:children|each year|every year|add to|birthday|family)\b/i,
        (told) =>
          `What a fine thing to tie to his day. Technically nothing speaks against it: each can send a pledge of their own, year by year, with the same line, “In memory of ${told.find(/\b(?:husband|father|wife|mother),? (\p{Lu}\p{Ll}+)/u) ?? '[name]'}”, and none of them is bound. Whether it is kept together as one fund, and whether somebody reminds them, the team has to answer; put the question into the same message to ${mail}. Let each give what they can; and let the youngest write a line about what they remember.`,
      ),
    ],
  },
  {
    id: 'monthly',
    chosen: 'gift-monthly',
    subject: 'gift-monthly',
    named:
      /\b(?:(?:give|donate|pledge|contribute)\b[^.?!]{0,30}\b(?:a|each|every|per) month|monthly|\d+ a month|recurring|regular (?:gift|donation))\b/i,
    unless:
      /\b(?:sends? you|memory|revenue|rent|hours a month|times a month|needs to stop|social security|lease|since about|free advice|help a month)\b/i,
    opens: [
      say((told) => {
        const sum =
          told.find(/(?<![\d,])([$£€]?\d[\d,]{0,9}) (?:a|each|every|per) month/i) ?? told.sums[0];
        return `Thank you; that helps just because it can be counted on. It goes like this: choose Financial Donation on this page, write “${sum ?? '[sum]'} each month, beginning in [month]” into the amount, and a line as message. It is a pledge: nothing is taken when you send it. A person answers within ${hours} hours, says which ways of paying there are, and sets it up with you. No card number here, please, nor in the form. Give an amount that your household does not feel in a bad month; it can always be raised.`;
      }),
    ],
    goesOn: [
      say(
        `That a person has to answer; put it as one line into the message of the form, or write to ${mail}. They answer within ${hours} hours, and until then nothing is taken from you.`,
      ),
    ],
    asks: [
      askFirst(
        /\b(?:stop|cancel|any ?time|whenever|pause|quit|end it)\b/i,
        `Yes, at any time and without a reason. The pledge binds you to nothing; a line to ${mail} ends it. If it runs by card or as an order at your bank, you can also end it there at once. Ask for that in your first message, “How do I stop it?”, then you have the answer in writing before you begin.`,
      ),
      ask(
        /\b(?:dollars or pounds|pounds|currency|euros?|leeds|uk\b|canada|abroad)\b/i,
        `The fellowship is in the United States, so what arrives are dollars; your bank changes pounds into them and takes something for it. Write the sum in the currency in which you think, for example “£50 each month”, and add “from the United Kingdom”. Ask which way costs the least fees; for small sums it may be better to give four times a year. For tax in the UK it most likely brings nothing, since Gift Aid is for charities there. A person answers within ${hours} hours.`,
      ),
    ],
  },
];
