import type { Subject } from '../types.ts';

/** Steps 1 to 3 of the conversion. */
export const firstSteps: readonly Subject[] = [
  {
    id: 'step-intentions',
    title: 'step 1, clarifying your intentions',
    signs: [
      'intention',
      'intentions',
      'clarify',
      'step 1',
      'step one',
      'first step',
      'where do i start',
      'how do i start',
      'begin',
      'convert',
      'conversion',
      'transform',
      'faith based business',
      'christian business',
      'kingdom business',
      'why',
    ],
    heard: [
      'So this is step one: being clear, before God and with yourself, about why you want this.',
      'Good that you begin with the why. Everything later leans on it.',
    ],
    advice: [
      'Write down honestly what draws you: gratitude, a conviction, weariness with the way things are done, perhaps also the hope for better customers. Mixed motives are human. Name them, and ask of each whether it would survive a year in which the change costs money.',
      'Count the cost aloud. Which product, which customer, which habit might have to go? Who has to agree: a spouse, a partner, the bank? A change that was thought through at the kitchen table lasts longer than one that was announced at the front door.',
      'Say what you do not want. Not a fish on the letterhead while the invoices stay unpaid, not pressure on people who believe otherwise, not faith as advertising. Two or three such sentences protect the good you have in mind, and they will be quoted back to you.',
    ],
    steps: [
      'write half a page under the heading “Why I want this, and what it may cost”, and read it to one person who knows your business.',
      'take a quiet hour, write down your three strongest motives, and mark the one that would remain in a bad year.',
    ],
    questions: [
      'What would you still change if no customer ever noticed?',
      'What made this become urgent for you now?',
    ],
    verses: ['Proverbs 16:2', 'Luke 14:28', 'Colossians 3:23'],
  },
  {
    id: 'step-purpose',
    title: 'step 2, the purpose statement',
    signs: [
      'purpose',
      'purpose statement',
      'mission statement',
      'mission',
      'step 2',
      'step two',
      'calling',
      'vision statement',
      'statement of purpose',
      'reason we exist',
    ],
    heard: [
      'Step two, then: one sentence that says whom your business serves, and why before God.',
      'A purpose statement is short work and long thinking. Let us do some of both.',
    ],
    advice: [
      'Use this frame and fill it with your own nouns: “We exist to help (whom) to (what), so that (what becomes possible), because we believe (what).” A baker might write: “We bake honest bread for this street, so that people eat together, because every meal is a gift.” Plain words beat solemn ones.',
      'Test it with three readers: a customer, someone on your team, and a child of twelve. If the customer does not feel meant, the team cannot act on it, or the child does not understand it, shorten it. Under twenty-five words is a good measure.',
      'A purpose must be able to say no. Take an order you would rather not have, and hold it against the sentence. If the sentence has nothing to say, it is decoration. If it helps you decide, keep it, even if it could be more beautiful.',
    ],
    steps: [
      'write five versions of the sentence in fifteen minutes, sleep on them, and read the best one to a customer.',
      'hold your last three big decisions against the draft: would it have helped you with any of them?',
    ],
    questions: [
      'Whose life gets easier because your business exists?',
      'How does your sentence end after “because we believe”?',
    ],
    verses: ['Ephesians 2:10', 'Proverbs 19:21', '1 Corinthians 10:31'],
  },
  {
    id: 'step-values',
    title: 'step 3, defining biblical values',
    signs: [
      'values',
      'value',
      'biblical values',
      'core values',
      'step 3',
      'step three',
      'principles',
      'define values',
      'which values',
      'culture',
    ],
    heard: [
      'Step three: the values you want to be held to, chosen from Scripture and seen in daily work.',
      'Values are quickly listed and slowly lived; so let us choose few.',
    ],
    advice: [
      'Here are six that have stood the test in many trades: integrity, servant leadership, stewardship, generosity, diligence, humility. Choose three to begin with: one that you already live, one that your business lacks, and one that your customers would wish for.',
      'Give each value a practice that a visitor could see. Integrity: we name a mistake before the customer finds it. Stewardship: we look at the figures every Monday. Without the second half of the sentence a value is a poster, and posters are looked at for a week.',
      'Let your team have a hand in it. Ask: where did we act like this in the past month, and where not? You will hear stories, and stories are what values are made of. Nobody needs to share your faith to work honestly; say where your values come from, and leave others free.',
    ],
    steps: [
      'choose three values and write behind each one practice that begins with “We …” and that can be seen.',
      'ask your team for one story for each value, from this year; write down the best ones.',
    ],
    questions: [
      'Which of the six would your customers name when they speak of you?',
      'Which value has already cost you money?',
    ],
    verses: ['Micah 6:8', 'Matthew 7:24', 'Proverbs 11:3'],
  },
];
