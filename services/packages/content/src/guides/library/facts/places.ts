const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
const OTHERS =
  'Canada|Mexico|England|Scotland|Wales|Ireland|Britain|Germany|Austria|Switzerland|France|Spain|Italy|Poland|Netherlands|Kenya|Uganda|Ghana|Nigeria|South Africa|Botswana|Zambia|India|Philippines|Manila|Australia|New Zealand|Brazil|Colombia|Houston|Dallas|Chicago|Phoenix|Denver|Atlanta|Miami|London|Toronto|Yorkshire|Texas';
const NAME =
  "\\p{Lu}[\\p{L}’'-]+(?: (?:City|Falls|Springs|Rapids|Beach|Park|County|Diego|Angeles|Francisco|Antonio|Paul|Louis|Orleans|York|Town|Vista|Mesa|Rouge|Africa|Zealand))?";
const NOT =
  /^(?:I|God|Christ|Jesus|Lord|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Easter|Christmas|Bible|Scripture|Proverbs|Google|Facebook|Matthew|Corinthians|Christian|Spanish|English|Kingdom|TV|Guest|American|Mr|Mrs|Ms|Dr|PayPal|Three|Financial|Module|Coach|Tax|Thanks|Thanksgiving)$/;
const KNOWN = new RegExp(`\\b(?:${OTHERS}|${STATES})\\b`, 'i');

/** The state of the United States that a text names. */
export const stateIn = (text: string): string | undefined =>
  new RegExp(`\\b(?:${STATES})\\b`).exec(text)?.[0];

/** Where somebody is, as they wrote it. */
export const placeIn = (told: string): string | undefined => {
  // Where somebody came from long ago is not where they are.
  const text = told.replaceAll(
    /\b(?:i am|i[’']m|originally|we are|come|came) from (?:the )?\p{Lu}[\p{L} ]{2,20},? (?:here|but|living|now|and (?:have )?(?:lived|been))[^.]{0,40}/giu,
    ' ',
  );
  for (const [, name = ''] of text.matchAll(
    new RegExp(`\\b(?:in|from|near|around|visit|to|through|outside) (?:the )?(${NAME})`, 'gu'),
  ))
    if (!NOT.test(name)) return name;
  const known = KNOWN.exec(text)?.[0];
  return known && `${known.charAt(0).toUpperCase()}${known.slice(1)}`;
};
