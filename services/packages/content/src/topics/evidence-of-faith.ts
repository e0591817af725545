/** What shows a hurt by a church, a pastor, a persecution, a call; a road, a house, a stage. */
export const evidenceOfFaith: Readonly<Record<string, RegExp>> = {
  'church-hurt':
    /\b(?:organ|residential school|crosses|religious|church\w*|pastors?|elders?|deacons?|congregation|priests?|ministry|ministries|youth (?:group|leader)|worship|choir|bible study|parish|bishop|small group|pews?|steeple|board|sermons?|reverend|christians|fellowship|mass|cult|missionar\w*)\b/i,
  'for-a-pastor':
    /\b(?:pastors?|rev\b|reverend|priests?|preach\w*|minister|vicar|bishop|chaplain|fr\b|father \p{Lu}|elder|missionar\w*|deacon|pastora|evangelist|shepherd|imam|rabbi|apostle|prophet|brother \p{Lu}|youth leader|worship leader|padre)\b/iu,
  'ministry-tired':
    /\b(?:pastor\w*|preach\w*|sermons?|church|ministr\w*|congregation|serv(?:e|ing)|volunteer\w*|missionar\w*|worship|youth|elders?|deacon\w*|parish|chaplain\w*|small group|sunday\w*|flock|nursery|choir|bible study|priest\w*)\b/i,
  persecution:
    /\b(?:persecut\w*|faith|christ\w*|jesus|bible|church|convert\w*|believ\w*|muslim|hindu|islam|mosque|prayer|pray\w*|baptiz\w*|religio\w*|pastor|cross|gospel|arrest\w*|secret\w*|mock\w*)\b/i,
  baptism:
    /\b(?:life to (?:christ|jesus|the lord|god)|new believer|became a (?:christian|believer)|saved|born again|came to faith|christian|bapti\w*|christen\w*|dedicat\w*|immersed|confirm\w*|water|godparent\w*|godfather|godmother)\b/i,
  'self-forgiveness':
    /\b(?:i (?:drove|gave|spent|cheated|had|killed|sold|hit|broke|hurt|let|signed|chose|walked|lied|stole|yelled|shouted)|forgiv\w*|guilt\w*|fault|blam\w*|regret\w*|ashamed|shame|myself|should have|shouldn't have|could have|if (?:only )?i had|let go|put (?:it|this|that) down|i said|i did|i was|i left|i didn't|i never|i wasn't|i told|mistake)\b/i,
  appearance:
    /\b(?:sing\w*|stage|perform\w*|recital|concert|audition\w*|play\w*|solo|speech|speak\w*|talk|presentation|present\w*|sermon|preach\w*|match|game|race|meet|championship|marathon|tournament|dance\w*|ballet|choir|opening|show|gig|orchestra|tv|podcast|reading|eulogy|toast|keynote|lecture|teach\w*|violin|piano|debut|competition|final|film|interview|run|read)\b/i,
  travel:
    /\b(?:travel\w*|trip|journey|flights?|fly\w*|flies|flown|driv\w*|roads?|plane|airport|highway|interstate|i-?\d+|miles|hours|bus|train|ferry|boat|ship|sail\w*|cross(?:es|ing)?|tour|vacation|holiday|mission|leav(?:es?|ing)|home|truck\w*|haul\w*|pilgrimage|abroad|visit\w*|cruise|moving|walk\w*|layover|camino|tickets?|bike)\b/i,
  house:
    /\b(?:house|home|mortgage|offer|closing|apartment|flat|condo|realtor|bid|land|lot|build\w*|buy\w*|sell\w*|escrow|inspection|appraisal|keys|down payment|rent|property|cabin|trailer|lender|bank)\b/i,
  homesick:
    /\b(?:home\w*|miss\w*|country|far|abroad|back there|village|mother tongue|language|overseas|island|family|over there|moved|here|accent)\b/i,
};
