/** Words that no name holds, whatever stands before or behind them. */
export const nowhere = [
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
] as const;

/** Words that are no name by themselves; inside names they occur ("Scunthorpe", "Cassius", "Dickson"). */
export const alone: ReadonlySet<string> = new Set(
  `cunt cunts slut sluts shit shits shitty piss tits boobs penis vagina pussy anal anus porn porno xxx sex sexy horny nude
  nudes naked orgasm dildo milf nazi nazis kkk satan lucifer devil demon kys pedo pedophile paedophile terrorist rape
  kike kikes wetback wetbacks tranny fag fags coon gook gooks chink chinks moron idiot loser stupid scum pig pigs cum jizz
  hooker prostitute escort viagra casino bitcoin crypto forex`.split(/\s+/),
);

/** Words by which a name claims an office. */
export const offices: ReadonlySet<string> = new Set(
  `admin admins administrator administrators moderator moderators mod founder owner webmaster support helpdesk staff official
  system root helpline`.split(/\s+/),
);
