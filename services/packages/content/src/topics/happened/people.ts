/** How somebody is called who belongs to somebody, in the patterns of the claims. */
const KIN =
  "(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|(?:step|foster|half|grand|great-?grand|god)?-?(?:mother|father|mom|mum|dad|son|daughter|child|children|" +
  'brother|sister|ma|pa|parents?|sons|daughters|kids?)|wife|husband|mama|mam|mommy|mummy|daddy|papa|pop|nan|nana|nanny|gran|granny|granddad|grandad|' +
  'tatay|nanay|lola|lolo|kuya|ate|abuela|abuelo|oma|opa|aunt|auntie|aunty|uncle|cousin|niece|nephew|twins?|fianc[eé]e?|girlfriend|boyfriend|partner|spouse|' +
  'baby|babies|bab(?:y|ies)|little (?:one|boy|girl)|boys?|girls?|lad|man|woman|lady|friend|mate|neighbou?r|colleague|co-?worker|boss|roommate|teacher|mentor|' +
  'apprentice|bookkeeper|employee|pastor|priest|vicar|doctor|student|pupil|grandbaby|grandkids|best friend|people|eldest|youngest|oldest|in-laws';

/** What has a capital at the head of a sentence, or is said to die, and is nobody. */
const THING =
  'Van|Car|Truck|Lorry|Bike|Bus|Boat|Ship|Phone|Laptop|Computer|Printer|Scanner|Fridge|Freezer|Oven|Stove|Machine|Engine|Battery|Motor|Boiler|Heater|Generator|' +
  'Tractor|Mower|Pump|Tyre|Tire|Screen|Server|Website|Internet|Wifi|Power|Lights?|Business|Shop|Store|Company|Firm|Bakery|Church|School|Farm|Season|Summer|Winter|' +
  'Spring|Autumn|Trade|Market|Town|Village|Language|Love|Hope|Faith|Dream|Plan|Project|Deal|Marriage|Everything|Nothing|Something|It|This|That|The|Our|My|His|Her|' +
  'Their|Its|We|They|You|And|But|So|Then|Now|Since|After|Before|When|If|As|What|Who|Which|Where|There|Here|Please|Pray|Prayers?|Lord|God|Jesus|Christ|Father God|' +
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|' +
  'Easter|Today|Yesterday|Tomorrow|Tonight|Last|Next|First|Second|Third|One|Two|Three|Just|Only|Still|Also|Not|No|Yes|Some|All|Both|Every|Most|Many|Half|' +
  'Dog|Cat|Cow|Horse|Mare|Foal|Calf|Goat|Hen|Hens|Chickens?|Bees?|Sheep|Pig|Fish|Trees?|Vines?|Plants?|Crops?|Grass|Hay|Corn|Wheat|In|On|At|For|From|With|Of|To';
const NAME = `(?-i:(?!(?:${THING})\\b)\\p{Lu}[\\p{Ll}’']+(?:[ -]\\p{Lu}[\\p{L}’'-]+){0,2})`;
const TITLE = '(?-i:(?:Mr|Mrs|Ms|Miss|Dr|Sir|Rev|Reverend|Pastor|Father|Fr|Sister|Brother|Bishop|Uncle|Aunt|Auntie|Old|Little|Baby)\\.?) ';
const OWN = "(?:my|our|his|her|their|your|the|a|an|this|that|these|those|another|one of (?:my|our|his|her|the)|\\p{L}+'s)";
const WITH_NAME = `(?:,? (?:called |named )?${NAME})?`;

/** What stands for whom or what in a pattern of the claims. */
export const gaps: Readonly<Record<string, string>> = {
  own: OWN,
  kin: `(?:${KIN})`,
  person:
    `(?:\\b${OWN} (?:[\\p{L}\\d-]+ ){0,3}?(?:${KIN})(?:'s (?:${KIN}))?${WITH_NAME}(?: (?:from|in|at|of|on) (?:our|the|my|his|her|a) [\\p{L}-]+(?: [\\p{L}-]+)?)?(?:,? (?:\\d+|aged \\d+|age \\d+))?` +
    `|\\b(?:${TITLE})?${NAME}(?:'s (?:${KIN}))?` +
    `|\\b(?:mom|mum|mama|mam|dad|daddy|papa|da|nan|nana|gran|granny|grandma|grandpa|grandad|auntie|uncle|baby|hubby|wife|husband|son|daughter)` +
    `|\\b(?:he|she|they)(?!'))`,
  has: "(?:(?:has|have|had|just|also|then|suddenly|finally|peacefully|both|recently|now|since|already|sadly|quietly|unexpectedly|never|all|himself|herself|'s|'ve)(?: |(?<=') ?)){0,3}",
};

/** A pattern with its {gaps} filled. */
export const withGaps = (pattern: string): string =>
  pattern.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => gaps[name] ?? whole);
