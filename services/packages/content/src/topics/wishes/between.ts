import { wish, type Wish } from './wish.ts';

/** What is asked for people with one another: to talk, to listen, to be let in, to be protected, to find somebody. */
export const betweenWishes: readonly Wish[] = [
  wish(
    /\b(?:talk(?:s|ing)? to (?:me|us|each other|one another|him|her|them)|speak(?:s|ing)? to (?:me|us|each other|one another)|open(?:s)? up|let(?:s)? me in|reconcil\w*|mend(?:s|ed)?|restor\w* (?:my|our|the|their|his|her) (?:\w+ )?(?:relationship|marriage|family|friendship))\b/i,
    [
      'Let there be a first sentence that costs little and can be answered; the long ones may come when there is a chair under each of the two.',
    ],
  ),
  wish(
    /\b(?:listen(?:s)?|hear(?:s)? (?:me|us|him|her) out)\b/i,
    ['Open the ears on both sides, and let the second thought be quicker than the first answer.'],
    /\blisten (?:to (?:music|god|you))/i,
  ),
  wish(
    /\b(?:a (?:good |godly |decent |kind )?(?:husband|wife|partner|spouse)|someone to (?:love|share|marry|come home)|the right (?:person|man|woman|one)|not (?:be|stay|die|grow old) alone)\b/i,
    [
      'If there is somebody, let the two cross paths on an ordinary day and be themselves; and until then let this life be a whole one.',
    ],
    /\bright (?:man|woman|person) for the (?:job|position)/i,
  ),
  wish(
    /\b(?:friends?|belong\w*|fit in|make friends|find (?:a|his|her|my|our|their) (?:people|place|friend|crowd|tribe))\b/i,
    [
      'Let there be a table with one chair pulled out, and a voice that says: here, this one is free.',
    ],
    /\b(?:my|his|her|our|their|a|old|best|dear|good|work) friends?(?:'s)? (?!to\b|who|for (?:him|her|me))/i,
  ),
  wish(
    /\b(?:get (?:him|her|them|my \w+) (?:back|home)|custody|see (?:my|his|her|our) (?:kids?|children|son|daughter|boys?|girls?|grand\w+)(?: again| more)?|not lose (?:my|our|the) (?:kids?|children|son|daughter))\b/i,
    [
      'Let what is best for the children be seen by all who decide, and let no child have to choose whom to love.',
    ],
  ),
  wish(
    /\b(?:leave(?:s)? (?:me|us|him|her|them) alone|stop(?:s)? (?:\w+ )?(?:calling|texting|following|bothering|harassing|lying|spreading)|keep away|stay away)\b/i,
    ['Draw a line there, and have people at hand who see to it that it is kept.'],
    /\bi (?:can |could |would |finally )?stop\b|\bhelp me (?:to )?stop\b/i,
  ),
  wish(
    /\b(?:forgive(?:s)? (?:me|us|him|her|them)|give(?:s)? (?:me|us|him|her) another chance|second chance|take(?:s)? (?:me|us|him|her) back|trust(?:s)? (?:me|us) again)\b/i,
    [
      'It cannot be asked for as a debt. Let there be patience to deserve it in small things, and mercy that does not wait for that.',
    ],
  ),
  wish(
    /\b(?:protect(?:ion)?|safe(?:ty)?|harm|danger|keep (?:him|her|them|us|my \w+|our \w+) safe)\b/i,
    ['Be on the street, at the door and in the next room, wherever no one of us can be.'],
    /\bsafe (?:roads?|travels?|journey|trip|flight|delivery|birth|drive)\b|\bi'?m safe\b/i,
  ),
  wish(
    /\b(?:teachers?|coach(?:es)?|principal|aide|school (?:to|would|will)|class(?:room)?)\b/i,
    [
      'Give those who stand in front of that class an eye for the one who says nothing, and five minutes more than the timetable allows.',
    ],
    /\bi(?:'m| am)? (?:a )?(?:teach|coach)/i,
  ),
  wish(
    /(?<!\b(?:bring you|pray for|be with) )\b(?:my|his|her|our) (?:boss|manager|supervisor|director|foreman)\b/i,
    ['Give the one who gives the orders a fair hour and a good memory for what was done well.'],
  ),
  wish(
    /\b(?:my|our|the) (?:team|staff|crew|employees|workers|people|guys|drivers|men)\b(?![’'])/i,
    [
      'Let those who work there go home with their heads up, and let each have heard one true word of thanks.',
    ],
    /\bpeople (?:say|tell|think|keep)\b/i,
  ),
  wish(
    /\b(?:caregiver\w*|care ?givers?|aides?|the nurse|home (?:nurse|health)|those (?:caring|who care))\b/i,
    [
      'Strengthen the hands that wash, lift and feed; let somebody ask them, too, how the night was.',
    ],
  ),
  wish(
    /\b(?:ex\b|ex-(?:wife|husband)|their (?:father|mother|dad|mom)|(?:kids|children)[’']?s? (?:father|mother|dad|mom))\b/i,
    [
      'And the one on the other side of it: give a good conscience, a calm day, and nothing that would have to be repaid.',
    ],
    /\bafraid of|hit|beat|abus|restrain/i,
  ),
  wish(
    /\b(?:enem\w+|those who (?:hurt|did|wronged|lied)|the (?:man|woman|person|driver|boy|one) who (?:did|hit|hurt|killed|took|stole))\b/i,
    [
      'What is to become of the one who did it, I put into hands that are juster than mine, and keep my own free.',
    ],
  ),
];
