import { say, type Theme } from '../../themes/theme.ts';
import { around } from '../../themes/told.ts';

/** Late beginnings, the end of the course, and who made it. */
export const laterThemes: readonly Theme[] = [
  {
    id: 'too-late',
    subject: 'way-age',
    named: /\btoo late\b|\btoo old\b|\bat my age\b/i,
    opens: [
      say(
        (told) =>
          `No. ${around('At ', told.find(/\b(?:i[’']?m|i am|at) (\d\d)\b/i), ' ')}${told.has(/\b(?:i[’']?m|i am|at) \d\d\b/i) ? 'you know' : 'You know'} things that cannot be hurried: whom to trust, what you can do, what you no longer have to prove. What has changed is the room for error, so build differently: no debts on the house, small beginnings, people instead of machines, things you could still do at seventy. Set the measure first, how many hours and how much income would be enough. Moses was eighty, and did not feel ready either.\n\nToo late for what, exactly?`,
        'Psalm 92:14',
      ),
    ],
    asks: [],
  },
  {
    id: 'finished',
    subject: 'way-training',
    named:
      /\bfinished (?:all|the) (?:the )?(?:modules|training|course|program)\b|\bcompleted (?:all|the)\b/i,
    opens: [
      say(
        'Well done; most stop at the second sheet. Now it is not about more sheets but about one page: your one goal with sum and date, the two needs on top, three behaviors, the person who asks. Hang it where you see it each morning. Then a rhythm: Fridays five minutes, on the first of each month half an hour with the figures, every ninety days a morning away from the shop to write it anew. And pass it on: take one other owner through it; one learns it only then. In the gathering there are some who are just beginning.\n\nWhat has changed since you wrote the first sheet, as one could see from outside?',
      ),
    ],
    asks: [],
  },
  {
    id: 'who-made',
    subject: 'way-training',
    named:
      /\bwho (?:made|wrote|created|built|started) (?:this|the) (?:program|programme|training|course)\b/i,
    opens: [
      say(
        'It comes from the Kingdom Builders Fellowship: Christian owners and professionals who put together what helped them; the founder’s page tells who began it. The map of the six needs is known through Tony Robbins, and we use it as a map and not as a faith. I myself am an AI, and fit what people wrote to your questions. For a person there is the contact form, and the gathering each week.\n\nWhat made you ask: whom to trust, or where to go deeper?',
      ),
    ],
    asks: [],
  },
  {
    id: 'normal-change',
    subject: 'needs-ranking',
    named:
      /\b(?:different|changed?) (?:last|from last|since) (?:year|month)\b|\bmy (?:top|first) (?:one|need) was\b/i,
    opens: [
      say(
        'Quite normal. The six stay, the order follows life: who has just become a father puts certainty first, whose children have left discovers variety or contribution, and after a loss connection rises. What usually remains is the pair on top, in changing order. More interesting than the change is its reason: what happened in between, and does the business still feed the old need? If so, it will feel strange though nothing is wrong with it.\n\nWhat happened between the two lists?',
      ),
    ],
    asks: [],
  },
];
