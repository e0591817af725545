import type { Details } from './detail.ts';

/** What people tell of neighbors, of anger, of schoolyards, and of what there is to be glad about. */
export const peopleDetails: Details = {
  neighbors: [
    [
      /\b(?:camera|report\w*|hoa|note|complain\w*)\b/i,
      'We keep lists on each other. Let one of us lose the list.',
    ],
    [
      /\b(?:chemo|sick|ill|old|widow\w*|deaf|alone)\b/i,
      'Behind that wall it is harder than I knew. Let me not need to like the noise in order to like the one who makes it.',
    ],
    [
      /\b(?:fence|land|bamboo|tree|feet)\b/i,
      'Set straight what has moved between us, in the ground and above it, and let neither have to crawl.',
    ],
    [
      /\b(?:dog|bark\w*|shout\w*|music|loud)\b/i,
      'Give us quiet nights, and before that a quiet word; and let it be said by somebody who has slept.',
    ],
  ],
  anger: [
    [
      /\b(?:deposit|contractor|money|boat|paid)\b/i,
      'Money can be earned again; what was torn down with it was dearer. You saw both. Let a law that has teeth take care of the one, and you heal the other.',
    ],
    [
      /\b(?:foreman|crew|boss|kids|wife|husband) (?:looked|saw|was afraid|cried)\b/i,
      'I saw that look, and I shall not forget it. Let it be the last thing that my anger costs.',
    ],
    [
      /\b(?:my dad|my father|swore i)\b/i,
      'This fire was in our house before me. Put it out here, on my watch.',
    ],
  ],
  bullying: [
    [
      /\b(?:group chat|phone|messages|posted|photo|video)\b/i,
      'It comes along into the bedroom now, that laughing, and lights up at night. Put an end to it; and let there be an evening on which nobody looks.',
    ],
    [
      /\b(?:teeth|hair|skin|accent|weight|size|ears|scar|smell)\b/i,
      'What they laugh at you made with your own fingers. Let somebody say something lovely about just that.',
    ],
    [
      /\b(?:homeschool\w*|doesn'?t want to go|won'?t go|stomach)\b/i,
      'Walk along to that gate in the morning. Let one face light up at the other side of it.',
    ],
    [
      /\b(?:school says|looking into|principal|teacher)\b/i,
      'Let those who are “looking into it” look, and then stand up. Give me a voice that is calm and cannot be put off.',
    ],
  ],
  thanksgiving: [
    [
      /\b(?:scan|clear|benign|remission|cancer)\b/i,
      'Thank you for the word that was allowed to stand on that report. The air tastes different since; let me never quite get used to it.',
    ],
    [
      /\b(?:sober|clean|dry)\b/i,
      'Thank you for every one of those days, and for the bad ones most of all, for it was there that they were won.',
    ],
    [
      /\b(?:spoke|speak(?:ing)?|talk(?:ed|ing)?) (?:to (?:me|us|each other) )?again\b|\b(?:he|she|they) (?:spoke|talked|called|came back|hugged)\b[^.!?]*\b(?:years|since|first time)\b|\bmade (?:it )?up (?:again|with)\b|\breconcil\w+/i,
      'Thank you for the one who walked over first. So many years, and it took only a few steps; let us not need so long again.',
    ],
    [
      /\b(?:harvest|corn|hay|in before|bushels)\b/i,
      'Thank you for what stands under a roof now, and for each bolt that held by wire and mercy.',
    ],
    [
      /\b(?:bank|loan|contract|payroll|invoice)\b/i,
      'Thank you for that yes, and for the people it will feed. It came late enough for us to know from whom.',
    ],
    [
      /\b(?:born|newborn|birth|delivered)\b/i,
      'Thank you for ten fingers, and for all the nights that lie ahead because of them.',
    ],
    [
      /\b(?:said yes|married|anniversary|years together)\b/i,
      'Thank you for that yes, the first one and all the small ones since.',
    ],
  ],
};
