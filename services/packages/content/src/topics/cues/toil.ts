import { cue, type Cue } from './cue.ts';

/** Exams, launches, partners, decisions, and the day’s work. */
export const toilCues: readonly Cue[] = [
  cue(
    /\b(?:third try|second try|2nd try|3rd try|failed (?:it )?(?:once|twice|the bar)|third time|second time|failed twice)\b/i,
    [
      'You were there each time it failed and did not think less of anyone. Give the courage of those who go in again.',
    ],
    undefined,
    { unless: /\bsecond time for both|thanksgiving\b/i },
  ),
  cue(
    /\b(?:i freeze|goes blank|hands go numb|been sick twice|my confidence|nervous)\b/i,
    ['When everything goes blank, let there be one slow breath, and then the first answer.'],
    undefined,
    { unless: /\b(?:she|he|they) (?:looked|seemed|was|is)\b[^.!?]{0,12}\bnervous\b/i },
  ),
  cue(
    /\b(?:opening day|we open|opens (?:saturday|on|next)|second shop|grand opening|launch\w*|goes live|go live)\b/i,
    [
      'Let what must be ready be ready, and what is not ready be forgiven. Send the first guests, and let us remember in the rush why we wanted this.',
    ],
    'launch',
    { unless: /\bopens? (?:up )?to\b/i },
  ),
  cue(
    /\b(?:oven|generator|mixer|forklift|printer)\b[^.!?]{0,24}\b(?:broke\w*|dead|fail\w*|noise|stop\w*|hold\w*|work\w*|runs?|comes?|came|arriv\w*|late|deliver\w*|flu)\b|\b(?:permit|inspector|the sign|labels?|servers?)\b/i,
    [
      'Have an eye on machines, permits and deliveries, too; you know how much hangs on small things.',
    ],
    undefined,
    { unless: /\b(?:oven door|life insurance|sign of|good sign|father[’']s face)\b/i },
  ),
  cue(
    /\b(?:closed the (?:restaurant|shop|store|business)|close(?:d)? for good|business (?:that )?failed|launch failed|bankrupt\w*|equipment is going back|closing (?:my|our|the) (?:shop|store|business))\b/i,
    [
      'Receive what we built and could not keep. Nothing that was cooked, mended or made with love in those years is lost; and let failure not be my new name.',
    ],
    'business-struggle',
    {
      certain: true,
      heard: [
        'I am sorry. To close what one has built with one’s own hands is a kind of burial, and few people send flowers for it.',
      ],
    },
  ),
  cue(
    /\b(?:business partner|my partner|co-?owner|ex[- ]partner)\b/i,
    ['Bring the truth out between us, without anyone being destroyed by it. Keep me honest first.'],
    'business-partner',
    {
      unless:
        /\b(?:murder my business partner|trust god|no partner|partner wants to end|partner in crime|jok)\b/i,
    },
  ),
  cue(
    /\b(?:payroll|make payroll|wages|depending on me|depend on me|gone without pay|not paid myself)\b/i,
    [
      'You know by name everyone who is paid here, and the tables they pay for. Do not let that weight rest on one pair of shoulders.',
    ],
    'payroll',
    { unless: /\bmade payroll\b/i },
  ),
  cue(
    /\b(?:we lost (?:our|a) (?:biggest|largest|best)|few customers|no customers|more customers|bookings?|slow season|70% of our)\b/i,
    ['Send people who need what we can do well, and let our worry not be heard in our voices.'],
    'lost-customer',
    { unless: /\bcancel/i },
  ),
  cue(
    /\b(?:offer(?:ed)? (?:to sell|me|us) .{0,40}(?:company|business|million)|sell (?:my|the|our) (?:company|business|shop)|buyer|million)\b/i,
    [
      'Let neither the sum nor the wish to be needed decide. Show what is good also for those who work here, and give a quiet yes or a quiet no.',
    ],
    'direction',
    { unless: /\bmillion (?:people|times)|sold my (?:company|business|hardware)\b/i },
  ),
  cue(
    /\b(?:two offers|both offers|stay or go|must (?:answer|say) by|wants an answer|decide (?:by|on)|which way|should i (?:marry|stay|take|report|go)|don[’']?t know (?:what to do next|where to go)|need direction|need guidance)\b/i,
    [
      'Make the voices quieter that only shout. Let me know the good way by the peace that stays when the coffee has worn off, and give me the legs to walk it.',
    ],
    'direction',
  ),
  cue(
    /\b(?:report my boss|cutting corners|shorted|the right thing|legs\b.*\banswer|know the answer)\b/i,
    ['I know already what is right. Now give me the legs for it, and a clean tongue.'],
    'integrity',
    { unless: /\bsay the right thing\b/i },
  ),
  cue(
    /\b(?:lied on my|accus\w+|false(?:ly)?|i wasn[’']?t\b.*\bmeeting|said i was rough|allegation|investigation)\b/i,
    [
      'You were accused of what you had not done. Bring the truth out, calmly and whole; guard my name and my tongue while I must be silent.',
    ],
    'legal',
    { unless: /\bsharon|loses? (?:her|his) job|false teeth\b/i },
  ),
  cue(
    /\b(?:foreman|head cook|my boss|my manager|supervisor|co-?workers?)\b/i,
    ['Give me a straight back without a hard heart at work, and one person there who sees it.'],
    'work-conflict',
    {
      unless:
        /\b(?:shouted at my foreman|my boss will have|paid for|my boss says|thank|pray for his boss|a coworker from)\b/i,
    },
  ),
  cue(
    /\b(?:sued|lawsuit|mediation|court (?:date|case)|hearing)\b/i,
    [
      'Be in that room. Let truth be heard, let those who judge be just, and let no hatred move in with me before it is over.',
    ],
    'legal',
    {
      unless:
        /\b(?:asylum|fostering|foster|reunification|custody|adopt|hard of hearing|court (?:date )?is done|basketball|strong on hearing|my hearing|judge sees|probation|hearing aid|placed with us|trial since|hear(?:ing)? (?:him|her|god))\b/i,
    },
  ),
  cue(
    /\b(?:paperwork|receipts|year[- ]end|tax (?:deadline|return)|invoices|inventory|audit)\b/i,
    [
      'Bring order into the heap: one sheet after the other, a clear head, and an evening that still belongs to us.',
    ],
    'launch',
    { unless: /\b(?:fight about money|hide behind the paperwork|immigration)\b/i },
  ),
  cue(
    /\b(?:night shift|nights,|11 to 7|bake from 1|work nights|overnight|drives? nights|at night and)\b/i,
    [
      'You neither slumber nor sleep. Keep company with those who work while others dream, and bring them home awake.',
    ],
    undefined,
    { unless: /\bnight nurse|used to love\b/i },
  ),
  cue(
    /\b(?:stolen|stole|steal(?:ing)?|from the till|pawned)\b/i,
    ['Let the truth come out, and let it lead to setting right rather than only to shame.'],
    undefined,
    { unless: /\b(?:stole the show|copper)\b/i },
  ),
  cue(
    /\b(?:talk at the|speech|five minutes|sermon|presentation|pitch|recital|audition|sing(?:ing)? alto|my voice)\b/i,
    [
      'Put your peace into the minutes in which all eyes are on me; let me think of those who listen rather than of myself.',
    ],
    'appearance',
    {
      unless:
        /\b(?:best man|coffee|your voice|sermon illustration|in a sermon|shared my|two minutes|thyroid|ten minutes)\b/i,
    },
  ),
];
