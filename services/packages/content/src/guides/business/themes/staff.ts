import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Theft, dismissal, hiring of relatives, promotions: what owners ask about those who work for them. */
export const staffThemes: readonly Theme[] = [
  {
    id: 'theft',
    chosen: 'case-theft',
    subject: 'case-theft',
    named:
      /\b(?:steal(?:s|ing)?|stole|stolen|theft|embezzl\w*|till|fiddl\w+|pocket(?:ed|ing)|skimm?\w*|took (?:about |around )?[$£€]|taking (?:copper|tools|stock|money|cash|home)|missing from|wrote herself checks|on (?:the )?camera)\b/i,
    unless:
      /\b(?:competitor|one star|fake|partner (?:has|is|took)|my (?:time|ideas?)|client list|say they stole|till (?:the|next|he|she|i|we|death|march|april|may|june|july|august|september|october|november|december|then|now)|until)\b/i,
    goesOn: [
      say(
        'Thank you, that makes it clearer. What stays the same: the proof first, then the talk, then the decision, and nobody else hears of it who need not. What you add here belongs into that talk as a question and not as an accusation: “What is your view of that?” Write beforehand on a card what has to happen so that you can keep this person (the truth, the money by a plan, no more access), and what the end would be if it does not. Then you will not decide in anger, nor out of pity.\n\nWhat is the one thing you have not told me, because it makes it harder?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `That hurts twice: the money, and the trust.${around(' ', told.sums[0], told.sums[0] ? ' can be counted; what it does to a small team cannot.' : '')} ${when(told.has(/\b(?:goddaughter|cousin|nephew|niece|friend|church|sister|brother|son|daughter)\b/i), 'That it is somebody close to you makes it harder, and changes nothing about what is right. ')}${when(told.has(/\b(?:single mom|wife is sick|sick wife|three kids|poor|need)\b/i), 'Need explains it, and does not excuse it; you may let it weigh in how you deal with it. ')}\n\nTomorrow: secure what proves it (the recordings, the tills, the lists), copied and dated. Then talk, in private, with one witness, before work begins. Say what you know and stop: “Between these dates money is missing, and I have it on record. What do you want to tell me?” The answer decides much. Whoever owns up, pays back by a written plan and gives up the keys can be shown mercy; whoever lies cannot stay. Until the talk, tell nobody who need not know.\n\nWhat would you need to hear in that talk in order to be at peace with a second chance?`,
        'Luke 17:3',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:police|sheriff|report (?:it|her|him|them)|press charges|law|authorities|have to (?:call|go))\b/i,
        'You are allowed to, and in most places you are not obliged to: a private victim decides. I would go to the police when it is a large sum, when it goes on, when others were harmed (customers, partners, an insurer who must be told), or when it is denied in the face of proof. I would first take the other road when it is admitted, paid back in writing and ended. Two cautions: never use the police as a threat to get money, which can be an offence itself; and ask a lawyer for an hour before you deduct anything from wages. Mercy and a report do not exclude each other; both may be done without hatred.\n\nIs there an insurance or a partner who has to know?',
        'Micah 6:8',
      ),
      ask(
        /\b(?:other (?:guys|staff|drivers|employees|girls|people)|rest of the (?:staff|team)|tell (?:the|my|them)? ?(?:team|staff|others|guys|everyone)|what do i tell)\b/i,
        'Little, true, and on the same day. For instance: “Money was missing. I have dealt with it with the person concerned. It is not my way to talk about somebody who is not in the room, and I ask you to do the same. From Monday two people count the till.” No name, no hints, no story; gossip would punish longer than you mean to, and a wrong word can bring you before a court. Then change the thing that made it easy: two signatures, a daily count, your own look at the books each week. That protects the honest ones too, and you may say so.\n\nWhat made it possible for so long?',
      ),
      ask(
        /\b(?:mother|family|aunt|christmas|thanksgiving|table|parents)\b/i,
        'It is hers to tell, first of all. In the talk say: “I will not bring this to your family. I ask you to tell them yourself by a day that we agree on; I will not lie if I am asked.” That leaves dignity to the one who did it and does not make you the keeper of a secret for years. If nothing has been said by then, and the relationship would be a lie, go alone, before the feast and not at the table: “There was trouble between us at work. It is being put right. I love her, and I wanted you to know it from me.” The amount you need not name.\n\nBy which day would you want it said?',
        'Ephesians 4:15',
      ),
      ask(
        /\b(?:fire|dismiss|let (?:her|him) go|keep (?:her|him)|second chance|forgive|trust (?:her|him))\b/i,
        'Forgiving and employing are two decisions. You can forgive today and still not hand over the keys. Keep somebody only when three things are there: the truth without being dragged out, a written plan to pay it back, and work without access to money for a year. If one is missing, let them go, plainly and without shaming, with what is due to them. Have the reason and the talk on paper, and let an employment lawyer look at it for half an hour.\n\nWhich of the three have you seen so far?',
      ),
      ask(
        /\b(?:pay (?:it )?back|repay|money back|deduct|wages)\b/i,
        'On paper: the sum both of you agree on, what is paid each week or month, from when, what happens if it stops, both signatures. Do not simply take it from the wages; in many places that is not allowed, or only with written consent and down to a minimum. Choose an amount that can truly be kept, so that the plan does not become a second debt. When the last part is paid, say so aloud, and let it be over.',
      ),
    ],
  },
  {
    id: 'dismissal',
    chosen: 'case-dismissal',
    subject: 'case-dismissal',
    named:
      /\b(?:dismiss\w*|fire (?:him|her|them|my|a|an|someone|somebody|the(?! customer))|firing|sack(?:ing)?|let(?:ting)? (?:him|her|them|someone|somebody|\p{Lu}\p{Ll}+|go of|\w+ people|an employee|\w+ (?:workers|staff)) ?(?:go)?\b(?=.*\bgo\b)|lay(?:ing)? off|layoffs?|redundan\w*|end (?:his|her|the) contract|terminate)\b/iu,
    unless:
      /\b(?:fire the customer|no layoffs|got fired|was fired|been fired|fired (?:from|up)|lost our largest|team.*(?:lost|client))\b/i,
    goesOn: [
      say(
        'That changes the weight of it. Where there were written warnings and a long time, it comes as no surprise, and it may end; where life broke in (a divorce, an illness), one offer more can be right, if it has an edge: four weeks, one thing that must be different, a talk each Friday, in writing. After that you are free. In countries with strict rules (the United Kingdom with its procedure, much of Europe) have the steps checked before the talk: a hearing with somebody at the side, the reason in writing, the right to appeal.\n\nIs there still a change that would let you keep this person, or is it decided in you?',
      ),
    ],
    opens: [
      say((told) => {
        const warned = told.has(/\b(?:warn\w*|two talks|talked with|in writing|written)\b/i);
        const name = told.find(
          /\b(?:dismiss|fire|let|named|named is|name is|sack) (?:a man named |my \w+ |our \w+,? )?(\p{Lu}\p{Ll}{2,})\b/u,
        );
        return `It should not be easy, and it can be done in a way you can answer for. ${when(warned, 'You have warned, so it will not come from nowhere; that is already a part of kindness. ', 'First ask yourself whether it would surprise the person. If it would, the next step is one clear talk with a date, not the end. ')}When it is time: in person, early in the week, sitting down, ten minutes, with one other person in the room. The first sentence is the news itself: “${name ? `${name}, I` : 'I'} have decided to end your employment; your last day is …” Then the reason in one sentence, without a list of failings, then what you can give: pay, a reference that is true, time to say goodbye, help with the next place. Do not argue, do not say that it hurts you more. Put the papers in order first, and let somebody who knows the law where you live read them.\n\nWhat can you give besides the news?`;
      }, 'Micah 6:8'),
    ],
    asks: [
      ask(
        /\bunemployment\b|\bcontest\b/i,
        'I would not contest it, unless he stole, lied or endangered people. The insurance is made for just this, it costs you little in most states, and for a young family it is the rent. Answer the office truthfully and in a line: dates, warnings, reason; let them decide. Do not write “laid off” if it was not so, also not out of kindness. You can tell him that you will not oppose it; that helps him through the first night.\n\nHave you the three talks with dates on paper?',
        'Proverbs 3:27',
      ),
      askFirst(
        /\b(?:severance|pay(?:out)?|how much|decent|weeks)\b/i,
        (told) => {
          const years = told.find(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) years?\b/i);
          const wage = told.find(/[$£€]\s?(\d+(?:\.\d+)?)(?= ?(?:an|per) hour|\/h)/);
          const n =
            Number(years ?? 0) ||
            { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }[
              (years ?? '').toLowerCase()
            ] ||
            0;
          const week = wage ? Math.round(Number(wage) * 40) : 0;
          return `As a rule of thumb, decent is one to two weeks of pay for each year, and never less than what law and contract demand.${when(n > 0, ` For ${years} years that is ${n} to ${n * 2} weeks`)}${when(n > 0 && week > 0, `; at ${wage} an hour and forty hours a week about ${(week * n).toLocaleString('en-US')} to ${(week * 2 * n).toLocaleString('en-US')} before taxes`)}${when(n > 0, '.')} Add the holidays not taken, say until when insurance runs, and pay it on the last day rather than in bits. If you cannot do so much, say what you can and keep it to the day. Often worth more than another week: a true letter of reference, and two calls to people who are hiring.\n\nWhat would you want to have had, in that place?`;
        },
        'Matthew 7:12',
      ),
      ask(
        /\b(?:first two minutes|what (?:do i|to|should i|can i) say|words?|how do i (?:say|tell|word|put)|script|write me)\b/i,
        (told) => {
          const name = told.find(
            /\b(?:named|name is|named is|dismiss|fire|let) (\p{Lu}\p{Ll}{2,})\b/u,
          );
          const why = told.find(
            /\b(double-booked [^.]{3,50}|mistakes? that cost[^.]{3,40}|late (?:\w+ ){1,6}(?:week|five)|orders are down|shouts at[^.]{3,30})/i,
          );
          return `Something like this, and then be quiet:\n\n“${name ?? '[Name]'}, thank you for coming in. I have hard news, and I will say it at once. I have decided to end your employment. Your last day is [date]. The reason is ${
            why
              ? why
                  .replace(/^(?:double-booked)/i, 'the bookings: you have double-booked')
                  .replace(/^mistakes? that/i, 'the mistakes, that')
                  .replace(/^late/i, 'that you were late')
              : '[one sentence, the one you have named before]'
          }. We have talked about it, and it has not changed enough. This is decided, and it is not a judgment on you as a person. You will be paid until [date], and I will give you [what you can]. You need not say anything now. Would you like a minute, or shall I tell you how the next days go?”\n\nThen wait. Answer what is asked, do not add reasons. Do not let anybody clear the desk under the eyes of all.`;
        },
      ),
      ask(
        /\b(?:other (?:drivers|staff|guys|employees)|tell (?:the|my) (?:team|others|other|staff|rest)|rest of|why)\b/i,
        'No, not why. The reason belongs to the one it concerns, and telling it can be a legal trap as well. Tell all of them on the same day, in two sentences: “… no longer works with us. I ask you to speak well or not at all, and from Monday the work is shared like this.” If somebody presses you: “I would not talk about you either.” That sentence makes the whole team safer. If you are asked whether others are next, answer truthfully.\n\nWho takes over which part of the work, and have you asked them?',
      ),
      ask(
        /\b(?:christian|god|bible|sin|right|wrong|love)\b/i,
        'It is no sin to end somebody’s work; it is one to do it with contempt, by surprise, or to keep back what is due. The question of scripture is less “may I?” than “how, and with what in my hands?” Would I bear it if it were done so to my own child? If you can say yes, you may do it with a clear head, and sleep.',
        'Colossians 4:1',
      ),
    ],
  },
  {
    id: 'relative',
    chosen: 'case-relatives',
    subject: 'case-relatives',
    named:
      /\b(?:hir(?:e|ing)|employ|job|take (?:him|her) on|work for me)\b[^.?!]{0,60}\b(?:cousin|nephew|niece|brother|sister|son|daughter|uncle|in-law|friend|family|relative)\b|\b(?:cousin|nephew|niece|brother-in-law|family member|relative)\b[^]{0,80}\b(?:job|hire|work for|needs? (?:a )?job|wants? (?:a )?job)\b/i,
    unless: /\b(?:boss|dairy|farm over|fire my|dismiss|partner)\b/i,
    goesOn: [
      say(
        'Then put that on the page, too. The more the family knows, the more you need one plain rule that is the same for everyone, and one person other than you who watches over it. If you notice while writing that you hope it will not come about, trust that; no is still possible today, and each day makes it dearer.\n\nWhat would you tell a stranger with the same story who applied?',
      ),
    ],
    opens: [
      say((told) => {
        const who =
          told.find(
            /\b(?:my )(cousin|nephew|niece|brother|sister|son|daughter|brother-in-law|friend)\b/i,
          ) ?? 'relative';
        const name = told.find(
          /\b(?:cousin|nephew|niece|brother|sister|son|daughter|friend),? (\p{Lu}[\p{L}]+)/u,
        );
        const weak = told.has(
          /\b(?:fired|never kept|when he shows up|late|lazy|5 months|five months)\b/i,
        );
        return `Only if you would take ${name ?? `your ${who}`} without the family tie, or if you can afford to lose both the money and the worker after three months. ${when(weak, 'What you tell of the past is the best forecast there is; pity is no plan. ')}If you do it: a real job that needs doing, the ordinary wage, a trial of sixty or ninety days with an end date, and somebody other than you as the one to report to. The same rules as for all, said aloud before the first day. And one sentence to ${when(told.has(/\baunt|mother|mom\b/i), 'the aunt or mother who asks', 'whoever in the family asks')}: “I will give a fair chance. I will not give a second set of rules, and I will not talk about it at the table.”\n\nA no now is kinder than a dismissal at Christmas. If it is no: offer an hour of help with applications, and one call to somebody who hires.\n\nWould you rather lose an employee or a Sunday dinner, if it came to that?`;
      }, 'Proverbs 27:23'),
    ],
    asks: [
      ask(
        /\b(?:cash|till|money|rehab|addict\w*|relapse|record)\b/i,
        'Then not with cash, and say so openly: it protects him as much as you. Whoever has just come out of rehab needs work that is regular, seen by others, and without temptation: mornings rather than nights, the yard or the kitchen rather than the till, wages by transfer and perhaps weekly. Ask him what his program advises, and let him tell you himself what you should do if you notice something. Agree on it in writing: meetings come before shifts, one honest word costs nothing, one lie ends the trial. So it is a hand, and not a test that he must fail.\n\nWhich work would be right for the first three months?',
        'Galatians 6:2',
      ),
      askFirst(
        /\b(?:in writing|on paper|rules|conditions|contract|what should be)\b/i,
        (told) =>
          `On one page, both sign:\n\n1. The job, the hours, the wage, whom ${when(told.has(/\b(?:she|niece|sister|daughter|her)\b/i), 'she', 'he')} reports to (not you).\n2. Trial until a date ninety days from now; on that day we talk, and it ends unless we both say yes.\n3. Be on time: the third time late ends the trial.\n4. ${when(told.has(/\bdriv(?:er|ing|e)\b/i), 'Driving only with a clean record and cleared by the insurance.', 'Safety and tools: the same as for everyone.')}\n5. No advances, no private loans from the till.\n6. Family talks stay out of the shop, shop talks out of the family.\n7. If it ends, it ends without a quarrel; what is owed is paid on the last day.\n\nRead it aloud together before the first day. Whoever will not sign it has answered the question.`,
      ),
      ask(
        /\b(?:already told|promised|said yes|yes)\b/i,
        'Then somebody has promised what was not theirs to give, and it need not bind you. Call today, before it becomes a fact: “I hear that you told him yes. I have not decided, and it will be my decision. I will give him my answer myself by Friday, and I ask you to leave it with us two.” Say it warmly and do not explain much. Then speak with him as with any applicant: what would you do here, what happened in the last places, what would be different? You will hear in ten minutes whether it is he who wants the job, or the family.\n\nIs there work that truly needs doing, or would you have to invent it?',
      ),
      ask(
        /\b(?:mother|mom|aunt|family|says? no|how do i say no)\b/i,
        'To them you might say: “I love him, and that is why I will not be his boss. If it goes wrong, you lose a dinner guest and I a cousin. I will help him to write two applications, and I will call one man I know.” Then do just that within the week. A clear no with help in its hand is heard in the end; a soft maybe is asked about every Sunday.',
      ),
    ],
  },
  {
    id: 'promotion',
    subject: 'owner-people',
    named:
      /\b(?:supervisor|promot(?:e|ion)|foreman job|manager job|team lead|one .{0,20}job to give|put in charge)\b/i,
    unless: /\b(?:my boss|passed over|want(?:s)? a promotion from)\b/i,
    goesOn: [
      say(
        'Then weigh that, too, and by the same four things. Ask yourself whom you would call at five in the morning if the place were flooded; that is mostly the one. Say what decided it in words you could repeat before both.\n\nWhen do you want to have told both of them?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Give it to the one who does the work of a supervisor already: who is reliable, tells the truth, and whom the others ask for help. ${when(told.has(/\b(?:believer|christian|elder|church|faith)\b/i), 'Faith is no qualification for a rota, and lack of it is no obstacle; to promote somebody because he sits in your pew would be unfair to all and, in many countries, unlawful. Joseph served under Pharaoh, and Nehemiah under a Persian king, because they were good at it. ')}Write down, before you look at names, the four things the job needs. Score everyone against them, and ask one person outside for a second opinion. Then tell the one who does not get it before it is announced, in person, with one reason that he can work on.\n\nWhat does the job need most: order, patience, or courage to say what is wrong?`,
        'Proverbs 22:29',
      ),
    ],
    asks: [
      ask(
        /\b(?:elder|church|offended|angry|tell (?:him|her)|how do i)\b/i,
        'Say it to him alone and first: “I have given the post to … because of these two things. I value you, and what would bring you closer next time is this.” Do not use the language of church for it, neither to soften nor to correct. If he takes it to the pew, answer there only: “That is a matter of the shop, and I will gladly talk with you in the shop.”',
      ),
    ],
  },
  {
    id: 'wage',
    chosen: 'case-raise',
    subject: 'case-raise',
    named:
      /\b(?:fair wage|living wage|wages?\b.*\bfair|wants? a raise|asks? for a raise|pay (?:him|her|them) (?:more|\d)|how much should i pay|apprentice|raise of|minimum wage)\b/i,
    unless: /\b(?:shorted|my boss)\b/i,
    goesOn: [
      say(
        'Then the page with the steps gets one line more. Begin with what the work brings in, be sure that the lowest can live on it, and let nobody have to ask for what they have earned. If the sum does not come out, it is the price that is too low, and not the wage that is too high.\n\nWhat would your prices have to be, so that the fair wage is in them?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Fair has three measures, and all three are known: what the work brings in, what others nearby pay for it, and what somebody needs to live there without a second job. ${around('You name ', told.sums[0], '. ')}Look up the living wage of your county and three advertisements for the same work this evening. ${when(told.has(/\braise|leaves\b/i), 'For a raise: do not answer under the threat, answer with a rule. “From this date whoever can do these five things earns so much; you can do four.” Then the others may hear of it, and should. If the business cannot carry it, open the figures: so much comes in for an hour of yours, so much goes out. ', 'For somebody who learns: a beginning that can be lived on, a step up every half year when certain things are mastered, and the steps written down on the first day. ')}If you give up some of your own pay for it, do it for a time and with a date, so that it does not become resentment.\n\nWhat does an hour of this work bring in, and what is left of it?`,
        'Luke 10:7',
      ),
    ],
    asks: [
      ask(
        /\b(?:james|not the legal|i can afford|drop my own pay|\$\d+|£\d+)\b/i,
        (told) =>
          `James speaks against wages that were earned and kept back; so the first fairness is: in full, on the day, no unpaid hours. The second: ${around('is ', told.sums[0], ' ')}${told.sums[0] ? 'enough' : 'Is it enough'} for a single person to live on where you are? If yes, and if three advertisements nearby offer no more for a first year, it is fair, and you can say it with a clear face. Then write the way up: after six months, after a year, for what. That you would go down yourself for it honors you; put an end date to it, or raise a price instead, for a business that lives on the owner’s pay is not sound.\n\nWhich step could you promise after six months?`,
        'James 5:4',
      ),
      ask(
        /\b(?:others|team|hear of it|everyone|rest)\b/i,
        'They will hear of it, so let the rule be such that you would gladly read it aloud. Put the pay steps on one page: what somebody must be able to do, and what is paid for it. Whoever reaches the step gets it without asking. Those who are below by that page are raised as well, if need be in two parts with dates. That costs more this year and saves you every haggling afterwards.',
      ),
    ],
  },
];
