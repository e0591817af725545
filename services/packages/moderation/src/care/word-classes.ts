/**
 * Words with a similar meaning for detecting danger. They let the classifier apply what it learned about one word
 * ("pistol") to a rare or new one ("revolver").
 */
const classes = {
  gun: 'gun guns pistol revolver rifle shotgun glock magnum gauge colt firearm handgun winchester remington barrel trigger bullet bullets ammo muzzle holster',
  blade:
    'knife knives blade blades razor razors scissors scalpel boxcutter machete axe hatchet cutter cleaver',
  rope: 'rope ropes noose cord belt knot twine beam rafter rafters cable leash',
  pills:
    'pill pills tablet tablets capsule capsules tylenol paracetamol aspirin ibuprofen painkillers painkiller xanax valium oxy oxycodone percocet vicodin ambien insulin morphine fentanyl meds medication medicines prescription sedative benadryl tramadol opioid opioids codeine antidepressants',
  poison:
    'poison bleach antifreeze pesticide insecticide paraquat detergent ammonia chemical chemicals drano lysol weedkiller sniper',
  height:
    'bridge bridges overpass roof rooftop ledge railing rail balcony cliff edge platform tracks viaduct pier parapet storey floor tower',
  vehicle: 'truck car van pickup lorry train trains bus wheel engine seatbelt garage exhaust hose',
  water: 'river lake ocean sea lagoon creek pond water tub bathtub dam quay',
  drink:
    'drunk drinking drinks drank whiskey whisky vodka beer beers liquor bottle booze wine rum gin bourbon',
  drug: 'heroin meth cocaine crack needle needles dope pills dealer relapsed relapse overdose overdosed naloxone narcan',
  soon: 'tonight tonite tonigt 2nite tomorrow tmrw tomorow today now soon sunday monday tuesday wednesday thursday friday saturday weekend midnight dawn sunrise sunset morning',
  partner:
    'husband wife boyfriend girlfriend fiance fiancee partner spouse bf gf hubby ex exhusband exwife bae hubs',
  parent:
    'father mother dad mom mum mama papa mommy mummy daddy stepdad stepfather stepmom stepmother mam ma pa mami papi amma appa pops parents',
  child:
    'child children kid kids son daughter boy girl boys girls baby babies infant toddler newborn grandson granddaughter grandchild grandbaby grandkids nephew niece stepson stepdaughter grandchildren twins',
  sibling: 'brother sister brothers sisters cousin cousins sis bro twin',
  kin: 'uncle aunt auntie aunty grandpa grandma grandfather grandmother gran granny nana nan abuela abuelo grandad inlaw inlaws',
  boss: 'boss manager madam madame sir agent recruiter foreman employer supervisor contractor sponsor owner',
  leader:
    'pastor coach teacher deacon elder priest bishop youth counselor counsellor trainer tutor mentor landlord doctor',
  hit: 'hit hits hitting beat beats beating beaten slap slaps slapped punch punched punches kick kicked kicks shove shoved shoves choke choked chokes choking strangle strangled grab grabbed grabs pushed pushes threw throws smash smashed whip whipped burned burnt dragged drags pinned twisted slammed slams',
  wound:
    'bruise bruises bruised bruising welts welt marks mark scar scars swollen broken cut cuts cutting bleeding blood burn burns stitches fracture fractured ribs concussion purple scratches sores',
  touch:
    'touch touches touched touching naked undress underwear shower bath sleepover photos pictures nudes bed bedroom lap kiss kissed kisses',
  rape: 'rape raped rapes raping assaulted molested molests abused abuse abuses abusing groped fondled drugged forced forces',
  threat:
    'kill killed kills killing murder murdered shoot shooting stab stabbed hurt hurts burn bury destroy revenge pay payback regret',
  die: 'die dying dead death died dies suicide suicidal gone grave coffin funeral casket buried burial obituary viewing cemetery eulogy',
  end: 'end ending ended ends finish finished over done quit stop stopped exit goodbye bye farewell',
  sleep: 'sleep sleeping wake waking woke asleep awake pillow morning nap rest',
  give: 'give gave giving given leave left leaving pass hand handed returned',
  papers:
    'will insurance policy passwords password papers folder deed title affairs beneficiary letters letter note notes envelope envelopes codes keys account accounts',
  pet: 'dog cat dogs cats puppy fish horse horses parrot bird',
  burden:
    'burden useless worthless worth weight extra trouble shame failure disappointment waste nothing nobody',
  control:
    'phone phones passport passports papers lock locked locks locking tracker camera cameras allowed permission receipts wallet license visa id',
  afraid:
    'afraid scared fear frightened terrified scares fearful shaking tremble trembling flinch flinches flinched',
  hide: 'hide hides hiding hidden secret secrets hid sneak whisper whispering quiet',
  eat: 'eat eats eating ate food calories weigh weight pounds lbs scale fasting vomit vomiting purge purged purging throw laxatives thin fat skinny meal meals',
  hear: 'voice voices hear hears hearing whispers whispering tells telling told command commands chosen angels demon demons spirits watching radio signs',
  body: 'chest arm jaw breath breathing breathe numb face heart head lips blue stroke seizure slurred dizzy faint fainted sweating pressure collapsed unconscious',
  pain: 'pain hurts ache aching tight squeezing crushing cramps fever vomiting swollen swelling throat',
  tired: 'tired weary exhausted drained done empty numb heavy worn',
  heaven: 'heaven paradise home glory jesus lord eternity',
  lonely: 'alone lonely nobody noone empty isolated',
  person: 'i me my myself im ive ill id',
  hethey: 'he him his himself hes she her hers herself shes',
  you: 'you your yours yall everybody everyone everyones',
  never: 'never no not dont wont cant cannot didnt doesnt isnt wasnt aint without none',
  want: 'want wanna wish hope plan planning planned decided ready going gonna gon will ill',
} as const;

/** The words of a class, for phrases that match any of them. */
export const wordsOfClass = (name: string): readonly string[] => {
  const words = (classes as Record<string, string>)[name];
  if (words === undefined) throw new Error(`no class of words is called ${name}`);
  return words.split(' ');
};

const numbers = new Map<string, number>();
Object.values(classes).forEach((words, at) => {
  for (const word of words.split(' ')) if (!numbers.has(word)) numbers.set(word, at + 1);
});

/** Classes that are also common in ordinary thanks. */
const everyday = new Set(
  'soon partner parent child sibling kin leader sleep pet heaven person hethey you vehicle water want never'.split(
    ' ',
  ),
);
const alarming = new Set(
  Object.entries(classes).flatMap(([name, words]) => (everyday.has(name) ? [] : words.split(' '))),
);

/** Whether a word can belong to a danger. A sentence with it is more than a courtesy. */
export const isAlarming = (word: string): boolean => alarming.has(word);

/** The number of a plain word's class, if any. */
export const classOf = (word: string): number | undefined => numbers.get(word);
