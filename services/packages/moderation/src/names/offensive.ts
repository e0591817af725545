/** Words that no name contains, whatever surrounds them. */
export const nowhere: readonly string[] = [
  'fuck',
  'fvck',
  'motherf',
  'nigger',
  'nigga',
  'faggot',
  'bitch',
  'whore',
  'asshole',
  'arsehole',
  'hitler',
  'rapist',
  'pornhub',
  'onlyfans',
  'blowjob',
  'wanker',
  'dickhead',
  'cocksuck',
  'killyour',
  'heilhit',
  'bullshit',
  'shithead',
  'retard',
  'jesusisfake',
  'isapig',
  'antichrist',
];

/** Words that are not a name by themselves; they occur inside names ("Scunthorpe", "Cassius", "Dickson"). */
export const alone: ReadonlySet<string> = new Set(
  `cunt cunts slut sluts shit shits shitty piss tits boobs penis vagina pussy anal anus porn porno xxx sex sexy horny nude
  nudes naked orgasm dildo milf nazi nazis kkk satan lucifer devil demon kys pedo pedophile paedophile terrorist rape
  kike kikes wetback wetbacks tranny fag fags coon gook gooks chink chinks moron idiot loser stupid scum pig pigs cum jizz
  hooker prostitute escort viagra casino bitcoin crypto forex`.split(/\s+/),
);

/** Words of `alone` that are also real names or nicknames; they are allowed next to another name. */
export const alsoNames: ReadonlySet<string> = new Set(
  `coon gook gooks hooker moron loser pig kike fag chink rape demon lucifer anal cum pedo nazi anus piss`.split(
    ' ',
  ),
);

/** Harmless words that contain one of `nowhere`. */
export const innocent: ReadonlySet<string> = new Set(['therapist', 'therapists', 'retardant']);

/** Words with which a name claims an office. */
export const offices: ReadonlySet<string> = new Set(
  `admin admins administrator administrators moderator moderators founder owner webmaster support helpdesk staff official
  system helpline`.split(/\s+/),
);
