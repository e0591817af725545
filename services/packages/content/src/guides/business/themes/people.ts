import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';
import { reviewReply, reviewText, shortReview } from './reviews.ts';

/** Partners, customers, competitors, families: what owners ask about those across the table. */
export const peopleThemes: readonly Theme[] = [
  {
    id: 'slander',
    passing: true,
    named:
      /\b(?:fake|made[- ]up|false) (?:\w+[ -])?(?:\w+ )?reviews?\b|\b(?:post|write|tell|say)\b[^.?!]{0,40}\b(?:competitor|rival|other shop)\b[^.?!]{0,60}\b(?:leaves|is a|cheats?|dirty|crook|lies|stole|bad)\b|\bstory to spread\b|\bsay they stole\b|\bone star, say\b|\bbad one for (?:the|my)\b|\bspread (?:a |the )?(?:rumou?r|story)|\bpretend to be a customer\b/i,
    opens: [
      say(
        (told) =>
          `No, with that I will not help. ${when(told.has(/\bheard it\b/i), 'What you have only heard and cannot prove would be slander, and could cost you the business in court. If a nurse saw people in dirty sheets, she should report it to the authority that inspects such places; you may help her to do that. ', 'An invented review, praising or blaming, is false witness; besides it is unlawful in many countries and found out sooner than people think. ')}Everybody does it is true of many things that end badly. What works and is honest: ask ten customers this week, by name, “Would you write two lines about what we did for you?”, with the link in the same message. Three will. Real sentences of real people beat a nice grandma.\n\nShall I write the message with which you ask them?`,
        'Exodus 20:16',
      ),
      say(
        'That stays a no, also for the second one. The message to real customers I would gladly write: “Hello …, thank you for coming to us. If you were content, two lines here would help us more than an advertisement: [link]. If you were not, please tell me directly; I want to put it right.” Send it to ten people on the day after they were there.',
      ),
    ],
    asks: [
      ask(
        /\b(?:true|more or less|everybody does)\b/i,
        '“More or less true” is just where slander begins. What you know and can prove you may tell the authority or the customer who asks you directly; the rest is not yours to tell. And it does not sell: whoever speaks ill of others makes listeners wonder what is said of them. Say instead what one can see at your place: the guarantee, the written price, the call back within the hour. Let people compare by themselves.',
      ),
    ],
  },
  {
    id: 'compete',
    named:
      /\b(?:compete|competitors?|undercut\w*|copying our|steals? our customers|they charge (?:less|[$£€]?\d)|cheaper (?:than|competitor)|lower prices?)\b/i,
    unless: /\b(?:scrape|python|post saying|crook)\b/i,
    goesOn: [
      say(
        'Then build on just that. Choose the one thing you do better, say it in one sentence that a customer could repeat, and prove it to ten people this month. Look once a quarter at what the others do, and on the other days at what yours need.\n\nWhich customers would you like ten more of?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Not by the price: whoever is cheaper by a few ${when(told.has(/£|quid/), 'pounds', 'dollars')} than the next always finds one who is cheaper still, and in the end the workers pay for it. Compete by what the other cannot do at that rate. ${when(told.has(/\b(?:care|homecare|patients|nurse|elderly)\b/i), 'In care people do not buy hours, they buy that the same face comes, on time, and that somebody calls the daughter. Promise just that in writing: no more than two faces a week, fifteen minutes’ notice when late, a call each Friday. ', 'Choose two promises that people can check: the same person each time, a written price that holds, an answer within the hour, a guarantee without small print. ')}Then make it seen: three sentences of real customers, the names of your people and how long they have been with you. And talk to those who left you for the cheaper one after six weeks: “How is it going? The door is open.”\n\nWhat do your best customers say when they recommend you?`,
        'Proverbs 22:1',
      ),
    ],
    asks: [],
  },
  {
    id: 'partner',
    chosen: 'case-partner',
    subject: 'case-partner',
    named:
      /\b(?:(?:business )?partner|co-?owner)\b[^]{0,160}\b(?:cheat\w*|hiding|hides|don[’']?t match|lied|paying (?:his|her)|personal|his own company|on the side|stole|steal|took|does nothing|invoic\w*|billing|lies|buy me out|out of the company|credit card)\b/i,
    unless: /\b(?:tell me what[’']?s wrong|programme|course|needs he has|bookkeeping partner)\b/i,
    goesOn: [
      say(
        'Then keep that with the other papers, with the date. Do not argue about it by message; what is written in anger is read aloud later. The next step stays the same: the lawyer’s hour, then the page with the sums, the date and the two signatures. And look after those who depend on both of you, the staff and the clients: they should hear nothing until there is something to say, and then the same from both.\n\nWhat would a fair end look like to you, in one sentence?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `I am sorry. ${around('', told.sums[0], told.sums[0] ? ' is a figure; what broke is the handshake. ' : '')}Keep the order: facts, advice, talk, decision. Today copy the statements and invoices and put them where only you can reach them; sign nothing, and take nothing yourself in return. Then an hour with a business lawyer, before the talk and not after it: not in order to sue, but to know what you may say and do${when(told.has(/\bllc\b/i), ' in an LLC held half and half', '')}${when(told.has(/\bno written|handshake|shook hands|nothing in writing\b/i), ', all the more as nothing is in writing', '')}. That does not contradict Matthew 18; going alone does not mean going unprepared. Then the talk, the two of you: “I have found this. I want to hear it from you.” Ask for three things: the truth with all figures, the money back by a date, and from today two signatures. ${when(told.has(/\b(?:small group|same church|elder|we lead)\b/i), 'Leave the church out of it until he has answered; afterwards both of you may need somebody there. ')}\n\nWhat do you want in the end: to go on with new rules, or to part in peace?`,
        'Matthew 18:15',
      ),
    ],
    asks: [
      ask(
        /\b(?:alone first|matthew 18|confront|go to him|talk to him first)\b/i,
        'Yes, alone and first, and prepared. Jesus does not say unprepared: have the copies safe and an hour with a lawyer behind you, so that you do not promise or threaten anything that you cannot keep. Then an hour that is long enough, on neutral ground. Begin with a question: “Explain these figures to me.” Be silent and let him speak; much is decided by whether he is relieved or angry. At the end ask for the three things: all the figures, the money by a date, two signatures from now on. If he refuses, the second step is one or two others, an accountant or an elder.\n\nWhat would you hope to hear in the first five minutes?',
        'Matthew 18:15-16',
      ),
      ask(
        /\b(?:misunderstanding|says? (?:he|she|it)|pay it back|he was going to|deductible|denies|excuse|denies? it|deny)\b/i,
        (told) =>
          `${when(told.has(/\bmisunderstanding\b/i), 'Invoices from another company to your clients are no misunderstanding; somebody had to write them. ')}${when(told.has(/\bdeductible\b/i), 'Whether the tax office accepts it is one question; whether it was his to take is another, and the answer to that one is no. And a wrong deduction is on your return, too. ')}${when(told.has(/\bpay it back\b/i), 'That he meant to pay it back may be true, and it is easily tested: by a date and a signature. ')}Do not argue about words, ask for a deed. On one page, by Friday: all amounts since the beginning, checked by a neutral accountant; when it is paid back, and how; from today two signatures on everything, and no side business with your clients. Whoever made a mistake signs that with relief. Whoever does not, has answered, and then the lawyer speaks with him about parting: a value by a neutral person, who buys whom out, clients informed by both.\n\nWould he sign that page, what do you think?`,
      ),
      ask(
        /\b(?:court|sue|lawyer|christians?|1 corinthians)\b/i,
        'It is not simply wrong, and it comes last. Paul scolds believers who drag each other before judges instead of letting wise people in the church decide; he does not say that the one who was cheated must be silent. So offer him in writing what Paul would have wished: a mediator, or two people both of you trust, with all the books on the table and an agreement to accept what they say. There are Christian mediation services for just this. If he refuses, or moves money away meanwhile, you may ask a judge to protect what belongs to you, your staff and your creditors. One can do that without hatred, and go on praying for him by name.\n\nWhom would you both accept as an umpire?',
        '1 Corinthians 6:5',
      ),
      ask(
        /\b(?:forgive|pray|small group|wednesdays?|church|lead)\b/i,
        'Forgiving and going into business are two things: you can forgive him tonight, and still never again sign beside him. As long as it lies between you, I would not stand before a group together; say to those who answer for it, without details: “We two have something to settle and would like a pause.” Pray for him by name each day, in one sentence. It keeps you from becoming someone you do not want to be.',
      ),
    ],
  },
  {
    id: 'review',
    chosen: 'case-review',
    subject: 'case-review',
    named:
      /\b(?:one|1)[- ]?star|\b(?:bad|angry|negative|nasty|terrible|unfair) (?:\w+ )?review|\breview saying\b|\breview\b.*\b(?:answer|reply|write back|respond)|\banswer to post\b/i,
    goesOn: [
      say(
        'Then take it into the answer in half a sentence, if it is true and can be checked; leave it out if it only defends. Whoever reads it wants to know one thing: what happens here when something goes wrong?\n\nShall I put it in, or make the text shorter?',
      ),
    ],
    opens: [
      say((told) => {
        const burns = told.has(/\bburns\b/i) && !told.has(/\bgracious\b/i);
        if (burns)
          return 'A reply that burns I will not write, for your sake: two hundred people read it who never read the review, and they decide by your tone. If you never met the person, you may say so, politely and once; the platform takes reports of reviews by people who were never customers, so report it as well. A gracious answer costs you three minutes and wins the reader.\n\nShall I write that one? Tell me the name of your shop and how you would like to sign.';
        return reviewReply(told);
      }),
      say((told) => reviewReply(told)),
    ],
    asks: [
      ask(
        /\b(?:warmer|kinder|softer|friendlier|nicer)\b/i,
        (told) =>
          `Warmer:\n\n${reviewText(told)
            .replace(
              '“Thank you for writing',
              '“Thank you for taking the trouble to write; I am sorry that you are upset',
            )
            .replace(
              ', owner”',
              '. You can reach me any day at [number].”',
            )}\n\nIf you know who it was, call before you post it; a voice settles in five minutes what a page makes worse.`,
      ),
      ask(/\b(?:shorter|short|brief|lawyer|too long)\b/i, (told) => shortReview(told)),
      ask(/\b(?:gracious|nice|kind) one\b|\bok a\b|\bwrite (?:it|that)\b|\byes\b/i, (told) =>
        reviewReply(told),
      ),
      ask(
        /\b(?:delete|remove|take it down|report)\b/i,
        'If the person was never a customer, or writes insults, report it to the platform with one factual sentence; it may take days and often fails, so answer all the same. A true complaint should stay: a page with only five stars is believed by nobody, and a good answer under a bad review sells better than ten praises.',
      ),
    ],
  },
  {
    id: 'hard-customer',
    named:
      /\b(?:customer|client)\b[^]{0,80}\b(?:scream\w*|cuss\w*|swears?|curses? at|threaten\w*|yells?|shouts?|rude|abus\w*|harass\w*|insult\w*)\b|\bfire (?:the|a|this) (?:customer|client)\b|\b(?:scream|yell)s? at my\b/i,
    goesOn: [
      say(
        'Then it is all the more for you to say, and not for them. Decide beforehand what you will do if he answers with a threat, so that it does not surprise you: “Then we part at the end of the month.” Whoever can say that calmly seldom has to.\n\nWho in your team should know today that you stand behind them?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `Nobody pays enough to be allowed to shout at your people. ${when(told.has(/\bthird of|largest|best customer|biggest\b/i), 'That he is so large a part of your revenue makes you careful, and should; it also shows on whom you depend. ')}So do it in two steps. First a clear sentence to him, by you and not by those he shouts at: what happened, what you will not allow, what happens the next time. Very often it ends there; nobody has told him before. If it happens again, end it, with notice, and the work in hand done properly. Meanwhile your staff get one rule today: “When somebody shouts, you may say ‘I will call you back’ and hang up. I stand behind you.” And begin to fill the gap now: three calls a week to customers you would like more of.\n\nHow long could you manage if he left next month?`,
        'Proverbs 15:1',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:what to say|what (?:do|should) i say|on the phone|words|help me with)\b/i,
        (told) =>
          `Call when you are calm, and have it before you on paper:\n\n“I am calling about ${told.find(/\b(?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b/) ?? 'the call the other day'}. You raised your voice at my people, and one of them was in tears. You are an important customer to us, and you have a right to be annoyed when something goes wrong. You do not have a right to shout at them. From today, if something is wrong, you call me, and I see to it the same day. If it happens again, we will finish what is open and part. I would be sorry about that. What went wrong, from where you sit?”\n\nThen listen. If he shouts at you: “I will hang up now and call tomorrow at ten.” And do just that. Afterwards tell those in the office word for word what you said.`,
      ),
    ],
  },
];
