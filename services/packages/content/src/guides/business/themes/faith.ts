import { ask, askFirst, say, type Theme } from '../../themes/theme.ts';
import { around, when } from '../../themes/told.ts';

/** Sunday, prayer at work, hiring by faith, customers' consciences, church people who owe. */
export const faithThemes: readonly Theme[] = [
  {
    id: 'sunday',
    chosen: 'case-sunday',
    subject: 'case-sunday',
    named: /\b(?:sundays?|sabbath|day of rest)\b/i,
    unless: /\b(?:i (?:found|saw|read) it on a sunday|sunday school|last sunday|found it on)\b/i,
    goesOn: [
      say(
        'Then take that into the trial: six weeks, with the figures written down, and a day of rest for everyone behind it. What you decide in conscience before God you need not defend to each customer; one line on the door is enough. And look once at the one who is never asked: who in your house would notice first that you are resting?',
      ),
    ],
    opens: [
      say((told) => {
        const share = told.find(/\b\d{1,2} ?(?:%|percent)/);
        const care = told.has(
          /\b(?:care|nurs\w+|washing|patients?|hospital|clinic|elderly|old people|animals|vet|farm)\b/i,
        );
        return `${when(care, 'No, you are not disobedient. Old and sick people need washing, food and a kind hand on Sundays too; Jesus healed on the day of rest and said that it is lawful to do good on it. What the commandment asks of you is another thing: that everyone who works there, you included, has a whole day of rest in each week. ', `Christians who take the Bible seriously do both: some close and trust God for the gap, some open and rest on another day. Paul leaves it to the conscience of each and asks only that nobody despise the other. What is not optional is the rest itself, for you and for those who work for you. ${around('That ', share, ' is real money, so ')}${share ? 'do' : 'Do'} not decide it in the head; try it. `)}${when(care, 'Make a rota that shares the Sundays fairly, with a fixed day off behind each.', 'Close for six Sundays in the slow part of the year, tell the customers why in one line, and look at the week as a whole: part of the sales moves to Saturday, part is lost. Then you know the price and can decide freely.')}\n\nWhat would the day be for, if you had it?`;
      }, 'Mark 2:27'),
    ],
    asks: [
      ask(
        /\b(?:unfair|staff ask|employees? ask|never work|rota|two of my|others say|drivers ask|accommodat\w*)\b/i,
        'Both have a point: faith deserves room, and unpopular hours have to be shared. So count Sundays like money. Everyone owes the same number of unpopular shifts (Sundays, Friday nights, holidays). Whoever keeps Sunday for church takes more of the others, and says which. Swaps are free as long as both agree and it is written down. Pay a supplement for the hours nobody wants, and let those have them first who would like the money. Ask the law where you live: in many countries a wish for reasons of religion has to be met unless it is a real hardship. Announce it as a rule for all faiths and for none.\n\nWhich shifts are as unpopular as Sunday with you?',
        'Galatians 6:2',
      ),
      ask(
        /\b(?:kids|teenagers?|high school|they[’']d like|want the hours|help is|they want)\b/i,
        'That they would like the hours counts, and so does their age. Look up the rules for minors where you are (hours, breaks, school nights). Let nobody work every Sunday: two on, two off, so that church, family or sleep have their turn, and nobody has to ask for it. Tell their parents how you do it. And say it aloud once that a no to a Sunday costs nobody the job. Young people learn from a first boss what a week looks like; you could be the one from whom they learn that there is a day off in it.\n\nCould one of the two always be free?',
      ),
      ask(
        /\b(?:chick-fil-a|can afford|afford|lose|not so sure|income|takings|sales)\b/i,
        'That is an honest answer. A large chain can carry a closed day, a small shop has to reckon. So reckon: take the last eight Sundays, what was left after wages and goods (not the takings), and ask what of it would move to Saturday and Monday. Often half does. Then look at what the day costs you: sleep, church, children. If the shop cannot live without it, open from noon, give everyone another whole day, and do not call it a defeat. If it can, try six Sundays. God is not honored by a bankrupt shop with a pious sign, nor by an owner who has not sat down since spring.',
        'Romans 14:5',
      ),
      ask(
        /\b(?:pastor|preach\w*|church|disobedien\w*|sin|judge|member)\b/i,
        (told) =>
          told.has(/\bpastor|preach\w*|elder\b/i)
            ? 'Go to him and ask rather than defend yourself: “You said that Sunday trading is disobedience. I have people who need this on Sundays, and I rest on another day. What is your view of that?” Many sermons have one kind of shop in mind and not another. If you differ after that, Romans 14 is made for it: each should be fully convinced, and neither should look down on the other. You may stay in that church with a different conscience.'
            : 'You need not defend yourself before everyone, and you need not fall out with them either. To one whom you trust say it once: “I rest on another day, and so do my people. I have thought about it and prayed. What worries you about it?” Often there is care behind it, that you might wear yourself out. Romans 14 was written for just such friends: let each be fully convinced, and neither look down on the other. And ask yourself in a quiet hour whether one remark is true, for instance that you have not been at the table for months.\n\nWhose remark hurt most, and was there something in it?',
        'Romans 14:5',
      ),
    ],
  },
  {
    id: 'pray-at-work',
    subject: 'step-integration',
    named:
      /\b(?:pray(?:er|ing)?|devotion\w*|bible study|scripture)\b[^.?!]{0,60}\b(?:shift|work|meeting|staff|team|employees|shop|office|customers|before)\b|\bopen (?:it|the meeting) with prayer\b/i,
    unless: /\b(?:he prays before meetings|shorted|pray for me)\b/i,
    opens: [
      say(
        (told) =>
          `Right, yes; lawful, when it is truly free. As the owner you are not just anybody who suggests something: your “who would like to” can sound like “who wants to keep the job”. So take it out of paid time and out of the meeting. Ten minutes before the shift, in another room, open to whoever wants to come, no list, no remarks, nothing that hangs on it. The meeting itself begins on time and is about work. ${when(told.has(/\b(?:sikh|muslim|hindu|jewish|jehovah|atheist|not all of them|barry|other faiths?)\b/i), 'With people of several faiths in the room that is also simply good manners: you would not want to be led in somebody else’s prayer on the clock. ')}Nobody is asked why he stays away, and the same room is open at another hour to those of another faith. In the UK and the USA the law protects belief and unbelief alike; ask an employment adviser if you want to make more of it.\n\nWould you still do it if only one person came?`,
        'Matthew 6:6',
      ),
    ],
    asks: [
      ask(
        /\b(?:objects?|one (?:person|man) |only \p{Lu}\p{Ll}+|doesn[’']?t want|complain\w*|offended|what if)\b/iu,
        (told) => {
          const name = told.find(/\bonly (\p{Lu}\p{Ll}+) objects/u) ?? 'he';
          return `Then ${name} is right, and you should be glad that somebody says it. One objection is enough to take it out of the meeting; perhaps three others think so and are silent. Thank him in front of nobody: “You were right to tell me. From Monday the meeting starts with the work, and those who want to pray come ten minutes earlier.” And let it have no consequence whatever, not in shifts, not in jokes. How you treat the one who objects is the sermon that the others will remember.`;
        },
        'Philippians 2:3-4',
      ),
      ask(
        /\b(?:not all of them believe|meeting|news|open it)\b/i,
        'I would not open that meeting with it. People who are afraid for their job need figures and your face first, and nobody should have to bow their head in order to hear whether there is work next month. Pray before, alone or with those who like to. In the meeting one sentence is enough and true: “I have prayed about this, and about you. Whoever would like to join me afterwards is welcome; nobody has to.” Then the figures.',
      ),
    ],
  },
  {
    id: 'hiring-faith',
    chosen: 'case-hiring-faith',
    subject: 'case-hiring-faith',
    named:
      /\b(?:ask (?:a |the )?(?:job )?applicants?\b|ask\b.*\b(?:interview|christian|church)|church they go to|hire (?:only )?christians|are (?:they|you) a christian|shares? our (?:values|faith)|interview\b.*\b(?:faith|christian|church|religion)|only (?:hire )?believers)\b/i,
    opens: [
      say(
        (told) =>
          `Please do not ask it, neither which church nor whether. In the United States the Civil Rights Act forbids choosing by religion for businesses of fifteen people or more${when(told.has(/\b(?:2\d|1[5-9]|[3-9]\d|\d{3}) (?:employees|people|staff)\b/i), ', and you are above that,')} and most states go further${when(told.has(/\bminnesota\b/i), '; Minnesota’s law counts from the first employee')}${when(told.has(/\bmissouri\b/i), '; Missouri’s begins at six')}. Elsewhere it is similar. And it would not give you what you want: the word “Christian” on a form says little about the till, the truth or the temper. Say openly in the advertisement what you stand for (“we tell customers the truth, also when it costs us”), and then ask how people act.\n\nShall I write you five questions that bring character to light, and that you may ask?`,
        '1 Samuel 16:7',
      ),
    ],
    asks: [
      askFirst(
        /\b(?:how do i find|share[s]? our values|then how|questions|yes|hvac|what can i ask|please)\b/i,
        'Ask for what was done, not for what is believed:\n\n1. Tell me of a mistake that nobody would have noticed. What did you do?\n2. When did you last tell a customer something that cost you the sale?\n3. Somebody on the crew talks badly about another. What do you do on that day?\n4. What would your last boss say you are hard to work with about?\n5. Here is how we treat people (read them your values). Which of these would be hardest for you?\n\nAsk everyone the same five. Call two former employers and ask one thing: “Would you take them again, at once?” Then a paid day of work together. Values are seen in how someone sweeps up.',
        'Proverbs 11:3',
      ),
    ],
  },
  {
    id: 'church-debtor',
    named:
      /\b(?:1 corinthians 6|not to go to court|elder\b.*\bow(?:e|es|ed)|owed\b.*\b(?:church|elder|brother)|sue\b.{0,60}\b(?:christian|brother|believer|deacon|elder|church))\b/i,
    goesOn: [
      say(
        'Then go the next step, and write down the date of each. Friendly, alone, with a figure and a day; then with one or two; then before those who answer for him. You may be patient with the sum and firm with the truth at once.\n\nWhich step is the next one, and by when?',
      ),
    ],
    opens: [
      say(
        (told) =>
          `No, you do not simply have to lose it. Paul is ashamed that believers drag each other before judges over things the church could settle; in the same breath he asks whether there is nobody wise enough among you to decide. So go the way that he and Jesus describe, with dates. First alone: “You owe me ${told.sums[0] ?? '[sum]'} since … What can you pay, and when?” Then with one or two whom both respect, with the papers. Then the elders, or a mediator (there are Christian conciliation services). Whoever refuses all of it has left the ground on which Paul’s advice stands, and you may claim it by law without hatred. ${when(told.has(/\belder\b/i), 'That he is an elder makes it more urgent and not less: he is to be above reproach. ')}And you are free to let it go, if you choose that and are not merely pushed into it.\n\nHave you said the sum and a date to his face yet?`,
        '1 Corinthians 6:5',
      ),
    ],
    asks: [
      ask(
        /\b(?:what (?:do i|to) say|word|write|letter|email)\b/i,
        (told) =>
          `“I have to speak with you about something that stands between us. You owe me ${told.sums[0] ?? '[sum]'} for […] since [date]. I do not want to go to a court about it, and I do not want to be silent and bitter either. Please tell me by [date] what you can pay and when. If we two cannot find a way, I would like to ask [name, whom you trust too] to sit down with us.”\n\nSay it in person, and send it afterwards as it stands.`,
      ),
    ],
  },
  {
    id: 'conscience-customer',
    chosen: 'case-conscience',
    subject: 'case-conscience',
    named:
      /\b(?:event i don[’']t agree|against my (?:conscience|faith|beliefs)|gay wedding|same[- ]sex|refuse to serve|turn (?:down|away) (?:a )?customer|without getting sued)\b/i,
    opens: [
      say(
        'Two things to hold together: whoever is before you is to be treated with honor, and your conscience is your own. Begin with the law where you live: a business that is open to the public may in many places not refuse people because of who they are; in some it may decline to make a particular message. An hour with a lawyer there is well spent, and before you answer. Then decide by a rule that you would apply to everyone, for instance which kinds of events you cater for at all, and write it down now, not for this case. If you decline, do it promptly, kindly and without a sermon: “Thank you for thinking of us. I am not the right one for this, and I do not want you to lose time.” If you serve, serve as well as for anybody.\n\nIs it the people, the message, or taking part, that troubles you?',
        'Romans 12:18',
      ),
    ],
    asks: [],
  },
];
