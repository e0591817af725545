import type { WisdomQuote } from '@kbf/contracts';

export const workQuotes: readonly WisdomQuote[] = [
  {
    id: 'who-you-work-for',
    category: 'Work',
    title: 'Who you work for',
    scripture:
      'And whatever you do, work heartily, as for the Lord, and not for men, knowing that from the Lord you will receive the reward of the inheritance; for you serve the Lord Christ.',
    scriptureReference: 'Colossians 3:23-24',
    kingdomPrinciple:
      'Behind every customer and every boss stands the one we really serve. Do the part no one sees as carefully as the part that gets praised.',
    tags: ['excellence', 'service'],
  },
  {
    id: 'tend-and-keep',
    category: 'Work',
    title: 'Tend and keep',
    scripture:
      'Yahweh God took the man, and put him into the garden of Eden to cultivate and keep it.',
    scriptureReference: 'Genesis 2:15',
    kingdomPrinciple:
      'Work was a gift before anything went wrong. Whatever you are trusted with, leave it better tended and better kept than you found it.',
    tags: ['calling', 'creation'],
  },
  {
    id: 'skill-is-a-kind-of-love',
    category: 'Work',
    title: 'Skill is a kind of love',
    scripture:
      'Do you see a man skilled in his work? He will serve kings. He won’t serve obscure men.',
    scriptureReference: 'Proverbs 22:29',
    kingdomPrinciple:
      'Getting better at your craft is a way of caring for the people who rely on it. Pick one part of it to practice on purpose this week.',
    tags: ['excellence', 'learning'],
  },
  {
    id: 'enjoy-what-it-made-possible',
    category: 'Work',
    title: 'Enjoy what it made possible',
    scripture:
      'Also that every man should eat and drink, and enjoy good in all his labor, is the gift of God.',
    scriptureReference: 'Ecclesiastes 3:13',
    kingdomPrinciple:
      'Joy in your work is something to receive, not a prize to put off until later. Name one good thing today that your labor has paid for.',
    tags: ['gratitude', 'rest'],
  },
  {
    id: 'work-that-stands',
    category: 'Work',
    title: 'Work that stands',
    scripture:
      'Let the favor of the Lord our God be on us. Establish the work of our hands for us. Yes, establish the work of our hands.',
    scriptureReference: 'Psalm 90:17',
    kingdomPrinciple:
      'We lay the bricks and God makes them stand. Before the first task of the day, ask that what you build will outlast you.',
    tags: ['prayer', 'calling'],
  },
  {
    id: 'earning-in-order-to-share',
    category: 'Work',
    title: 'Earning in order to share',
    scripture:
      'Let him who stole steal no more; but rather let him labor, producing with his hands something that is good, that he may have something to give to him who has need.',
    scriptureReference: 'Ephesians 4:28',
    kingdomPrinciple:
      'Honest work aims past the paycheck, at having something in hand for someone in need. Decide what part of the next invoice is for giving.',
    tags: ['giving', 'honesty'],
  },
];
