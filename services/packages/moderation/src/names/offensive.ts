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
  system helpline fellowship kbf administrador administradora administrateur administratrice moderador moderadora soporte
  fundador fundadora админ администратор модератор поддержка`.split(/\s+/),
);

/** Parts of a word that claim an office: "SiteAdmin", "admin2", and in languages that write no spaces. */
export const officeParts: readonly RegExp[] = [
  /^admin|admin\d*$/,
  /^moderator|moderator\d*$/,
  /管理[员員者]|관리자|운영자|版主/,
];

/** Words of a sentence that no name of three words or more contains: "Pastor Dan is a liar", "Buy my course". */
export const sentenceWords: ReadonlySet<string> = new Set(
  `is are was must should cannot never you your they them this that please buy sell click visit follow join vote hate hates
  kill kills die dies touches cheap`.split(/\s+/),
);

/** With these words, a name tells where to reach somebody: "Telegram evil_coach". */
export const contactWords: ReadonlySet<string> = new Set(
  `telegram whatsapp whatsap instagram insta facebook snapchat tiktok youtube twitter discord wechat viber skype venmo
  cashapp paypal zelle linktree dm email www http https`.split(/\s+/),
);
