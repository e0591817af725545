import type { Details } from './detail.ts';

/** What people tell of illness, grief, guilt, loneliness, faith, and of those who stand in a pulpit. */
export const innerDetails: Details = {
  cancer: [
    [
      /\b(?:fix|repair|shop|engine)\b/i,
      'These hands can mend almost anything, and now they lie in the lap. Let holding be work enough for them.',
    ],
    [
      /\b(?:biopsy|results?|wait\w*|scan)\b/i,
      'Be in the days between, when nobody knows and everybody guesses. Let no word be feared before it is spoken.',
    ],
    [
      /\b(?:hair|mirror|wig|scar)\b/i,
      'Where the mirror shows a stranger, look at her with the eyes of the one who loves her; and let her see herself there.',
    ],
    [
      /\b(?:kids|children|boys|girls|twins|grand\w+)\b/i,
      'And the children, who lift up the lid of each silence: let them be told as much as they can carry, by somebody whose voice holds.',
    ],
  ],
  illness: [
    [
      /\b(?:check|can'?t work|another month|truck|self-?employed|bills)\b/i,
      'When one lies ill, the bread lies idle, too. Let both be looked after, the body and the table.',
    ],
    [
      /\b(?:sugar|insulin|numbers|pressure)\b/i,
      'Bring the numbers down, and let the small daily battle at the cupboard be fought by two who are on one side.',
    ],
    [
      /\b(?:crew|guy|co-?worker|fell|ladder|accident)\b/i,
      'One is missing on the roof and in the truck. Mend what was broken in that fall, and let the others work this week as people who know what a body is worth.',
    ],
    [
      /\b(?:don'?t know what|no answer|tests?|doctors? (?:can'?t|don'?t)|mystery)\b/i,
      'To be ill without a name for it is a lonely thing. Let it be believed before it is proved.',
    ],
  ],
  grief: [
    [
      /\b(?:the|his|her|their|mom's|mum's|dad's) (?:funeral|service|burial)\b|\beulogy\b/i,
      'Let there be one sentence on that day which is wholly true, and let everybody know it when it is said.',
    ],
    [
      /\b(?:first (?:christmas|birthday|easter|thanksgiving)|anniversary)\b/i,
      'Feasts come round as if nothing had happened. Let the missing place be laid, if only by a candle; and let nobody be ashamed of weeping over the gravy.',
    ],
    [
      /\b(?:mom|mum|mother|mam|mama)(?:'s)? (?:\w+ ){0,3}(?:died|passed|gone|dead|funeral)\b|\b(?:lost|buried|without) (?:my |our )?(?:mom|mum|mother|mam|mama)\b/i,
      'The one who knew me from before my first memory is gone, and with her a language in which I was always a child. Speak it to me sometimes, in a dream or in a song.',
    ],
    [
      /\b(?:dad|da|father|daddy|papa)(?:'s)? (?:\w+ ){0,3}(?:died|passed|gone|dead|funeral|ashes)\b|\b(?:lost|buried|without) (?:my |our )?(?:dad|father|daddy|papa)\b/i,
      'There was one whose step I knew on the stairs. Let what he taught me without words go on in my hands.',
    ],
    [
      /\b(?:brother|sister|twin)(?:'s)? (?:\w+ ){0,3}(?:died|passed|gone|dead|funeral)\b|\b(?:lost|buried|without) (?:my |our )?(?:little |big |twin )?(?:brother|sister|twin)\b/i,
      'Nobody else knew the same rooms and the same jokes. Let there be somebody to whom I may tell them, even though they will not laugh in the right place.',
    ],
    [
      /\b(?:friend|best mate)(?:'s)? (?:\w+ ){0,3}(?:died|passed|gone|dead|funeral)\b|\b(?:lost|buried|without) (?:my |our )?(?:best |old |dear )?(?:friend|mate)\b/i,
      'Friends get no black clothes and no days off. You know what I have lost, although I sat in the fifth row.',
    ],
  ],
  loneliness: [
    [
      /\b(?:moved|new (?:city|town)|don'?t know (?:a soul|anyone)|nobody knows)\b/i,
      'Let one street here begin to greet me. A first name at a counter, the same dog twice, a chair that is pushed my way.',
    ],
    [
      /\b(?:divorced|single|weekend\w*|married friends|everyone (?:else )?(?:has|is))\b/i,
      'The long stretch is from Friday evening on. Put one fixed thing into it, with people in it, and let me go there also on the days when I would rather not.',
    ],
    [
      /\b(?:useful|need(?:s|ed)? me|asks? me|which screw|retired|sold)\b/i,
      'I have a head full of answers, and nobody asks. Send me somebody with a broken thing and a question.',
    ],
    [
      /\b(?:widow\w*|died|passed|gone)\b/i,
      'The silence in this house has a shape, and I know whose. Sit in it with me; and one of these days let there be room in it for another voice.',
    ],
    [
      /\b(?:lunch|dinner|eat|table|cook\w*)\b/i,
      'To cook for one is hardly cooking. Let there soon be a second spoon in the pot.',
    ],
    [
      /\b(?:friend|people|somebody|someone)\b/i,
      'Make me somebody who stays one minute longer, asks one question more. And let one of them have been waiting for it.',
    ],
  ],
  burnout: [
    [
      /\b(?:cried|crying|tears|parking|closet|crate)\b/i,
      'It had to come out somewhere, and it chose a place without dignity. You were there, between the shelves, and did not find it ridiculous.',
    ],
    [
      /\b(?:day off|mondays?|week off|close|booked|cancel)\b/i,
      'Guard that free day as you guarded the seventh. Let me not give it away to the first one who asks nicely.',
    ],
    [
      /\b(?:kids|students|teach\w*|class|patients?|staff)\b/i,
      'They all get the best hours, and what is left comes home. Let me be allowed to keep back a little, for those who love me without an appointment.',
    ],
    [
      /\b(?:used to love|love it again|know it'?s time|used to)\b/i,
      'I loved this once. Let me find out whether the love is only asleep, or has moved on and waits for me elsewhere.',
    ],
    [
      /\b(?:no day off|\d+ years|since \d{4}|every day)\b/i,
      'So many days in a row, and not one of them asked whether I could. Put a full stop somewhere, and let the world find that it goes on behind it.',
    ],
  ],
  'self-forgiveness': [
    [
      /\b(?:card|letter|drawer|thanksgiving|rolls|invite\w*|joke\w*)\b/i,
      'The one whom I hurt has gone on living, and would like me to come along. Let me take the hand that passes the bread.',
    ],
    [
      /\b(?:2 ?am|night|every time|each time|again)\b/i,
      'It comes at its hour like a creditor. Be at the door before me, and say: that has been paid.',
    ],
    [
      /\b(?:kids|wife|children|family) (?:know|forgave|still)\b/i,
      'They know it, and they put their arms round me. Let me believe those arms more than the voice at night.',
    ],
    [
      /\b(?:confess\w*|thousand times|a hundred)\b/i,
      'I have handed it in so often that you must know it by heart; and you have kept no copy. Let me stop bringing what you no longer have.',
    ],
    [
      /\b(?:phone|text|looking at|reverse|seconds?|moment)\b/i,
      'It was one moment, and I live in it as in a house. Lead me out by the hand, and lock up behind us.',
    ],
  ],
  sadness: [
    [
      /\b(?:husband|wife|son|daughter|brother|sister)\b/i,
      'To live beside somebody for whom it has grown dark is also dark. Let me not pull and not leave; let me be a lamp in the next room.',
    ],
    [
      /\b(?:work|shop|customers|shift|buses)\b/i,
      'I give out change and good wishes, and nothing comes through to me. Let one thank-you get past the counter today.',
    ],
    [
      /\b(?:sing|music|garden|paint|taste)\b/i,
      'What I used to love stands where it stood and waits. Let me not force it; let it call me by and by, as one calls a shy animal.',
    ],
  ],
  'for-a-pastor': [
    [
      /\b(?:wife|husband|expecting|kids|family|children)\b/i,
      'And those at home who share him with everybody: let them get the whole of him on one evening, with the telephone in a drawer.',
    ],
    [
      /\b(?:motorbike|car|bike|roof|money|salary)\b/i,
      'What is broken there can be bought, if enough hearts think of it. Let it be mended before the next long road.',
    ],
    [
      /\b(?:ill|sick|surgery|hospital)\b/i,
      'The one who stood at so many beds lies in one now. Let him be allowed to be only a patient, and to be afraid without setting an example.',
    ],
    [
      /\b(?:board|council|elders|committee|sabbatical)\b/i,
      'Let those who may decide be stubborn for once out of love, and put a date on it.',
    ],
  ],
  'church-hurt': [
    [
      /\b(?:psalms?|garden\w*|pray|talk to jesus|sing)\b/i,
      'You still come to where I am, without a bulletin and without a collection. Thank you that nobody could take away from me the talking with you.',
    ],
    [
      /\b(?:children|kids|wife|husband|family)\b/i,
      'And those at home who lost it along with me and have stopped asking: let us become a small church round the table, on bread and honest talk.',
    ],
    [
      /\b(?:bitter|divisive|spirit of|korah)\b/i,
      'They found a word for me so that they need not answer me. You call nobody bitter who is only hurt.',
    ],
    [
      /\b(?:told everyone|in private|secret|shared)\b/i,
      'What I had said in trust was carried round. You are the one who has never repeated a word of mine; let me learn from that again to trust.',
    ],
  ],
};
