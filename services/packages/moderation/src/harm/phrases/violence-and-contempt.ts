import type { HarmPhraseList } from './harm-phrase-list.ts';

export const violenceAndContempt: readonly HarmPhraseList[] = [
  {
    name: 'somebody is threatened',
    reason: 'threat',
    phrases: [
      'i|we will|shall * kill|murder|shoot|stab|strangle|behead|rape you|u|them|everyone|him|her',
      'ill|well|imma kill|murder|shoot|stab|strangle|behead|rape you|u|them|everyone|him|her',
      'i|im|am|we|were going|gonna|about to kill|murder|shoot|stab|strangle|behead you|them|everyone|my',
      'im|we gonna kill|murder|shoot|stab|strangle|behead you|u|them|everyone|him|her|my',
      'i know where you|u|he|she live|lives|sleep|sleeps',
      'put a bullet in your|his|her head|skull|face',
      'burn|burning|blow|shoot down|up the|this|that|your church|school|mosque|synagogue|temple|clinic',
      'bomb the|this|that|your church|school|mosque|synagogue|temple|clinic',
    ],
    example: 'I will find you and I will kill you.',
    counter: 'Lord, kill my pride, I fight the devil every day and will crush him.',
  },
  {
    name: 'somebody is told to die',
    reason: 'threat',
    phrases: [
      'kill|hang|shoot yourself|urself|yourselves',
      'kys',
      'drink bleach',
      'you|u deserve|should to|be|just die|dead|shot|hanged',
    ],
    example: 'Do us all a favour and go k1ll y0urself.',
    counter: 'You are dead to sin and alive in Christ.',
  },
  {
    name: 'a slur for a people',
    reason: 'hate',
    phrases: [
      'nigger|niggers|nigga|niggas|faggot|faggots|fags|kike|kikes|wetback|wetbacks|raghead|ragheads',
      'towelhead|towelheads|tranny|trannies|beaners|mudslimes|sandnigger|sandniggers|jigaboo|gooks',
    ],
    example: 'No f4gg0ts in this group.',
    counter: 'The raccoon got into the spices again.',
  },
  {
    name: 'a people is wished away',
    reason: 'hate',
    phrases: [
      'jews|muslims|blacks|gays|immigrants|migrants|mexicans|christians|women|refugees|foreigners should|must|deserve be|to|all * gassed|killed|shot|exterminated|hanged|die|burn|burned|deported',
      'kill|gas|exterminate all * jews|muslims|blacks|gays|immigrants|migrants|mexicans|foreigners',
      'i|we hate|despise * jews|muslims|blacks|gays|immigrants|migrants|mexicans|foreigners',
      'jews|muslims|blacks|gays|immigrants|migrants|mexicans|refugees|foreigners are|r * vermin|scum|animals|filth|cockroaches|subhuman|parasites|rats',
      'go back to your|ur * country',
      'go back where you came from',
      'heil hitler',
      'hitler was right',
      'sieg heil',
    ],
    example: 'All immigrants are vermin.',
    counter: 'Pray for the Jews and Muslims in our city, for peace.',
  },
  {
    name: 'a curse at somebody',
    reason: 'abuse',
    phrases: [
      'fuck|fck|fuk|fucking|fuckin you|u|off|this|your|him|her|them|all',
      'fuck|fucking|fucker|fuckers|motherfucker|motherfuckers|cunt|cunts|cocksucker|stfu|gtfo',
      'you|u are * idiot|moron|loser|imbecile|bitch|whore|slut',
      'youre|ur a|an|such * idiot|moron|loser|imbecile|bitch|whore|slut',
      'shut up you * idiot|moron|fool|bitch',
    ],
    example: 'You are such a pathetic idiot.',
    counter: 'My boss called me stupid in front of everyone.',
  },
];
