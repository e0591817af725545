/** How somebody is spoken of whom one brings before God. */
const PERSON =
  /^(?:my|our|old|little|baby|mr|mrs|ms|dr|rev|fr|pastor|bishop|father|sister|brother|uncle|aunt(?:ie)?|mom|mum|mama|dad|papa|nana|grandma|grandpa|the (?:family|families|people|children|kids|men|women|team|doctors?|nurses?|parents|souls|guards|others?|other|surgeon|officers?|officer|judge|aunt|mother|father|mom|mum|(?:little |old |young |poor |dear |other )?(?:boys?|girls?|man|woman|couple|lady)|baby|staff|crew|two of (?:us|them)|three of us|new family|both|driver|guys|ladies|lads|lady|man|woman|neighbou?rs?|seven|six|five|four|three)|whoever|all (?:the|who|those|of|five|four|three|six)|those|everyone|everybody|us all|us both|both of (?:us|them)|that (?:family|boy|girl|brother|man|woman|usher)|two tired|a (?:friend|man|woman|boy|girl)|his (?:wife|family|mother|mom|kids|children|parents|widow)|her (?:husband|family|mother|mom|kids|children|boy|son|daughter|three kids|parents)|their (?:family|kids|children|mother|mom)|one of|(?:some(?:one|body)|anyone) who|leaders|people|children|kids|employees|neighbou?rs|friends|families|couples|workers|nurses|doctors|pastors|missionaries|soldiers|veterans|widows|orphans|refugees|mothers|fathers|(?:her|him|them|me|us) (?:and|in|on|with|as|at|by|too|while|because|since|especially)|her,|him,|them,|them (?:all|both)|day \d+)\b/iu;
const THING =
  /^(?:my|our) (?:\p{Ll}+ )?(?:lungs|heart|eyes|knees?|back|voice|memory|hands?|exams?|surgery|operation|temper|mouth|patience|health|courage|faith|future|job|work|business|shop|store|company|marriage|visa|papers|selfish|stutter|website|feet|head|hearing|nerves|pride|anger|attitude|sanity|sleep|days?|safety|healing|recovery|peace|landing|trip|journey|flight|finances|house|home|strength|protection|provision|attempt|interview|launch|reaction|numbers?|way|words|next|first|dreams?|nights?|evenings?|life|mind|soul|chest|skin|appointment|results?|tests?|scan|treatment|chemo|pain|breakthrough|success|farm|harvest|crops?|rent|bills|debts?|case|hearing|release|return|deal|contract|loan)\b/iu;
const NO_NAME =
  /^(?:God|Peace|Wisdom|Courage|Strength|Patience|Healing|Grace|Mercy|Rain|Safe|Sleep|Rest|Calm|Favou?r|Help|Hope|Joy|Protection|Provision|Guidance|Clarity|Good|No|Some|Clear|Steady|Kind|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Day|Today|Tomorrow|Tonight|Whatever|Traveling|Travel|More|Real|Humility|Truth|Justice|Work|Money|Unity|Forgiveness|Relief|Light|Restraint|English|NCLEX|IELTS)\b/;

/** A name, and not what somebody has: "Kyle’s flu" is asked for. */
const NAME = /^\p{Lu}[\p{L}-]+(?![\p{L}-])(?![’']s )/u;

/** Whether somebody is meant and not something: somebody is brought before God, something is asked for. */
export const isPerson = (what: string): boolean => {
  if (THING.test(what) || NO_NAME.test(what) || /^\S+ for\b/.test(what)) return false;
  return PERSON.test(what) || NAME.test(what);
};
