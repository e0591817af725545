import { need, notBeside, type Need } from './need.ts';

/** What a line names of body and soul: pain, tablets, nights, a wound, a guilt. */
export const bodyAndSoul: readonly Need[] = [
  need(
    /When something bangs/,
    /\b(?:fireworks|bang\w*|backfir\w*|loud|noises?|pop\w*|slam\w*|jump\w*)\b/i,
  ),
  need(
    /nights in which it returns|Keep the watch tonight|You kept watch|one quiet night/,
    /\b(?:nights?|sleep\w*|slept|dream\w*|nightmares?|bed|wak(?:e|es|ing)|a\.?m\b|awake)\b/i,
  ),
  need(
    /names that are said in sleep|who did not come back|whom we could not save|did not come home|did not return/,
    /\b(?:friends?|buddy|buddies|lost|come (?:back|home)|came (?:back|home)|didn'?t (?:make|come)|names?|died|killed|save|fell(?:ow|a)s|brothers)\b/i,
  ),
  need(
    /the place to which we go when we go away/,
    /\b(?:somewhere else|not here|be there|present|go away|zone out|right back|far away|stand|sit)\b/i,
  ),
  need(/When the needle comes/, /\b(?:needle\w*|spinal|epidural|an[a]?esth\w*|injection|iv\b)/i),
  need(
    /let the fear fall asleep first/,
    /\b(?:an[a]?esth\w*|put (?:under|to sleep)|mask|going under)\b/i,
  ),
  need(/Guard what was loved before: the voice/, /\b(?:voice|sing\w*|play\w*|hands|music|lose)\b/i),
  need(
    /Illness takes the wage/,
    /\b(?:wage\w*|work|pay\w*|bills|income|job|shop|self-employed|sick leave)\b/i,
  ),
  need(
    /without a picture or a number|You believe what is told you in tears/,
    /\b(?:pain|doctors?|head|scans?|proof|symptoms?|ill|sick|happened|abus\w*|hurts?|diagnos\w*)\b/i,
    /\b(?:about the (?:snow|cold|weather))\b/i,
  ),
  need(
    /heroes of faith|measure faith by pills|lack of faith of it/,
    /\bfaith\b|\btrust\w* god\b|\bpills?\b|\bpain\b|\bmigraine|\barthritis|\bcrohn|\bflare/i,
  ),
  need(
    /the tablets taken|the doctor and the tablets/,
    /\b(?:tablets?|pills?|medic\w*|antidep\w*|sertraline|lexapro|prozac|zoloft|meds)\b/i,
  ),
  need(
    /bring the fever down|Let the fever/,
    /\b(?:fever|throat|cough\w*|infection|flu|pneumonia|antibiotic\w*|covid|temperature|malaria|strep)\b/i,
  ),
  need(
    /make others small|between us and that voice|said from a pulpit/,
    /\b(?:sham\w*|humiliat\w*|abus\w*|yell\w*|scream\w*|manipul\w*|threat\w*|in front of|pulpit|sermon|divisive|called me)\b/i,
  ),
  need(
    /nobody else be hurt in the same way|what was covered/i,
    /\b(?:cover\w*|money|abus\w*|secret|quiet|hid|lie[ds]?|report\w*|fund|st[eo]le?\w*|harm\w*|divisive|board|elders)\b/i,
  ),
  need(/All those years of work, and then/, /\b(?:years|served|since|decade\w*|every sunday)\b/i),
  need(
    /building before the mind does|not only behind that door/,
    /\b(?:building|steeple|door|walk in|inside|pew|drive past|shak\w*|chest|parking lot|set foot)\b/i,
  ),
  need(/on the bus|whole bus|in the hallway/, /\b(?:bus|school|hall\w*|class)\b/i),
  need(
    /You made this face/,
    /\b(?:face|teeth|nose|hair|skin|looks?|ugly|brown|black|fat|weight|glasses|acne|scar|braces|monkey|name|names|chat)\b/i,
  ),
  need(
    /in the dark as it is|You laid it down long ago|go on holding what you have let go/,
    /\b(?:forg[ai]v\w*|myself|guilt\w*|fault|put it down|let (?:it )?go|years ago)\b/i,
  ),
  need(
    /The others have put it down/,
    /\b(?:forgave|(?:has|have|had) forgiven|forgives|moved on|got over it|let it go)\b/i,
  ),
  need(/a life that limps/, /\b(?:accident|driving|crash\w*|hit|rear|hurt|leg|walked|injur\w*)\b/i),
  need(/that girl of then/, /\b(?:abort\w*|pregnan\w*|gave (?:up|him up|her up)|terminat\w*)\b/i),
  need(
    /a hundred times/,
    /\b(?:hundred|how (?:long|do i|many)|every|again|still|years|over and over)\b/i,
  ),
  need(
    /dark and cold and early|exactly that place and that hour/,
    /\b(?:steps|shift|cab|morning|before work|underground|first bus)\b/i,
  ),
  need(/Use the hour in which little is said/, /\b(?:braid|hour|sunday nights?)\b/i),
  need(
    /It is about money, and it is not/,
    /\b(?:money|spend\w*|bills?|payday|save[sd]?|debts?|account|card|truck)\b/i,
  ),
  need(
    /behind the small thing|about the dishwasher/,
    /\b(?:dishwasher|thermostat|small|nothing|spoon|couch|chairs?|laundry|dishes|stupid|everything|over)\b/i,
  ),
  need(/about the dishwasher/, /\bdishwasher\b/i),
  need(
    /at the bedside/,
    /\b(?:hospital|ward|bed|bedside|icu|intensive care|clinic|surgery|operation|sick|ill|fever|pneumonia|flu)\b/i,
    /\b(?:since my|i have|i'?ve got) (?:stroke|flu|\w+itis)\b/i,
  ),
  notBeside(
    /Guard the marriage, the children/,
    /\b(?:priest|nun|monk|friar|father (?-i:\p{Lu})|retir\w*|widow\w*|single)\b/iu,
  ),
  notBeside(
    /Guide the doctors|at the bedside/,
    /\bhome (?:again )?from (?:the )?hospital\b|\bback from hospital\b/i,
  ),
  notBeside(
    /in that chair|steady pen|questions that ask|what was learned/,
    /\b(?:driving|theory|road) test\b/i,
  ),
  notBeside(
    /I cannot sit in that chair/,
    /\b(?:my (?:title|exams?|boards?|licen[cs]e)|i (?:sit|take|write|have|retake|am sitting|am taking) (?:the|my|an|it))\b/i,
  ),
  notBeside(
    /nerves and the long list|swallowing the joy|guest at this (?:one|wedding)|eat the same cake|long table/,
    /\bmarried\b[^.!?]*\b(?:last|yesterday|on \w+day|in vegas|without)\b|\bgot married\b|\bmarried a\b|\beloped\b/i,
  ),
  need(
    /Move the paper on/,
    /\b(?:visas?|permits?|papers|applications?|passports?|office|embassy|consulate|licen[cs]e|certificate|hearing|asylum|file|forms?|council|court|approv\w*|appeal|agency|case)\b/i,
  ),
  need(
    /in front of the cupboard/,
    /\b(?:diet|sweets|hid(?:es|ing)?|snacks?|cookies|cake|candy|debbies|chocolate|soda)\b/i,
  ),
];
