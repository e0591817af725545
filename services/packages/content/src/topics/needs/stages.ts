import { need, notBeside, type Need } from './need.ts';

const BORN =
  /\b(?:(?:was|is|were|got) born|born (?:this|last|on|at|yesterday|today|early|\d)|she'?s here|he'?s here|is here|\d+ ?(?:lbs?|pounds|oz|ounces)|arrived|newborn|came (?:last|this|early|at))\b/i;

/** Where somebody stands on a road: what is still to come, what goes on, what is over. */
export const stages: readonly Need[] = [
  need(
    /did not ask whether it suits/,
    /\b(?:shock\w*|unplanned|not planned|surprise\w*|accident|unexpected|didn'?t plan|not ready)\b/i,
  ),
  // A birth.
  need(
    /where this child is born|that first cry|let this birth have|packed by the door|Who will be there when it begins|Finish what you have begun, in safety/,
    /\b(?:pregnan\w*|due\b|expecting|in labor|in labour|deliver(?:y|s|ing)|giv(?:e|es|ing) birth|c-section|caesarean|any day|baby is coming|the birth|weeks along|trimester)\b/i,
    BORN,
  ),
  need(
    /Welcome this child with us|Thank you for this new person|Bless the tired mother|Whom does the little one look like|Welcome, little one/,
    BORN,
    /\b(?:stillborn|miscarr\w*|nicu|incubator|due (?:in|any))\b/i,
  ),
  need(
    /let the first ride home be slow/,
    /\b(?:home|weeks|early|jaundice|nicu|hospital)\b/i,
    /\bmiscarr|stillborn/i,
  ),
  need(
    /under the lights|less than a loaf|this child through our own door|at the little window|every gram/i,
    /\b(?:nicu|incubator|prem\w*|preemie|ounces|grams|ventilator|blue lights|jaundice|\d\d weeks)\b/i,
    /\bstillborn|miscarr|passed|died/i,
  ),
  // A move.
  need(
    /say goodbye properly|What will you miss most, and how could you|three people to say goodbye|where we are going/,
    /\b(?:moving|will move|are to move|leaving|relocat\w*|packing|boxes|transfer\w*)\b/i,
    /\b(?:moved (?:here|to)|nobody knows|know nobody|since i came|have lived)\b/i,
  ),
  // A sentence, a hearing, a gate that opens.
  need(
    /The sentence has been spoken/,
    /\b(?:(?:was|were|been|got|is|just) sentenced|sentenced (?:to|last|today|on|yesterday)|sentencing|starts? (?:his|her|my) (?:sentence|time)|(?:got|gave (?:him|her)) \w+ years|went (?:in|to prison|to jail))\b/i,
    /\b(?:parole|comes home|coming home|gets? out|release\w*|done \w+ years|\w+ years (?:in|served|down|done))\b/i,
  ),
  need(
    /with that board|Who will be there on the first day, if the answer is yes/,
    /\b(?:parole|hearing|clemency|early release|goes before)\b/i,
  ),
  need(
    /when the door opens|the day of coming home|until a gate opens/,
    /\b(?:parole|release\w*|hearing|board|comes? home|coming home|gets? out|see him (?:walk )?out|years)\b/i,
  ),
  need(
    /Behind you is a gate|The world went on and did not wait|a sentence has an end|when the old name comes up/,
    /\b(?:get(?:s|ting)? out|got out|out of (?:prison|jail)|release[ds]?|comes? home|coming home|my record|ex-?con\w*|served my)\b/i,
    /\b(?:parole (?:board|hearing)|up for parole|sentenced)\b/i,
  ),
  // A child in care.
  need(
    /A name was added to ours|let this be the house where the bag is unpacked/,
    /\b(?:we adopted|adopted (?:him|her|them)|adoption (?:is|was|went) (?:final|through)|finali[sz]ed|came to us|brought (?:him|her|them) home|arrived)\b/i,
    /\b(?:go(?:es)? back|birth (?:mom|mum|mother|parents)|reunif\w*|grandmother|leave us|goodbye|court)\b/i,
  ),
  need(
    /Now it hurts exactly there|glad and fall apart|You lent us this child|To love a child knowing that it will go|take with them from your house|our empty room be holy|love a child on loan|about this child\?|When small things are packed|the house that none of us knows/,
    /\b(?:go(?:es|ing)? (?:back|home|to (?:her|his|their|an?|the|live))|leav(?:e|es|ing)|goodbye|reunif\w*|aunt|uncle|grandmother|relatives|kin\b|mov(?:e|ed|ing) (?:him|her|them|to)|pack\w*)\b/i,
    /\b(?:thinking (?:about|of) foster|should we foster)\b/i,
  ),
  need(
    /heartbroken for yourselves|the mother who has worked so hard/,
    /\b(?:mom|mum|mother|momma)\b[^.!?]{0,80}\b(?:hard|great|well|better|clean|sober|steps|ready|got it together)\b|\bworked (?:\w+ )?hard\b|\bdoing (?:great|well|better)\b/i,
  ),
  need(
    /the mother who struggles/,
    /\b(?:birth ?)?(?:mom|mum|mother|momma)\b/i,
    /\bgrandmother in\b/i,
  ),
  need(
    /whatever a court decides|what a court decides/,
    /\b(?:court|judge|hearing|reunif\w*|decides?|custody|case ?worker)\b/i,
    /\b(?:has been approved|was approved|(?:has|have|was) decided)\b/i,
  ),
  need(
    /Somewhere (?:there is )?a child/,
    /\b(?:waiting|agency|home study|papers?|match\w*|file|orphanage|referral|delayed)\b/i,
    /\b(?:placed with us|lives with us|we have had|foster\w*)\b/i,
  ),
  need(
    /a hard way to wait for a child/,
    /\b(?:wait\w*|agency|match\w*|home study|pending)\b/i,
    /\b(?:with us|foster\w*|approved)\b/i,
  ),
  notBeside(/What help has been tried/, /\b(?:rehab|clean|sober|treatment|meetings?)\b/i),
  notBeside(/write in the next letter/, /\b(?:parole|visit\w*)\b/i),
  notBeside(/Where does it lead, and what/, /\bto \p{Lu}/u),
  notBeside(
    /What stage are you at, and what are you waiting for/,
    /\b(?:court|judge|approved|case ?worker|hearing|tuesday|monday|wednesday|thursday|friday|before christmas)\b/i,
  ),
  // A habit that has hold of somebody, and the days without it.
  need(
    /the door of that house closed from the inside|telephone rings and somebody weeps|begs to come home|when the telephone rings\?/,
    /\b(?:rehab|treatment|detox|program|in a place|facility|day \d+)\b[^]*\b(?:leave|come home|begs?|begging|cr(?:y|ies|ying)|calls?|day \d+)\b/i,
    /\b(?:out of (?:rehab|treatment|detox)|finished (?:rehab|treatment)|left (?:rehab|treatment))\b/i,
  ),
  need(
    /the one under the drug|a bed is free|grief to lose somebody who is still alive|stronger than the craving/,
    /\b(?:us(?:ing|es)|relaps\w*|drugs?|meth|heroin|fentanyl|opioids?|pills|on the gear|needle|drink(?:s|ing)?|drunk|bottle|dealer|high|addict\w*|treatment bed|od'?d|overdos\w*|crack|coke)\b/i,
    /^(?!.*\b(?:again|relaps\w*|back (?:on|to)|still us)).*\b(?:(?:clean|sober)\b|out of (?:rehab|treatment)|\d+ (?:days|months|weeks|years) (?:today|in|now))/is,
  ),
  need(
    /every one of these days, each|Each of these days was won|only the next one|every day of it/,
    /\b(?:sober|clean|days?|months?|weeks?|years?)\b/i,
    /\b(?:using again|relaps\w*|on the gear|back on|again and then|and then (?:his|her|he|she|i))\b/i,
  ),
  need(
    /A fall does not undo|To get up after a fall/,
    /\b(?:relaps\w*|slipped|fell|drank|used again|back (?:to|at) meetings|again)\b/i,
  ),
  // An operation and what follows it.
  notBeside(
    /hands that (?:will )?operate|be the first (?:one )?(?:to be )?there at the waking|days before an operation|put to sleep and into other hands|over that table/,
    /\b(?:went (?:good|well|fine|great)|after (?:the|my|his|her|knee|hip) (?:surgery|operation|replacement)|out of (?:surgery|theatre)|home from (?:the )?(?:hospital|surgery))\b/i,
  ),
  need(
    /Give back the strength by the spoonful|a body that takes its time|Set upright again what fell/,
    /\b(?:home from|recover\w*|physio\w*|weak|learn(?:ing)? to walk|after (?:the|his|her|my)|came home|therap\w*|fell|fall|broke\w*|healing)\b/i,
    /\b(?:goes in (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|surgery is on|operation is on)\b/i,
  ),
  need(
    /Bring the numbers down/,
    /\b(?:sugar|pressure|numbers|a1c|cancel\w*|postpone\w*|weight|count)\b/i,
  ),
  need(
    /when the telephone rings; and|when the result comes|Waiting makes every hour long|the days before the answer|look at the sample|Not yet knowing/,
    /\b(?:biops\w*|results?|scan|tests?|waiting|mri|find out|hear back|lump|spot)\b/i,
    /\b(?:came back (?:clear|clean)|is clear|told it is|diagnosed)\b/i,
  ),
  // A death, and how long ago.
  need(
    /It has only just happened|first mornings|everything still lies as it was|We cannot yet think it|leave us only the next hour/,
    /\b(?:yesterday|today|last night|this (?:morning|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|just|days? ago|last week|last (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    /\b(?:months?|years?) (?:ago|now|on)\b|\b(?:dead|gone|since|for|been) (?:\w+ ){0,3}(?:months|years)\b|\b(?:19|20)\d\d\b|\bweeks ago\b/i,
  ),
  notBeside(
    /Receive into your light|through the first birthday|the one you have lost|You wept at a grave yourself|Thank you for every year/,
    /\b(?:years? ago|died in|passed in|died (?:back )?in|when i was (?:a|little|\d+)|in (?:19|20)\d\d|in '\d\d|died the following)\b/i,
  ),
  need(
    /Go along to the grave/,
    /\b(?:funeral|bury|burial|service|memorial|eulogy|wake|graveside|homegoing)\b/i,
    /\bafter the (?:funeral|service)\b/i,
  ),
  need(
    /walk behind a coffin/,
    /\b(?:funeral|burial|buried|goodbye|coffin|could(?:n'?t| not) (?:go|be there))\b/i,
  ),
  need(
    /This day comes round every year/,
    /\b(?:first|anniversary|birthday|christmas|thanksgiving|easter|years?)\b/i,
  ),
  // A wish to be told, a number to be told.
  need(
    /hurt and stay, and ask|The secret cost more|the sentence with which to begin|first sentence you will say|You have decided to say it|the one who does not know yet\. Prepare|hidden part weighs more/,
    /\b(?:tell|telling|told|hid|hidden|lied|secret|confess|courage to say|doesn'?t know|does not know|don'?t know|thinks? (?:it'?s|we)|no idea|half of it)\b/i,
    /\b(?:he|she|husband|wife)\b[^.!?]{0,12}\b(?:(?:does not|doesn'?t|did not|didn'?t|won'?t) tell me|hides?|hid\b|is hiding|keeps? (?:it|the letters))/i,
  ),
  notBeside(
    /plain “I am sorry”|like to say sorry to|the shame become something better/,
    /\b(?:i (?:have )?(?:said|told (?:him|her|them)) (?:i'?m |i am )?sorry|i apologi[sz]ed)\b/i,
  ),
  need(
    /each time (?:that )?it failed|marks that were missing|those who go in again|still you go in once more|the last time than the time before/,
    /\b(?:fail\w*|second|third|again|twice|attempt|re-?take|\d+ points|once more)\b/i,
  ),
  need(
    /It takes one kind of strength to build/,
    /\b(?:retir\w*|hand(?:ing)? over|step(?:ping)? down|stop working|sell)\b/i,
  ),
  need(
    /mourning also for what never was/,
    /\b(?:spoken|speak|talked|angry|hard on|estrang\w*|never|fought|quarrel\w*|distant|forgave|forgive)\b/i,
  ),
  notBeside(
    /When did you last hear/,
    /\b(?:home for|texts? me|lives (?:with|at)|calls me|visits?|sees? (?:him|her))\b/i,
  ),
  need(
    /not in the room; you were|away for those few minutes|wanted to say in that moment/,
    /\b(?:(?:was|were)(?:n'?t| not) there|missed it|too late|car park|parking|minutes|could(?:n'?t| not) (?:get|be) there|gone to|before i (?:got|arrived))\b/i,
  ),
  need(
    /Where no tears come/,
    /\b(?:cried|cry|crying|tears?|numb|feel nothing|strong|keep (?:working|going)|busy)\b/i,
  ),
];
