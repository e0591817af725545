/** What somebody can do: in a sentence, as an offer, and as a thing. */
interface Skill {
  named: RegExp;
  skill: string;
  offer: string;
  work: string;
}

const skills: readonly Skill[] = [
  {
    named: /\belectric\w*|wiring\b/i,
    skill: 'an electrician’s knowledge',
    offer: 'teach a beginner the electrician’s trade, or look over the wiring of a shop',
    work: 'electrical work',
  },
  {
    named: /\bplumb\w*|pipes\b/i,
    skill: 'a plumber’s hands',
    offer: 'mend pipes for somebody who cannot pay a plumber',
    work: 'plumbing',
  },
  {
    named: /\b(?:carpent|joiner|woodwork|cabinet)\w*/i,
    skill: 'a carpenter’s hands',
    offer: 'make or mend things of wood, and advise on tools and rooms',
    work: 'carpentry',
  },
  {
    named: /\b(?:payroll|bookkeep\w*|books|shoebox\w*|accountan\w*|accounting|acca|cpa)\b/i,
    skill: 'keeping books',
    offer: 'bring somebody’s books in order, shoeboxes included',
    work: 'bookkeeping',
  },
  {
    named: /\b(?:graphic|logos?|designer|packaging|illustrat\w*)\b/i,
    skill: 'design',
    offer: 'make logos, pages and posts',
    work: 'design',
  },
  {
    named: /\b(?:websites?|wordpress|shopify|web ?sites?|programmer|developer|coding)\b/i,
    skill: 'building pages on the web',
    offer: 'build or mend a small website',
    work: 'web work',
  },
  {
    named: /\b(?:attorney|lawyer|paralegal|legal)\b/i,
    skill: 'knowing the law',
    offer: 'give general legal information, no mandate',
    work: 'legal help',
  },
  {
    named: /\b(?:translat\w*|interpret\w*|speak (?:spanish|french|german)|luganda|hmong)\b/i,
    skill: 'a second language',
    offer: 'translate forms and letters',
    work: 'translating',
  },
  {
    named: /\bnurs\w*|\bcpr\b|blood pressure/i,
    skill: 'a nurse’s experience',
    offer: 'check blood pressure, teach first aid, and answer questions',
    work: 'nursing',
  },
  {
    named: /\bhospice|\blisten\b|visit people/i,
    skill: 'listening',
    offer: 'listen to somebody who carries much',
    work: 'listening',
  },
  {
    named: /\b(?:teach|teacher|tutor|coach|train)\w*\b/i,
    skill: 'teaching',
    offer: 'teach what I know to one person at a time',
    work: 'teaching',
  },
  {
    named: /\b(?:drive|driver|licen[cs]e|bus|truck|shuttle)\b/i,
    skill: 'a driver with time',
    offer: 'drive people or things',
    work: 'driving',
  },
  {
    named: /\b(?:cook|bake|catering|kitchen)\w*\b/i,
    skill: 'a cook',
    offer: 'cook for a gathering near me',
    work: 'cooking',
  },
  {
    named: /\b(?:photo|video|camera)\w*\b/i,
    skill: 'a good eye',
    offer: 'take or cut pictures and short films',
    work: 'pictures',
  },
  {
    named: /\b(?:marketing|social media|copywrit\w*)\b/i,
    skill: 'knowing how one is found',
    offer: 'look at somebody’s page and say what to change',
    work: 'marketing',
  },
  {
    named: /\b(?:mechanic|repair|welder|weld|hvac)\w*\b/i,
    skill: 'knowing how to mend things',
    offer: 'look at machines and say what can be mended',
    work: 'repairs',
  },
  {
    named: /\b(?:hair|barber|salon|beautician)\w*\b/i,
    skill: 'your trade',
    offer: 'cut hair for people before an interview',
    work: 'hairdressing',
  },
  {
    named: /\bpray\w*\b/i,
    skill: 'prayer',
    offer: 'pray each day for the requests on the prayer page',
    work: 'prayer',
  },
];

/** All skills that a text speaks of. */
export const skillsIn = (text: string): Skill[] => skills.filter(({ named }) => named.test(text));

/** The skill that a text speaks of. */
export const skillIn = (text: string): Skill | undefined =>
  skills.find(({ named }) => named.test(text));
