/** Words with a similar meaning for moderation: what is learned about one applies to the others. */
const groups = {
  people:
    'jew jews jewish muslim muslims muzzies moslem moslems islam mosque mosques synagogue black blacks white whites mexican mexicans latino latinos hispanic hispanics asian asians chinese arab arabs african africans indian indians haitian haitians somali somalis nigerian nigerians igbo yoruba pakistani pakistanis immigrant immigrants migrant migrants refugee refugees foreigner foreigners illegals gay gays homo homos homosexual homosexuals lesbian lesbians queer queers trans transgender women woman females catholic catholics mormon mormons hindu hindus gypsy gypsies roma disabled cripples dalit dalits caste castes tribe natives aborigine aborigines maori islanders roma polish poles irish korean koreans vietnamese filipino filipinos filipina palestinians israelis zionists',
  slur: 'nigger niggers nigga niggas faggot faggots fag fags kike kikes spic spics chink chinks gook gooks wetback wetbacks raghead ragheads towelhead towelheads tranny trannies kaffir kaffirs beaner beaners paki pakis coon coons darkie darkies retard retards retarded spastic dyke dykes mudslime mongoloid pikey pikeys redskin redskins sandnigger tard yid yids goy shemale queers sodomites bantu',
  belittling:
    'vermin animals animal scum filth filthy rat rats cockroach cockroaches subhuman parasites parasite garbage trash pigs pig dogs dog cattle monkey monkeys ape apes savages savage inferior infest infesting breed breeding stink stinks smell smelly dirty plague cancer disease disgust disgusting unclean demons lesser genes blood',
  insult:
    'idiot idiots moron morons loser losers imbecile imbeciles stupid dumb dumbass pathetic worthless ugly fat cow hag witch clown joke useless failure coward creep freak weirdo liar liars hypocrite fool fools brainless lazy lowlife scumbag trashy hideous fatso lardass embarrassing embarrassment disgrace laughingstock whale toad slob wimp crybaby donkey',
  curse:
    'fuck fucks fucked fucker fuckers fucking motherfucker mofo cunt cunts bitch bitches asshole assholes arsehole arse ass dickhead twat wanker wankers bullshit shit shitty bastard bastards whore whores slut sluts tramp skank hoe douchebag cocksucker prick stfu gtfo crap piss pissed damn bollocks',
  sexual:
    'sex sexy sexual nude nudes naked horny cock dick cum orgasm tits boobs breasts nipple nipples pussy blowjob handjob threesome swinger swingers fetish bdsm hookup hookups escort escorts massage erotic porn porno xxx onlyfans camgirl webcam lingerie panties thong bra underwear undress strip stripping bedroom mattress kinky submissive dominant dom sub spank lick licking suck sucking moan moaning ride rode riding thrust penetrate throbbing wet hard erect erection inches curves curvy thighs hips backside booty butt bum cleavage bosom mouth tongue lips flesh lust lusty seduce virgin virgins milf milfs daddy babe hottie bang banging screw shag hung',
  hurt: 'kill kills killing murder shoot shot shooting stab stabbing strangle choke burn burning beat beating smash hunt hunting break breaking destroy slaughter rape bomb poison behead hang hanging drown crush bury burying gut skin cripple slap punch hit hurt hurting bleed bleeding torch ignite run cut slit slash throat knees teeth kneecaps fingers bones fists skull neck coffin grave casket funeral morgue hospital wheelchair',
  weapon:
    'gun guns pistol rifle shotgun gauge bullet bullets ammo knife knives blade machete axe hammer bat bats crowbar pliers rope acid gasoline petrol kerosene gas matches lighter fire firebomb brick fist fists glock trigger',
  money:
    'money cash dollar dollars usd bucks pounds euro euros naira rand rupees fund funds deposit payout profit profits returns roi income earn earning interest invest investment wallet bitcoin btc crypto ethereum usdt forex loan loans fee fees donate donation tithe seed offering cashapp venmo zelle paypal moneygram iban payment transfer wire inheritance lottery prize voucher vouchers card cards',
  selling:
    'buy order shop sale discount offer offers deal deals promo code cheap price prices free limited shipping delivery website link click bio subscribe follow followers likes seo rank ranking guaranteed results visit dm inbox whatsapp telegram signup enrol register customers clients',
  intimate:
    'affair affairs abortion aborted hiv aids herpes chlamydia gonorrhea std rehab psychiatric schizophrenia bipolar adultery cheating bankrupt bankruptcy arrested felony convicted prison jail warrant probation undocumented papers diagnosis diagnosed salary divorce custody pregnant miscarriage adopted detox overdose impotent vasectomy',
  whereabouts:
    'street st avenue ave road rd lane ln drive dr court ct boulevard blvd crescent close terrace apt apartment flat unit address lives license plate ssn passport account routing pin password passcode login dob born birthday number cell phone key spare alarm schedule home alone shift parks',
  reader: 'you your youre yours u ur ya yall yourself',
} as const;

/** The word that represents a group among the words of a text. No word of a text looks like it. */
const groupOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [group, words] of Object.entries(groups))
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), `_${group}`]);
  return found;
})();

/** The groups of a sentence's words, in order: they are equal for "all of them are rats" and "every one a pig". */
export const groupsIn = (words: readonly string[]): string[] =>
  words.flatMap((word) => groupOf.get(word) ?? []);

const tellers = new Set(['called', 'calls', 'call', 'calling', 'told', 'tells', 'telling']);
/** Words after "called me" that can still be part of the reported insult. */
const toldReach = 8;
const ofInsults = new Set(['_insult', '_curse', '_belittling', '_slur']);

/** A reported insult against the writer is not abuse: "my boss called me stupid". */
export function withoutToldInsults(words: readonly string[]): string[] {
  let told = -1;
  return words.map((word, at) => {
    if (word === 'me' && tellers.has(words[at - 1] ?? '')) told = at + toldReach;
    const isInsult = groupOf.get(word)?.some((group) => ofInsults.has(group)) ?? false;
    return at <= told && isInsult ? '_told' : word;
  });
}
