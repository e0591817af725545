import type { Need } from './needs-words.ts';

interface Signs {
  plain: readonly string[];
  faint: readonly string[];
}

/** What people tell of themselves, by the need that shows in it: plainly, or less surely. */
const signs: Readonly<Record<Need, Signs>> = {
  certainty: {
    plain: [
      String.raw`locks?|lock up`,
      String.raw`(?:check\w*|count\w*|read\w*)[^,.;]{0,24}(?:twice|two times|three times|again|everything)`,
      String.raw`double[- ]?check\w*|fall apart|what[’']?s coming|what (?:is|comes) next`,
      String.raw`months? (?:of|in) (?:payroll|savings|expenses|rent|reserve|bills|the bank)`,
      String.raw`(?:rainy[- ]day|emergency) fund`,
      String.raw`(?:a|one|two|six) (?:week|month|year)s? (?:ahead|in advance)|in advance|planned`,
      String.raw`plan (?:everything|every|menus|my|the|it)|planner|checklists?|check lists?`,
      String.raw`spreadsheets?|back-?ups?|generator|never (?:take|took|had|go|borrow)`,
      String.raw`hates? (?:surprises|change)`,
      String.raw`(?:don[’']?t|can[’']?t) (?:like|stand) (?:surprises|not knowing|change)`,
      String.raw`no to (?:every|any|all) change|let go of|delegat\w*|myself again`,
      String.raw`do it (?:all )?myself|predictable|to the penny`,
      String.raw`same (?:breakfast|lunch|seat|route|chair|table|time|thing) (?:every|each|for)`,
      String.raw`on paper before`,
      String.raw`(?:half an hour|an hour|fifteen minutes|ten minutes) early|the night before|laid out|fine print|the contract twice`,
      String.raw`pay(?:s|ing)? cash|no debts?|debt[- ]free|know(?:s)? (?:exactly )?where (?:every|each)|plan b|worst case|same old (?:truck|supplier)`,
      String.raw`can[’']?t sleep (?:if|until|unless|when)|isn[’']?t packed|written down|what if something|hates? it when plans|nail(?:ed)? down`,
      String.raw`(?:do|doing|did) everything myself|(?:nobody|no one) (?:else )?(?:does|do) it right|done right`,
    ],
    faint: [
      String.raw`order|sure|safe|secure|control|worry|worried|plans?|vacation|risk|afraid|check\w*`,
      String.raw`savings?|routine|stable|prepared|organi[sz]ed|on time|early|label\w*|schedules?`,
      String.raw`insurance|budget|steady|rules?|surprises?|certain`,
    ],
  },
  variety: {
    plain: [
      String.raw`bored?|boring|restless|itchy|never the same|(?:same thing|anything) twice`,
      String.raw`every day is different`,
      String.raw`new (?:ideas?|projects?|things?|recipes?|menus?|hobby|hobbies)`,
      String.raw`started (?:\w+ ){0,3}(?:business\w*|things|projects)`,
      String.raw`(?:\w+) (?:jobs|careers|businesses|trades) (?:since|in)|half[- ]finished`,
      String.raw`spontaneous\w*|adventures?|rearrang\w*|surprise me|changed? my mind|on a whim|shiny`,
      String.raw`drop everything`,
      String.raw`chang(?:e|ed|es|ing) the (?:menu|window|layout|route|shop|store)|rewrit\w+|redo(?:ne|ing)?|tired of the same|same old thing`,
      String.raw`start(?:s|ed)? (?:ten|three|four|five|too many|new|many) \w+|road trips?|moved (?:house |\w+ )?(?:\w+ )?times|never (?:twice )?the same (?:road|way|route)|try (?:every|something)`,
    ],
    faint: [
      String.raw`ideas?|change|travel\w*|different|started|try|tried|surprises?|hobbies|switch\w*`,
      String.raw`moved|fun|new`,
    ],
  },
  significance: {
    plain: [
      String.raw`prais\w*|recogni\w*|respect\w*|stand up (?:when|as|for)|stood up (?:when|as|for)`,
      String.raw`walk in|applau\w*|awards?|troph(?:y|ies)|plaques?|medals?|credit|overlooked|ignored`,
      String.raw`passed over|look(?:s|ed)? (?:up to|down on)|my name (?:on|over|in)|reputation`,
      String.raw`compliment\w*|in charge|happy for a week|good work|thank(?:s|ed)? me|status|titles?`,
      String.raw`famous|only (?:one|person) who can|ask(?:s|ed)? for me|left (?:me|my name) (?:off|out)|need me|without me`,
      String.raw`fraud|the best|number one|compar\w*|admir\w*|jealous|criticis\w*|criticiz\w*`,
      String.raw`(?:don[’']?t|doesn[’']?t|didn[’']?t|don|nobody|no one) notices?`,
      String.raw`framed|newspaper|interview\w*|introduc\w* me|read(?:ing|s)? (?:my|the|every|all|our) reviews|one (?:bad|two)[- ]?(?:star )?review`,
      String.raw`laugh(?:ed|s)? at me|says? thank(?:s| you)|forgot my name|win(?:s|ning)?|beat (?:him|them|the)|outs[eo]l[dl]|competitors?|signed it`,
      String.raw`(?:wants?|needs?) my (?:advice|opinion)|people listen|the one who (?:fixes|saves|solves)|noticed? my|thinks? (?:i[’']?m|i am) (?:somebody|great)`,
    ],
    faint: [
      String.raw`proud|important|success\w*|known|notic\w*|reviews?|matters?|followers|likes|boss`,
    ],
  },
  connection: {
    plain: [
      String.raw`lonely|alone`,
      String.raw`(?:kids|children|son|daughter|mother|mom) (?:don[’']?t|doesn[’']?t|didn[’']?t|don) (?:call|visit|come)`,
      String.raw`cr(?:y|ied) when|family (?:dinner|table|meal)|hugs?|say(?:ing)? no|upset with me`,
      String.raw`mad at me|likes? me|hate (?:conflict|fighting|arguing)|get(?:ting)? along`,
      String.raw`bab(?:y|ies)|grandkids|grandchildren|grandbab\w*|their kids|call(?:s|ed)? just to`,
      String.raw`stay(?:s|ed)? (?:late )?(?:to )?talk\w*|chat(?:s|ting)? with|belong\w*|like family`,
      String.raw`miss (?:my|them|him|her)|loved`,
      String.raw`eat(?:ing)? (?:alone|together)|keep the peace|apologi[sz]e first|everyone over|cook(?:ing)? for|sit(?:ting)? with|lump in my throat`,
      String.raw`staff (?:is|are) (?:like )?family|group chat|know(?:s)? (?:all|every)\w* (?:\w+ )?(?:by name|names)|sunday (?:lunch|dinner)|goodbyes?|at odds with me`,
      String.raw`knows? (?:all|every)[^.,;]{0,24} by name|eating [^.,;]{0,12}alone|remember(?:s)? (?:everyone|every|all)`,
    ],
    faint: [
      String.raw`family|wife|husband|friends?|together|people|love\w*|close|kids|relationships?`,
      String.raw`dinner|table|neighbou?rs?|customers like|everybody|birthdays?`,
    ],
  },
  growth: {
    plain: [
      String.raw`learn\w*|courses?|podcasts?|audiobooks?|degree|certificat\w*|class(?:es)?|improv\w*`,
      String.raw`next level|second (?:location|shop|store)|third (?:location|shop|store)|expand\w*`,
      String.raw`personal best|marathon|stretch\w*|standing still|stand still|plateau\w*`,
      String.raw`better than (?:last|I was)|a little better|new skills?|teach myself|taught myself`,
      String.raw`get better`,
      String.raw`tutorials?|youtube|seminars?|conferences?|study(?:ing)?|licen[cs]e exam|new language|lessons|beat my (?:time|record)|curious`,
      String.raw`figur(?:e|ed|ing) out how|how (?:it|things) works?|signed up for|bored when i know|what i don[’']?t know yet`,
    ],
    faint: [
      String.raw`grow\w*|better|books?|goals?|challeng\w*|train\w*|skills?|read(?:ing)?|practice`,
      String.raw`progress`,
    ],
  },
  contribution: {
    plain: [
      String.raw`gave (?:it )?away|give (?:it )?away|giv(?:e|es|ing) back|for free|free of charge`,
      String.raw`no charge|without charging|volunteer\w*|missions?|charity|mentor\w*|legacy|donat\w*`,
      String.raw`foster\w*|feed (?:people|the|families)|soup kitchen|food (?:pantry|bank)`,
      String.raw`help(?:s|ed|ing)? (?:people|folks|others|kids|widows|families|somebody|someone|old|young|a neighbou?r|neighbou?rs|single)`,
      String.raw`(?:fix|mend|repair)(?:ed|s|ing)? [^,.;]{0,24}for (?:widows|the church|free|nothing|neighbou?rs|a neighbou?r)`,
      String.raw`ser(?:ve|ving) (?:at|in|the|others)|tith\w*|scholarships?|sponsor\w*`,
      String.raw`somebody else[’']?s life|pay(?:ing)? (?:for )?(?:somebody|someone|a stranger)`,
      String.raw`apprentic\w*|prison ministry|coat drive|shelters?|(?:meals?|soup|bread|food|leftovers?) to|didn[’']?t charge|waiv\w* the|off the bill`,
      String.raw`giv(?:e|es|ing) (?:\w+ ){1,4}away|teach(?:ing)? (?:kids|boys|girls|young|sunday)|(?:widow|single mom|refugee|homeless)\w*|pay it forward`,
      String.raw`giv(?:e|es|ing) my (?:old |spare |extra )?\w+ to|hand(?:ing)? down my`,
    ],
    faint: [String.raw`gives?|giving|help\w*|serv\w*|church|contribut\w*|teach\w*|bless\w*`],
  },
};

const anyOf = (lines: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${lines.join('|')})\b`, 'i');

const compiled = new Map(
  Object.entries(signs).map(([need, { plain, faint }]) => [
    need,
    { plain: anyOf(plain), faint: anyOf(faint) },
  ]),
);

const plainWeight = 2;

/** What gladdens or hurts tells more than what is only done. */
const telling = anyOf([
  String.raw`happiest|happy|glad|makes my day|lights? up|love it when|can[’']?t stand|hate|cr(?:y|ied)`,
  String.raw`drives me (?:crazy|mad|nuts)|lie awake|at night|miss most|best part|favou?rite|proudest`,
  'always|never|every',
]);

/** How plainly a need shows in some words; nothing below two is plain. */
export const signWeight = (need: Need, words: string): number => {
  const { plain, faint } = compiled.get(need)!;
  const weight = plain.test(words) ? plainWeight : faint.test(words) ? 1 : 0;
  return weight === 0 ? 0 : weight + (telling.test(words) ? 1 : 0);
};
