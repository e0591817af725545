import type { Subject } from '../types.ts';

/** Wrong that is done in a business, and what an owner does about it. */
export const hardCases: readonly Subject[] = [
  {
    id: 'case-theft',
    title: 'theft by someone on the team',
    signs: [
      'stole',
      'stealing',
      'theft',
      'took money',
      'missing cash',
      'embezzled',
      'till',
      'on camera',
    ],
    heard: [
      'That hurts twice: the money, and the person. You can be just and merciful here, but only in that order.',
      'I am sorry. Somebody you trusted put a hand in the till, and now everything you do will be looked at.',
    ],
    advice: [
      'Secure first, speak second. Keep the evidence in a safe place, write down dates and sums, take away access to cash and books, and tell nobody but one adviser. Then talk in person, with a witness: say what you have seen, ask for their account, and decide nothing in that hour.',
      'Mercy and consequence belong together. You may end the employment and still help with a week of groceries; you may keep somebody on and still ask for every dollar back, in writing, with dates. What you should not do is look away: it teaches the others what honesty is worth in your house.',
      'Before you dismiss, deduct from pay or sign a repayment, ask someone who knows labor law in your state. What feels fair is not always lawful, above all when wages are touched.',
    ],
    answers: [
      {
        asked: ['police', 'report', 'charges', 'press charges', 'legally'],
        says: 'You are seldom obliged to go to the police over your own loss, but you may, and an insurer will often ask for it. Ask a lawyer before you promise anybody that you will not. Many owners first offer a signed repayment plan and report only if it is broken; never use the threat to get money, that can be a crime of its own.',
      },
      {
        asked: ['staff', 'team', 'others', 'employees', 'tell'],
        says: 'To the others say only what is true and needed: “There was a matter with cash. It has been dealt with. From Monday two people count the till together.” No name and no story, also when they ask. It protects the person, it protects you, and everyone understands the new rule.',
      },
    ],
    steps: [
      'write one page tonight: what you know for certain, with dates and sums, what you only suspect, and who else has access.',
      'call someone who knows labor law before you have the talk, and ask what you may and may not do about pay.',
    ],
    questions: [
      'What would you want to be able to say in a year about how you handled it?',
      'Do they know that you know?',
    ],
    verses: ['Micah 6:8', 'Ephesians 4:28'],
  },
  {
    id: 'case-partner',
    title: 'a partner who does not deal straight',
    signs: ['partner', 'business partner', 'cofounder', 'llc', '50/50', 'shareholder', 'cheating'],
    heard: [
      'A partner who does not deal straight puts the whole house at risk, and you with it. It is right to look at it soberly.',
      'You built this together, and so it is more than a matter of figures. Let us still begin with the figures.',
    ],
    advice: [
      'Copies first, talk second. Put statements, contracts and the partnership or operating agreement together, and read what it says about expenses, records and parting. Then show it to a lawyer and an accountant who owe neither of you anything. Until then sign nothing and accuse nobody in writing.',
      'Then speak, once, alone or with a neutral third person: “These are the entries. Help me understand them.” Listen to the end. Ask for three things: the money back, a rule for expenses with two signatures, and a look at the books together each month. Write down what was agreed the same day.',
      'If it goes on, part in order: value the company by a third person, settle who keeps what, and tell customers one sentence you both can sign. Forgiving does not mean remaining partners.',
    ],
    answers: [
      {
        asked: ['deductible', 'legal', 'says', 'allowed', 'everyone'],
        says: 'Whether the tax office accepts an expense is one question; whether it was his to spend is another. Private costs paid by a company usually count as pay or as a withdrawal, and in a half-and-half company they take from your half as well. Ask your accountant to book them for what they are, and let the figures speak.',
      },
      {
        asked: ['say', 'tell him', 'confront', 'meeting'],
        says: 'Begin with what you both want: “I would like us to be able to trust each other’s numbers.” Then one fact, one question, and silence. Leave out his character and the past ten years. If it becomes loud, stop and name a new date.',
      },
    ],
    steps: [
      'make a complete copy of the statements tonight, store it outside the company, and book an hour with a lawyer.',
      'read your agreement for three words: expenses, records, withdrawal. Mark what it says, and what it does not.',
    ],
    questions: [
      'What do you have in writing about expenses, and about leaving?',
      'Would you want to go on with him if it were put right?',
    ],
    verses: ['Proverbs 10:9', 'Matthew 18:15'],
  },
  {
    id: 'case-dismissal',
    title: 'letting somebody go',
    signs: ['dismiss', 'fire', 'let go', 'lay off', 'terminate', 'firing', 'dismissal', 'layoff'],
    heard: [
      'That it weighs on you speaks for you. It can be done in a way that you can answer for, before God and before the person.',
      'There is no painless way. There is an honest and a decent one, and it can be prepared.',
    ],
    advice: [
      'Ask yourself three things first: Have I said it clearly, in time, with examples? Was there a real chance to change, or another place for this person? Would I do the same if nobody were short of money? If you can say yes three times, waiting longer is not kindness.',
      'The first two minutes: “I have to tell you something hard. I am ending your employment; your last day is [date]. It is decided. The reason is [one true sentence]. You will have [pay, notice, reference], all of it on this page. You do not have to say anything now; I will stay as long as you want to talk.”',
      'Prepare what you give along: notice or pay beyond what the law asks, a true reference, one call to somebody who may be hiring, time to say goodbye. Age and health are protected by law in many places, so have a professional look at it beforehand.',
    ],
    answers: [
      {
        asked: ['write', 'say', 'words', 'two minutes', 'letter', 'tell him', 'tell her'],
        says: 'Say it in this order, and slowly: “Thank you for coming. I have hard news, and I will not make you wait for it: I am ending your employment, and your last day is [date]. We have spoken twice about what was not working, and it has not changed enough. That is my decision, and I am sorry for what it means for you. On this page is what you will receive. What would help you most now?” Then be silent.',
      },
      {
        asked: ['brother', 'sister', 'family', 'mother', 'cousin', 'son', 'father'],
        says: 'With family, part the two things aloud: “I am speaking as the owner now; as your brother I will still be here on Sunday.” Tell the rest of the family nothing before you have told the person, and afterwards only what you both agreed.',
      },
    ],
    steps: [
      'write the page they will take home: last day, pay, papers, reference, whom to call. Then choose the day, early in the week.',
      'say your first four sentences aloud to someone who will not repeat them, until you can say them without explaining yourself.',
    ],
    questions: [
      'What have you told them so far, in which words?',
      'What could you give along that would really help?',
    ],
    verses: ['Colossians 4:1', 'Ephesians 4:15-16'],
  },
  {
    id: 'case-bribe',
    title: 'bribes and “commissions”',
    signs: ['bribe', 'commission', 'customs', 'kickback', 'under the table', 'envelope', 'grease'],
    heard: [
      'Everyone does it, they say, and it would be so quick. That is how it always sounds. Good that you stop.',
      'You are standing where integrity costs real money. It should not be made to sound easy.',
    ],
    advice: [
      'Do not pay it. A payment to an official is a crime under US law even when it happens abroad and through somebody else, and the one who has paid once is on a list. Ask for the official fee, with a receipt, and say calmly that you only pay against a receipt.',
      'Buy time instead: tell your customer of the delay before he asks, ask a licensed customs broker or your chamber of commerce how others get through, and look for a second supplier or port. An honest way often exists; it is only slower the first time.',
      'Decide in advance what a clean shipment may cost you in weeks and dollars. Put it into your prices. Then the next request finds you with an answer and not with a truck at the gate.',
    ],
    steps: [
      'write to the supplier today: “We pay all official fees against a receipt, and nothing else. Please send me the list of fees.”',
      'call a licensed customs broker and ask what a regular release takes in days and dollars.',
    ],
    questions: [
      'What does each week of waiting really cost you?',
      'Who in your trade imports without paying, and could tell you how?',
    ],
    verses: ['Proverbs 10:9', 'Exodus 23:8'],
  },
  {
    id: 'case-owed-back',
    title: 'a mistake in your own favor',
    signs: [
      'overcharged',
      'overcharge',
      'charged twice',
      'pay it back',
      'my mistake',
      'she never noticed',
      'refund her',
    ],
    heard: [
      'Nobody has noticed but you, and so it is a question about you. You know the answer already, I think; let us find the way.',
      'To put right what nobody would have found out: that is what integrity looks like on a Tuesday.',
    ],
    advice: [
      'Yes: it is the client’s money. Tell the client yourself, before anyone finds it: what happened, since when, how much, how you will pay it back, and what you changed so that it does not happen again. If you cannot pay at once, offer dates that you can keep. Nearly everyone trusts you more afterwards.',
      'Work out the exact sum from the invoices first and let a second person check it. Then look whether others were charged in the same way. Zacchaeus began with the sum, too; the sermon came later.',
    ],
    answers: [
      {
        asked: ['write', 'email', 'letter', 'draft'],
        says: 'Here is a draft: “Dear [name], going through our invoices I found a mistake of mine. Since [month] the [item] was charged [twice]. In all you have paid $[sum] too much. I am sorry. I will return it in [one payment by / installments of $ … from] [date], unless another way suits you better. I have corrected the invoice, and we now check it each quarter. Thank you for your trust over these years. [Your name]”',
      },
    ],
    steps: [
      'add up the exact sum tonight, invoice by invoice, and write the first sentence of the message.',
      'choose the date on which the first payment goes out, and put it into the calendar before you write.',
    ],
    questions: [
      'What could you pay back at once, and what by when?',
      'How did the mistake happen, and could there be others like it?',
    ],
    verses: ['Luke 19:8', 'Proverbs 11:1'],
  },
  {
    id: 'case-truth',
    title: 'small untruths',
    signs: ['lying', 'lie', 'white lie', 'fully booked', 'honest', 'truth', 'exaggerate'],
    heard: [
      'A small untruth is convenient, and it is good that it pinches you.',
      'You ask about a sentence that everyone uses. That is where integrity is decided, in sentences of this size.',
    ],
    advice: [
      'You do not owe anybody every reason, but what you say should be true. “Fully booked” is not true if it is not. “I am not the right one for this job, and I would rather say so now than disappoint you” is true, kind enough, and closes the door.',
      'If he asks why, give one reason that concerns the work and not his person: “Last time we did not find a good way of working together.” You need not argue it. If you can, name somebody who might suit him better.',
    ],
    steps: [
      'write your own sentence for saying no, true and under twenty words, and keep it by the telephone.',
      'look for the sentence on your website or in your offers that is nearly true, and make it true.',
    ],
    questions: [
      'What is the true reason, in one sentence that you could say to his face?',
      'What are you afraid will happen if you say it?',
    ],
    verses: ['Ephesians 4:25', 'Matthew 5:37'],
  },
];
