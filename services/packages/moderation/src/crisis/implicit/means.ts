import type { CrisisRule } from '../crisis-rule.ts';

/** Means at hand, places, preparations. */
export const meansRules: CrisisRule[] = [
  {
    pattern:
      /\b(?:sav(?:e|ed|ing)|hoard(?:ed|ing)?|stockpil(?:e|ed|ing)|collect(?:ed|ing)?|count(?:ed|ing)|star(?:e|ed|ing) at|look(?:ed|ing)? at|lined up|sitting (?:here )?with|hold(?:ing)?|have|keep(?:ing)?|kept|bought|filled|poured|thinking about|next to|beside|in front of|grip\w*)(?: \w+){0,5} (?:sleeping pills|pills|bottle of (?:pills|painkillers|tylenol)|painkillers|razor(?: blades?)?|blades?|noose|gun (?:in|on|next|beside|is)|father's gun|dad's gun|loaded|pistol in|insulin|tablets)\b/,
    unless:
      /\b(?:for (?:my|his|her) (?:pain|back|blood|heart|migraines?|diabetes|surgery|sleep apnea)|doctor|pharmac\w+|refill|prescri\w+|shav\w+|afford|boat|hardware|climb\w*|insurance|price|diabet\w*|cost|hunting|addict\w*|construction|sober|customers?|stock|supplier)\b/,
  },
  {
    pattern:
      /\b(?:stand(?:ing)?|stood|sit(?:ting)?|parked|drov?e|driving|walk(?:ing|ed)?|look(?:ing|ed)?|think(?:ing)? (?:about|of)|thought about|keep going back to|staring|eyeing|pass|passing|cross(?:ing)?|go(?:ing)?)(?: \w+){0,5} (?:bridge|overpass|train tracks|railroad tracks|tracks|ledge|roof(?:top)?|edge|cliff|balcony|parking garage|oncoming (?:traffic|trucks?|cars?)|the river|deep end|the ocean)\b(?=.*\b(?:jump\w*|let go|letting go|step|easy|easier|over|peace|end|stop|how (?:it|far|long|cold|deep)|quiet|wonder\w*|think\w*|thought\w*|wheel|pull\w*|call\w*|alone tonight|high|swerv\w*|drift|fall(?:ing)?|water|one more|cold|drop)\b)/,
    unless:
      /\b(?:repair\w*|sunrise|praying over|prayer walk|built|building|contract\w*|fish\w*|sunset|picnic|hik\w+|marathon|commut\w+|vacation|roofing|estimate|clients?|leak\w*|ran|walked the dog|baptis\w+|baptiz\w+|photos?|faith over|steps of faith)\b/,
  },
  {
    pattern:
      /\b(?:put|putting|getting|got|get|set|setting)(?: \w+){0,3} (?:affairs|will|papers|paperwork|insurance|passwords|accounts|everything) (?:in order|up to date|ready|together|sorted|written down|on the table)\b(?=.*\b(?:so (?:they|my|she|he|no ?one|nobody)|won't (?:have|be)|gone|goodbye|at peace|ready|tired|burden|no one|after|last|leave|find|don't have to)\b)/,
    unless:
      /\b(?:lawyer|attorney|cancer|business|audit|tax|retir\w+|estate plan\w*|surgery|advis[eo]r|succession|kids' future|planner|trip|mortgage)\b/,
  },
  {
    pattern:
      /\b(?:bought|have|got|found|tied|there(?:'s| is)|keep)(?: \w+){0,3} rope(?= (?:in the|and i|ready|tied|around|hidden|waiting|that|strong)|$)/,
    unless:
      /\b(?:boat|climb\w*|rescue|tent|tarp|end of (?:my|our) rope|jump rope|swing|hardware)\b/,
  },
];
