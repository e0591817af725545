/** Words that signs name together: `@spouse` in a sign stands for each of these. */
const CLASSES: Record<string, string> = {
  business:
    'business|company|shop|store|restaurant|salon|bakery|cafe|diner|farm|ranch|firm|practice|daycare|studio|clinic|garage|agency|truck|stand|catering|landscaping|plumbing|contracting|construction|franchise|gym|workshop|barbershop|boutique|dealership|hotel|office',
  customer: 'customer|client|account|buyer|patient|guest|regular|order|booking|contract',
  staff:
    'employee|staff|worker|crew|team|cook|driver|manager|assistant|mechanic|technician|cashier|bookkeeper|foreman|baker|helper|waitress|nurse|stylist',
  child:
    'son|daughter|child|children|kid|boy|girl|teen|teenager|toddler|grandson|granddaughter|grandchild|oldest|eldest|youngest|stepson|stepdaughter',
  parent:
    'mom|mother|mum|mama|momma|mommy|dad|daddy|father|papa|pop|parent|grandma|grandpa|grandmother|grandfather|nana|granny|grandparent',
  spouse: 'husband|wife|spouse|hubby|fiance|fiancee',
  sibling: 'brother|sister|sibling|bro|sis',
  kin: 'husband|wife|son|daughter|mother|mom|mum|father|dad|brother|sister|aunt|uncle|niece|nephew|cousin|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|friend|baby|child|boy|girl|mama|papa',
  no: 'not|no|never|none|nobody|cannot|cant|dont|doesnt|didnt|wont|isnt|arent|hasnt|havent|wasnt|couldnt|wouldnt|stopped|barely|hardly|refuses|without',
};

/** A sign with its word classes written out. */
export const spellOut = (sign: string): string =>
  sign.replaceAll(/@(\w+)/g, (written, name: string) => CLASSES[name] ?? written);
