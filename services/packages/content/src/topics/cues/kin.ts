import { cue, type Cue } from './cue.ts';

/** Homes that grow empty, old parents, brothers and sisters, neighbors. */
export const kinCues: readonly Cue[] = [
  cue(
    /\b(?:single (?:mom|mother|dad|father|parent)|raising (?:them|my kids|him|her) alone)\b/i,
    [
      'Be the second pair of hands in this house, and send others who have hands, and cars, and an hour on Saturday.',
    ],
    'single-parent',
  ),
  cue(
    /\b(?:shoe sizes?|drew our family|missed (?:\d+|his|her|the) (?:game|recital|birthday)|see my kids|meet somewhere in the middle|husband at supper|home \w+ nights a month)\b/i,
    [
      'Give back an hour at the same table. Let the work go on for once without me, and let those at home notice that I am all there.',
    ],
    'time-at-home',
  ),
  cue(
    /\b(?:assisted living|care home|nursing home|carers?|won[’']?t accept help|home help|let us help|car keys|not slept apart|slippers)\b/i,
    [
      'Give old age its dignity and us our patience. Open the door for the help that is needed, and let no one feel put away.',
    ],
    'aging-parents',
    {
      unless:
        /\bi (?:am|work|clean)[^.]*(?:carer|care home|nursing home)|(?:post|job) in the care home|respite|little (?:girl|boy)|my roommate\b/i,
    },
  ),
  cue(
    /\b(?:(?:mum|mom|mother|dad|father|parents?|nanay|tatay|lola|mama|grandpa|granny)\b[^.!?]{0,50}\b(?:is )?(?:8\d|9\d|getting frail|frail|old|elderly))\b/i,
    ['They carried us once. Let us carry them now without counting, and without losing our humor.'],
    'aging-parents',
    { unless: /\b(?:died|passed|hospice|lost|birthday is on|war|ortona|korea|funeral)\b/i },
  ),
  cue(
    /\b(?:was hard on us|never kind to us|hard man|wasn[’']?t (?:a )?(?:kind|good) (?:father|man))\b/i,
    [
      'Let me do with gentle hands what I cannot yet do with a glad heart; that, too, is love, and you see it.',
    ],
  ),
  cue(
    /\b(?:say something|says something before|last words?)\b/i,
    ['If the word I wait for comes, let me be there; if it does not come, say it to me yourself.'],
    undefined,
    { unless: /\b(?:staff|boss|customer|right thing|wrong)\b/i },
  ),
  cue(
    /\b(?:rice field|inherit\w*|the farm\.|the china|the land\b|the will\b|estate)\b[^]*\b(?:brothers?|sisters?|siblings?)\b|\b(?:brothers?|sisters?|siblings?)\b[^]*\b(?:rice field|inherit\w*|got the farm|over the land|the will)\b/i,
    [
      'What our parents left must not take from us what they wanted most, each other. Make the field smaller in our eyes, and the table larger.',
    ],
    'family-conflict',
    {
      unless: /\b(?:god willing|will be|he will|she will|will not)\b[^]*\bestate agent\b/i,
      heard: [
        'What parents leave behind can divide those whom they most wanted to stay together. I am sorry that it has come to this among you.',
      ],
    },
  ),
  cue(
    /\b(?:in-laws?|mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|husband[’']?s (?:people|family))\b/i,
    [
      'Marriage gave us people we had not chosen. Let us find in each one the thing for which somebody loves them.',
    ],
    'family-conflict',
    { unless: /\b(?:dialysis|sick|surgery|cancer|miscarr|died|stroke|stanford)\b/i },
  ),
  cue(/\b(?:mother|mom|mum)\b[^.!?]{0,60}\b(?:lost it|protect him|gives? him money|hides)\b/i, [
    'Give courage for the truth to the one who lies out of love, and show her that help is not betrayal.',
  ]),
  cue(
    /\b(?:deploy\w*|ship leaves|boot camp|enlisted|navy|seven months)\b/i,
    [
      'Set your angels around that ship and around this house. Let letters arrive, let the nights be short, and bring home whole whoever went.',
    ],
    'protection',
    { unless: /\b(?:back from deployment|retired navy|veteran|navy chief|was a corpsman)\b/i },
  ),
  cue(
    /\b(?:only (?:seen|saw) (?:her|him|on|in)|on (?:the )?telephone|on (?:the )?phone only|reunion|family reunification|still in (?:kampala|addis|manila|lagos|haiti|kyiv)|left, he[’']?s|my (?:boy|son|daughter|wife|husband) (?:is|are) still there)\b/i,
    [
      'You see both ends of the telephone. Shorten the distance that papers have made, and let arms do soon what voices have had to do till now.',
    ],
    'immigration',
    { unless: /\bfamily reunion is\b/i },
  ),
  cue(
    /\b(?:i (?:take care of|wash) (?:a lady|another woman)|caregiver|caring for|i look after|turn(?:ing)? him|turn her at)\b/i,
    [
      'You see the turning in the night, the cup held, the page nobody applauds. Carry the one who carries, and send relief with a name and a day.',
    ],
    'aging-parents',
    { unless: /\bmy own mother is sick there\b|daycare/i },
  ),
  cue(
    /\b(?:who,? after|bathed and fed|after (?:i am|we are|i[’']?m) gone|will always need)\b/i,
    [
      'You will be there when we are not. Let the answer to “who, after us?” have a name some day, and until then give us one good day after the other, and hands beside ours.',
    ],
    'special-needs',
    { certain: true },
  ),
  cue(
    /\b(?:my own mother is sick there|another woman[’']?s mother|can[’']?t bring one bowl|can not go home|go home in)\b/i,
    [
      'What these hands do here for somebody else’s mother, let other hands do there for mine; and make straight the way home.',
    ],
    'homesick',
  ),
  cue(
    /\b(?:next door|shop beside ours|neighbou?rs?|upstairs|across the hall|on our street|our block|fence)\b/i,
    [
      'Give peace over the fence and through the wall. Show us the face behind the noise, and whatever loneliness or worry may live there.',
    ],
    'neighbors',
    {
      unless:
        /\b(?:backed the pickup|neighbor[’']s little boy|a neighbor takes care|lost her husband|leukemia|stew|minds my children|sick with|soup|lost their home|chickens|muslim)\b/i,
    },
  ),
  cue(
    /\b(?:muslims?|hindu|jew(?:ish)?|sikh|buddhist|says he does not believe|not a believer)\b/i,
    [
      'You made us all, and love each of us. Let me honor this neighbor with a prayer that asks for nothing but their good.',
    ],
    undefined,
    { unless: /\b(?:staff|meeting|my father will not)\b/i },
  ),
  cue(
    /\b(?:father will not eat|raised in a hindu|raised (?:a )?muslim|anything against my family|family has rejected)\b/i,
    [
      'Let me belong to you without ceasing to belong to them. Bless the house I come from, and soften, in time, the silence at the table.',
    ],
    'persecution',
  ),
  cue(
    /\b(?:bring(?:ing|s)? (?:them|him|her) (?:soup|stew|food|groceries)|i bring (?:him|her|them)|minds my children|brought us food)\b/i,
    [
      'Thank you for kindness that goes from door to door in a pot. Bless the one who cooks and the one who eats.',
    ],
  ),
  cue(
    /\b(?:ice agents?|they came for|deport\w*|detained|won[’']?t go out for)\b/i,
    [
      'Shelter this family. Let those who are held be treated as people, let a just hearing be found, and let nobody have to be afraid of the way to the grocer’s.',
    ],
    'immigration',
    { certain: true },
  ),
];
