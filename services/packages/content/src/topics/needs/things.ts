import { need, notBeside, type Need } from './need.ts';

const BY_AIR =
  /\b(?:fl(?:y|ies|ew|own|ying|ights?)|planes?|airports?|landing|connection|layover|boarding|airline)\b/i;
const AT_HOME =
  /\b(?:upstairs|downstairs|above (?:us|me)|below (?:us|me)|apartment|flat|ceiling|stairs|across the hall|my floor|building)\b/i;

/** Things that a line names: there has to be such a thing in what was told. */
export const things: readonly Need[] = [
  need(
    /Heal the one who always visits/,
    /\b(?:ill|sick|shingles|cough\w*|hospital|surgery|cancer|heart|doctor|unwell|stroke)\b/i,
  ),
  // On the way.
  need(
    /small ears that hurt|heroes, with snacks|mercy in every row/i,
    /\b(?:toddlers?|kids?|children|bab(?:y|ies)|little ones|twins|\d[- ]year[- ]olds?|under (?:four|five|six|seven))\b/i,
  ),
  need(/in the air|pilots|at the gates|through the air|connections be caught|your row/, BY_AIR),
  need(
    /Go along on roads that we did not choose/,
    /\b(?:van|car|drift\w*|road|boyfriend|girlfriend|dropped|moved|wrong (?:people|crowd)|traveling)\b/i,
  ),
  need(
    /Hold your hand over the road|good tires|tires that/,
    /\b(?:driv\w*|road|truck|trailer|car|van|tires|miles|haul\w*|freight)\b/i,
  ),
  need(/the road is ice/, /\b(?:ice(?! cream)|icy|snow\w*|winter|freez\w*|blizzard)\b/i),
  need(/over the radio/, /\b(?:radio|in one car|in the car|back seat|driv\w*)\b/i),
  need(
    /clinic|on board, and the ones who are waiting/i,
    /\b(?:wheelchairs?|supplies|medic\w*|mission|trailer full|donat\w*|clinic|deliver)\b/i,
  ),
  need(/come to serve and not to be admired/, /\b(?:mission\w*|team of|build|well\b|serve)\b/i),
  need(/done at night in empty offices/, /\b(?:clean\w*|offices?|janitor|night shifts?)\b/i),
  need(/around that ship/, /\b(?:ship|navy|uss|sea|sails?|submarine|carrier)\b/i),
  need(/on the roof and in the truck/, /\b(?:roof\w*|crew|truck|ladder)\b/i),
  // In the house.
  need(
    /over the fence|over that fence/,
    /\b(?:fence|yard|garden|hedge|camera|driveway|lawn|next door|hoa|street|block|bamboo)\b/i,
    AT_HOME,
  ),
  notBeside(
    /Go over once at a quiet hour/,
    /\b(?:i'?ve (?:been|gone) (?:up|over|down)|i'?ve (?:tried|talked|knocked|asked)|i'?ve been (?:polite|nice|patient)|left (?:a )?note|i (?:went|knocked|talked|asked)|rung the council|won'?t look)\b/i,
  ),
  need(/the fence and the letter/, /\b(?:fence|letter|camera|hoa)\b/i),
  need(
    /behind the noise/,
    /\b(?:nois\w*|loud|shout\w*|bark\w*|music|party|bang\w*|drum\w*|yell\w*|stomp\w*)\b/i,
  ),
  need(
    /borrow an egg again/,
    /\b(?:street|block|neighbou?rs?|next door|stairs|building|hall|downstairs|upstairs)\b/i,
  ),
  need(
    /the cup, the number|You see the cup|small habits of love/,
    /\b(?:cups?|plates?|dial\w*|call\w*|number|lay the table|set (?:out|the)|chair|side of the bed|coat|shoes)\b/i,
  ),
  need(
    /Every drawer has a story/,
    /\b(?:clothes|closet|drawers?|things|house|clear\w*|voicemail|belongings)\b/i,
  ),
  need(/And the dog:/, /\bdogs?\b/i),
  need(
    /wall between two beds/,
    /\b(?:bed|bedroom|couch|sofa|den|another room|spare room|truck|sleeps?|slept)\b/i,
  ),
  need(/hidden in a telephone/, /\b(?:phone|text\w*|messages?|whatsapp)\b/i),
  need(
    /Let there be cake/,
    /\b(?:anniversary|married|birthday|turn(?:s|ed|ing)? \d|\d+ years (?:today|together))\b/i,
    /\byears old and\b/i,
  ),
  need(
    /somebody else’s roof|came so often to ask|Which of them surprised/,
    /\b(?:roof|loan|bank|three|two|both|answered|and)\b.*\b(?:roof|loan|bank|three|and|answered)\b/is,
  ),
  need(/somebody else’s roof/, /\b(?:roof|house|loan|mortgage)\b/i),
  need(/three things|the bank/, /\b(?:bank|loan|three)\b/i),
  need(/hands that are lifted up/, /\b(?:church|lifts?|hands|prays|worship|usher|elder|choir)\b/i),
  need(
    /A promise was broken here/,
    /\b(?:ex\b|ex-|husband|wife|new (?:wife|husband|girlfriend|boyfriend)|cheat\w*|affair|partner|left me)\b/i,
  ),
  need(
    /It was easier to be angry before/,
    /\b(?:angry|anger|cross|difficult|quarrel\w*|camera|report\w*|mad|noise|fence|rude)\b/i,
  ),
  notBeside(/Put all papers and dates/, /\bthey came for\b|\bthat family\b/i),
  // At work.
  need(/run on coffee/, /\b(?:coffee|caffeine|espresso|energy drinks?|red bull)\b/i),
  need(
    /Keep the servers up/,
    /\b(?:site|web\w*|apps?|server\w*|online|software|payment|code|goes? live|download\w*|platform|beta)\b/i,
    /\b(?:bakery|restaurant|salon|food truck)\b/i,
  ),
  need(
    /Give sleep that cannot be bought in cans/,
    /\b(?:energy drinks?|red bull|cans|no (?:proper )?sleep|haven'?t slept|pizza|\d hours of sleep)\b/i,
  ),
  need(
    /first key in the lock|Send the first guests|joy be on the menu/,
    /\b(?:open(?:s|ing)?|shop|store|bakery|restaurant|truck|salon|guests?|customers?|cafe)\b/i,
  ),
  need(
    /machines, permits and deliveries|old machine hold/,
    /\b(?:machine|oven|mixer|generator|permit|inspector|truck|van|printer|forklift|labels?|sign|delivery|hobart)\b/i,
  ),
  need(
    /when the page is turned|one question at a time|sit outside the door|read one psalm instead of one more page/,
    /\b(?:exams?|test|study\w*|paper|questions?|learn\w*|remember\w*|read|book|nclex|bar\b|boards?)\b/i,
    /\b(?:practical|road test|driving test|hands shake|perm|haircut|welding|audition)\b/i,
  ),
  need(
    /one word on the door, closed|that one closed day|courage for one closed day|stays closed/,
    /\b(?:clos\w+|shut|day off|days? a week|no day|sunday|monday|7 days|seven days|hours)\b/i,
  ),
  need(/used to love/, /\b(?:lov\w*|enjoy\w*|joy|like[d]? (?:it|this))\b/i),
  need(
    /pillar of such lenders|Stop what eats every morning|such lenders/,
    /\b(?:advance|every (?:single )?day|daily|payday|interest|creditors?|lenders?|loan shark|merchant)\b/i,
  ),
  need(
    /own this neighbor’s chemo|Be with the one next door in what has come|a good clean anger/,
    /\b(?:cancer|chemo|ill|sick|hospital|ambulance|surgery|diagnos\w*|died|oxygen)\b/i,
  ),
  need(
    /each of those kitchen tables|which of those kitchen tables/,
    /\b(?:baby|newborns?|kids|children|wife|husband|pregnan\w*|due|mortgage|famil\w*|sick)\b/i,
  ),
  need(
    /there from the first day/,
    /\b(?:from the (?:start|beginning)|first (?:day|hire|employee)|\d+ years|since|trained|hired|apprentice|weddings?|baptized)\b/i,
  ),
  need(
    /dreamt in columns/,
    /\b(?:numbers|figures|spreadsheet|over (?:it|them)|no other way|lost the (?:contract|account)|cut the contract)\b/i,
  ),
  need(
    /phrases that are made so that/,
    /\b(?:hr|language|script|words|say it|tell them|plain\w*|mouth|letter)\b/i,
  ),
  need(
    /the sum nor the wish to be needed/,
    /\b(?:\$|sell|offers?|million|buyer|money|pays?|salary|k\b|raise)/i,
  ),
  need(/Both doors are open|Which of the two/, /\b(?:two|both|or|either|one:|stay|versus)\b/i),
  need(/below it\. Let them sit down at one table/, /\b(?:gut|head|heart)\b/i),
  need(
    /^Let neither the sum.*those who work here/,
    /\b(?:employees|staff|crew|foreman|company|people|workers|team|shop|business)\b/i,
  ),
  need(
    /You saw the money go|before it costs more than money/,
    /\b(?:money|deposit|paid|\$|£|cheat\w*|stole|took|owe[sd]?|thousand|scam\w*)/i,
  ),
  need(
    /somebody sits who was passed over/,
    /\b(?:inherit\w*|share|sister|brother|sibling\w*|estate|petty)\b/i,
  ),
  need(
    /Let the truth come out, and let it lead to setting right/,
    /\b(?:stole\w*|steal\w*|till|pawned|took|missing|theft|thief)\b/i,
    /\b(?:sold (?:mom|mum|my)|clean|sober|rehab)\b/i,
  ),
  need(
    /What our parents left/,
    /\b(?:inherit\w*|will\b|estate|land|farm|field|house|china|ring)\b/i,
    /\b(?:thank|spoke for the first time)\b/i,
  ),
  need(/It is here again/, /\b(?:again|same|still|the thing|as (?:always|usual))\b/i),
  need(
    /stomach stop hurting/,
    /\b(?:stomach|aches?|tummy|sick (?:in|every)|throws? up|refuses)\b/i,
  ),
];
