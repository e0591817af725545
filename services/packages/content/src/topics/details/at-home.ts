import type { Details } from './detail.ts';

/** What people tell of weddings, births, marriages, children, parents and whoever is missing. */
export const homeDetails: Details = {
  wedding: [
    [
      /\b(?:new wife|new husband|ex[- ]?husband|ex[- ]?wife|my ex|same row|divorced)\b/i,
      'Where those who parted sit in one row again, let there be for one day no sides, only two who are marrying and the many who love them.',
    ],
    [
      /\b(?:mouth|tongue|say something|behave|gracious|nice to)\b/i,
      'Put a smile between the thought and the lips, and let the sentence that I swallow turn into a blessing on the way down.',
    ],
    [
      /\b(?:heaven|late (?:father|mother|dad|mom|mum)|died|passed|should have been|without (?:her|him|dad|mom|mum))\b/i,
      'One is missing in the pictures, and sees it from where there are no empty chairs. Let the name be said aloud once on that day, with a glass raised.',
    ],
    [
      /\b(?:when we(?:'re| are) old|last|forever|years from now|good to each other)\b/i,
      'Let these two still reach for the other’s hand at eighty, without looking, because the hand has learned where it is.',
    ],
    [
      /\b(?:storms?|rain|forecast|outdoors?|garden|tent|barn)\b/i,
      'And if the sky does what the forecast says, let everyone move closer together, and let that be the picture they like best.',
    ],
    [
      /\b(?:visa|abroad|zoom|stream|fly in|can'?t be there|far away)\b/i,
      'Whoever can only look on through a screen, let the tears arrive without delay; love has never needed a chair.',
    ],
    [
      /\b(?:money|cost\w*|pay(?:ing)? for|budget|expensive)\b/i,
      'Let nobody count on that day. What is dear about it never had a price: two voices, one word each.',
    ],
  ],
  'new-baby': [
    [
      /\bfeel nothing\b|\bdon'?t feel (?:it|anything|love|like (?:a|his|her))\b|\bnot bonded\b/i,
      'Love does not always come at first sight; often it comes by way of the hands, the twentieth bottle, the walking up and down. Let me go on with the hands, and not be afraid of the rest.',
    ],
    [
      /\b(?:c-?section|needle|spinal|epidural|induc\w*|labou?r)\b/i,
      'Let the hands be warm and the needle be quick, and a voice say what happens next; and then let the one sound come that makes all of it worth while.',
    ],
    [
      /\b(?:nicu|incubator|early|premature|weeks)\b/i,
      'To suck, to swallow, to breathe, all at once: what is no work for anybody else is this child’s great work just now. Be the rhythm in it, until it goes by itself.',
    ],
    [
      /\b(?:grandma|grandpa|abuela|nana|lola|flies (?:back|home)|before .{0,30} (?:leaves|flies|goes))\b/i,
      'And before the suitcase is packed again, let the old arms hold the new child at home, at a window, with nobody in scrubs nearby.',
    ],
    [
      /\b(?:jaundice|lights|bili\w*)\b/i,
      'Let the blue light do its gentle work, and let the first sunbath be the funny story that is told at every birthday.',
    ],
    [
      /\b(?:no sleep|up all night|colic|cries all|exhaust\w*|tired)\b/i,
      'In the hours when it cries and nobody knows why, put your own breath between the crying and me; and let morning be nearer than it looks.',
    ],
    [
      /\b(?:scared|afraid|alone|father (?:left|is gone)|by myself|first)\b/i,
      'Nobody has ever been ready for it. Let this child make of me, a little each day, the very one who is needed.',
    ],
  ],
  marriage: [
    [
      /\b(?:money|bills|spend\w*|payroll|savings|debt|broke)\b/i,
      'Money is the word in which we quarrel about fear: of not being safe, of not being asked. Let each hear the fear in the other’s figures, and answer that first.',
    ],
    [
      /\b(?:her father|his mother|in-?laws?|her family|his family)\b/i,
      'Show each of us the child that the other was at that long-ago table; then we shall know what is really being defended.',
    ],
    [
      /\b(?:employee|boss|shop|business|work together)\b/i,
      'Two are working here who are also loving here. Let there be a door in the day behind which nobody is anybody’s boss.',
    ],
    [
      /\b(?:not sure (?:he|she) wants|wants out|doesn'?t love|leave me|leaving me)\b/i,
      'The floor has moved, and I am to go on smiling. Be the floor. Let nothing final be said this month out of weariness, and let me not plead away my own worth.',
    ],
    [
      /\b(?:grown apart|roommates|distant|don'?t talk|never talk|silence|quiet)\b/i,
      'We pass the salt and the children’s times, and mean well. Let one of us ask tonight what nobody has asked for a long time, and stay for the answer.',
    ],
    [
      /\b(?:years? married|years? in|\d+ years|anniversary)\b/i,
      'You have kept count of what we forget: every time that one stayed up, gave in, laughed first. Let us see that whole account tonight and not only the last line.',
    ],
  ],
  prodigal: [
    [
      /\b(?:phone|text|message|call|pictures?|number)\b/i,
      'So much hope goes into one small screen. When it lights up at last, let me answer like somebody who is glad, and not like somebody who has been counting.',
    ],
    [
      /\b(?:man|boyfriend|girlfriend|partner|divorced|lives with|living with)\b/i,
      'You love also the one whom we would not have chosen. Let me be able to learn one good thing about that person, and to say it.',
    ],
    [
      /\b(?:church|faith|christian|believes?|atheist|the word)\b/i,
      'What was sown in those early years you have not dug up. You can reach a heart without any building, and you never needed me to argue for you.',
    ],
    [
      /\b(?:van|street|couch|homeless|shelter|wrong (?:people|crowd))\b/i,
      'Be the lock on that door tonight, the brakes on those wheels, and the one decent soul in that company.',
    ],
    [
      /\b(?:my fault|too hard|too strict|said some|regret|we (?:did|said))\b/i,
      'If I was too hard, then let me find the words to say so without explaining; and do not let regret become one more way to talk about myself.',
    ],
  ],
  addiction: [
    [
      /\bi (?:gamble|drink|use|smoke|bet)\b|\b(?:\d+ days|days) without\b|\bmy (?:last|first) (?:drink|bet)\b/i,
      'Each of these days was a whole one, won hour by hour. Come along to the place where I stand when it pulls, and let it pass over like weather.',
    ],
    [
      /\b(?:job|work(?:s)? (?:for|in)|warehouse|garage|shop|hire)\b/i,
      'Work can hold a person up, and it can be one more thing to fall from. Give a plain mind about the job: what can be promised, from when, and in whose sight.',
    ],
    [
      /\b(?:mom|mum|mother|dad)\b.*\b(?:get him|get her|goes|says|wants|should)\b/i,
      'In this family everybody loves in another way, one with an open door and one with a new lock. Let us not fight each other over it; the enemy is not at this table.',
    ],
    [
      /\b(?:won'?t speak|hates me|not talking|blames)\b/i,
      'The anger at me is easier to bear than the shame. Let it be so for a while; and keep the place beside me free.',
    ],
    [
      /\b(?:he|she|hes|shes|he's|she's|brother|sister|son|daughter|husband|wife)\b[^.!?]{0,40}\b(?:in|at|to) (?:a |the )?(?:\w+ )?(?:program\w*|rehab|detox|house|place|center)\b/i,
      'Hold up the one who counts days over there among strangers: on the third night, in the first quarrel, in the hour when going home seems the only idea.',
    ],
    [
      /\b(?:stole|ring|cash|money|lied|lies)\b/i,
      'What was taken hurts less than who took it. Let us neither pretend nor keep a tally; and let truth be possible again, in small coin.',
    ],
    [
      /\b(?:funny|used to be|the old|(?:his|her|their) laugh\w*|sing)\b/i,
      'You have not forgotten that laugh. Keep it safe for us until its owner comes to fetch it.',
    ],
    [
      /\b(?:kids|children|baby|nephew|niece)\b/i,
      'And the children, who know more than anyone has told them: let there be one grown-up whose hand is always the same.',
    ],
  ],
  'aging-parents': [
    [
      /\b(?:sister|brother|siblings?)\b/i,
      'We are one another’s only witnesses to that childhood. Let us not lose each other over the question of who does more, or who knows better.',
    ],
    [
      /\b(?:promised|promise|never (?:put|would)|swore)\b/i,
      'I promised when nobody could know what it would cost. Show me what the promise wanted to protect, and let me keep that.',
    ],
    [
      /\b(?:fall|fell|stairs|kettle|stove|driving|keys|alone)\b/i,
      'Be the hand on the rail and the eye on the stove, in the hours when none of us is there.',
    ],
    [
      /\b(?:bathe|wash|feed|lift|nights?|diaper|toilet)\b/i,
      'These hands do now what was once done for them. Let there be tenderness in it also at three in the morning, and somebody who takes the next night.',
    ],
    [
      /\b(?:stubborn|refuses?|won'?t accept|proud|insists?)\b/i,
      'Pride is the last thing that still fits. Let help come dressed as something else: a visit, a favor, a shared pot of soup.',
    ],
    [
      /\b(?:store|shop|farm|house|the business|crew)\b/i,
      'And the work that will not wait while I take care of them: hold it together with other hands than mine for a while.',
    ],
    [
      /\b(?:only child|by myself|alone|on my own|no children)\b/i,
      'All of it lands on one pair of shoulders. Send me somebody who is not family and acts as if they were.',
    ],
  ],
  adoption: [
    [
      /\b(?:husband|wife|terrence|painted|quiet)\b/i,
      'Two are hoping in this house, each in another way; let us hope in the same room, and if it comes to it, weep there, too.',
    ],
    [
      /\b(?:aunt|uncle|grand\w+|relative|family member)\b/i,
      'Whoever waits at the other end is also kin and also afraid. Make them ready: a bed, a night-light, patience with questions.',
    ],
    [
      /\b(?:judge|court|hearing|caseworker|decides?)\b/i,
      'Let whoever signs that paper have seen these children’s faces, and have time for them, and be wiser than the files.',
    ],
    [
      /\b(?:screams?|hides? food|nightmares?|angry|hits)\b/i,
      'What screams there is old, older than our house. Let us not take it for rejection; let the hundredth calm evening be the one that is believed.',
    ],
    [
      /\b(?:blanket|suitcase|bag|pack|toys?)\b/i,
      'Go along in the bag, folded into the blanket, and be unpacked first on the other side.',
    ],
    [
      /\b(?:leaving everything|another country|language|bogot|travel)\b/i,
      'Somebody small is going to lose everything known in order to get us. Let us never call it luck; let there be room in our house for what is missed.',
    ],
  ],
};
