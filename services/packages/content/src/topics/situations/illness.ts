import { situationsOf } from './situation.ts';

export const illnessSituations = [
  ...situationsOf('cancer', [
    [
      [
        'They found a spot and now we wait for the biopsy',
        'The biopsy is next week and we do not know yet if it is cancer',
        'A lump was found and the results come on Thursday',
        'waiting on biopsy results until Friday',
        'there is a shadow on the scan and nobody will say what it is',
        'they want to do more tests on the lump',
        'the doctor found something and sent her to a specialist',
      ],
      [
        'Be in the days before the answer, which are longer than other days. Whatever word is on the paper, let it find us already held.',
        'Let the ones who look at the sample see clearly, and say early and plainly what is there.',
      ],
      {
        heard:
          'Not yet knowing is a hard place to live in, and you are in it now. I am glad you are not there by yourself.',
        asks: 'Who will be with you when the result comes?',
      },
    ],
    [
      [
        'My husband was told it is cancer',
        'They say it is stage three',
        'Mum has been diagnosed with cancer and we are frightened',
        'the biopsy came back and it is breast cancer',
        'my best friend has stage four',
        'he has leukemia',
        'the scan showed tumors in her liver',
        'it is in the pancreas',
      ],
      [
        'A word was said in a small room, and since then everything else has grown quiet. You were in that room. Stay in this house, too.',
        'You know each cell by its name. Fight on the side of life, and let no number have the last word about somebody whom you love.',
      ],
      {
        heard: 'That is news after which the kitchen looks the same and nothing is. I am so sorry.',
        asks: 'What has been the heaviest part since you heard it?',
      },
    ],
    [
      [
        'Chemo number four is on Thursday',
        'She is having chemotherapy and is so sick after it',
        'radiation every day for six weeks',
        'third round of chemo and she lost her hair',
        'he starts radiation on Monday',
        'the chemo makes him so weak',
      ],
      [
        'Let the treatment find what it is looking for and spare all the rest. Be in the chair beside the drip, and in the bad night after it.',
        'Give bread that tastes again, sleep that comes, and one day in the middle that feels like before.',
      ],
      { asks: 'Which day after the treatment is usually the worst?' },
    ],
    [
      [
        'I can fix anything in my shop but I cannot fix this',
        'I am the one who repairs things and now I am helpless beside my sick wife',
        'I just stand there and cannot do anything for him',
        'I don’t know how to be the strong one',
        'I cannot do anything for her but sit there',
      ],
      [
        'Hands that can mend almost anything now have only one thing to do, and that is to hold. Let it be enough, and let it be felt.',
        'Where there is nothing to repair, let it be enough that somebody sits there and does not run away.',
      ],
      {
        heard:
          'You are used to finding the fault and mending it, and now the only thing asked of you is to stay. That is the harder work.',
      },
    ],
    [
      [
        'Nothing more can be done and we have stopped treatment',
        'The doctors have given her a few months',
        'she has decided against more treatment',
      ],
      [
        'Fill the time that is left with what is true and good: the words that must still be said, old laughter, and no pain that can be helped.',
      ],
    ],
    [
      [
        'I am in remission but every scan frightens me',
        'The next check-up scan is coming and I am scared it is back',
      ],
      [
        'Before every scan the fear packs its bag and comes along. Sit between us and it, and let today be a day and not only a day before.',
      ],
    ],
  ]),
  ...situationsOf('surgery', [
    [
      [
        'My surgery is on Friday morning',
        'Dad goes under the knife on Wednesday at 7',
        'hip replacement next week',
        'gallbladder operation tomorrow',
        'open heart surgery on Monday',
        'my wife has her operation tomorrow',
        'bypass next Tuesday',
        'my knee replacement is on the 27th',
        'the surgeon operates on his back',
        'having my thyroid out on Friday',
      ],
      [
        'Steady the hands that will operate, and let nothing be overlooked. Keep watch through the sleep, and be the first one there at the waking.',
        'Be in the long corridor, too, where the others wait and look at the clock.',
      ],
      { asks: 'What would you like to find ready at home afterwards?' },
    ],
    [
      [
        'The surgeon will cancel if his blood sugar is not down',
        'They may postpone the operation because her blood pressure is too high',
        'the operation was cancelled again',
      ],
      [
        'Bring the numbers down to where they have to be, and let the day that was set stand. And where the one who is ill makes it harder, give us a laugh before the quarrel.',
      ],
      {
        heard:
          'So much hangs on a few numbers, and on a day that must not be lost. I can see why you are worn thin.',
        asks: 'What has helped the numbers so far, even a little?',
      },
    ],
    [
      [
        'I am scared of the anaesthetic',
        'I am frightened of the needle in my spine',
        'terrified of being put to sleep',
        'I fear I will not wake up from the operation',
        'she hates needles',
      ],
      [
        'When the needle comes, be nearer than the needle. Give a kind voice at the head of the bed, and let the fear be the first to fall asleep.',
      ],
      {
        heard:
          'It is a very particular fear, and it need not be explained away. You may bring it exactly as it is.',
      },
    ],
    [
      [
        'I may lose my voice after the operation',
        'they warned me I might not be able to play or sing again',
        'I am afraid of what I will not be able to do after surgery',
      ],
      [
        'Guard what was loved before: the voice, the hands, the small skill that nobody pays for. Let it come back, or show another way to sing.',
      ],
    ],
  ]),
  ...situationsOf('illness', [
    [
      [
        'His sugar has been all over the place',
        'She is diabetic and will not keep to her diet',
        'I found the sweets he hides although he has diabetes',
        'my blood pressure and cholesterol are bad',
        'his diabetes is out of control',
        'she was diagnosed with type 1 diabetes',
        'Auntie has sugar and it goes up and down',
      ],
      [
        'You know the love that sits behind a scolding. Give numbers that come down, a will that holds in front of the cupboard, and gentleness for the one who keeps count.',
      ],
    ],
    [
      [
        'Stroke on Sunday and the words will not come',
        'since his stroke he cannot speak',
        'my left side is still weak after the stroke',
        'my brother had a stroke',
        'six weeks since my stroke and I still search for words',
        'he cannot move his right side since the stroke',
      ],
      [
        'Find for each lost word a way back. Until it comes, let humming, a pressed hand and a look be understood, and let no one talk over the head of the one who listens.',
      ],
      {
        heard:
          'To have the words inside and not be able to bring them out: that asks for patience on both sides of the bed.',
      },
    ],
    [
      [
        'She is in intensive care on a ventilator',
        'He is in the ICU and we can only see him an hour a day',
        'my nephew is in a coma after a crash',
        'he is on life support',
      ],
      [
        'Between the tubes and the signals you see a face and a name. Breathe with each breath, and guide those who watch through the night.',
      ],
    ],
    [
      [
        'dialysis three times a week',
        'his kidneys are failing and she hates needles',
        'my dad needs a kidney and none of us match',
        'on the transplant list',
        'waiting for a kidney',
      ],
      [
        'Be there through the long hours beside the machine, and leave enough strength for the things that make the other days worth it.',
      ],
    ],
    [
      [
        'We cannot do another month without his wages while he is ill',
        'I am off sick and the bills go on',
        'I cannot work because of my illness and my shop is closed',
        'I had to cancel jobs because I am sick',
        'ill and my employees run the business without me',
        'a flare has put me in bed and clients are booked',
      ],
      [
        'Illness takes the wage along with the strength. Keep the table covered while the body mends, and let no one have to go back too soon.',
      ],
    ],
    [
      [
        'Nobody knows what I have, the doctors find nothing',
        'we have seen five doctors and still no answer',
        'waiting for test results',
        'the doctors keep saying it is nothing',
        'test after test and no diagnosis',
        'we want somebody who knows what this is',
      ],
      [
        'Send one who listens to the end before looking at the screen. Let what is hidden show itself, and let nobody say that it is nothing.',
      ],
    ],
    [
      [
        'Home from the hospital but weak and will not eat',
        'recovery is slow and the physio hurts',
        'learning to walk again after the accident',
        'the knee surgery went well and now the physio hurts',
        'she came home from hospital after a month',
        'I am recovering and impatient',
      ],
      [
        'Give back the strength by the spoonful: an appetite, a stair, a night without waking. And give patience with a body that takes its time.',
      ],
    ],
    [
      [
        'I sit at the hospital all day between two wards',
        'I drive to the hospital every evening after work',
        'neither one of us can eat for worry',
        'we live at the hospital with him',
        'I work and then sit with her every night',
      ],
      [
        'Care for the one who cares, too: something warm to eat, a chair that is soft enough, and an hour in which somebody else keeps watch.',
      ],
    ],
    [
      [
        'I have flu and pneumonia again',
        'fever for days and a cough that will not go',
        'she has an infection and the antibiotics do not work',
        'my wife has pneumonia',
        'shingles and so much pain',
        'my cousin has covid and cannot breathe well',
      ],
      [
        'Let the fever break and the breath grow easy. Give rest that is really rest, and a medicine that takes hold.',
      ],
    ],
    [
      [
        'I am losing my eyesight',
        'my hearing is going and people think I am rude',
        'Parkinson’s, and my hands begin to shake',
        'they told me it is Parkinson’s',
        'my MS is getting worse',
        'I was diagnosed with Parkinson’s this morning and work with my hands',
        'going blind in one eye',
      ],
      [
        'When the body gives something back before we were ready, hold what is left all the more firmly. Let there still be work for these hands and beauty for these senses.',
      ],
    ],
  ]),
  ...situationsOf('chronic-pain', [
    [
      [
        'Pain every day and nobody believes me',
        'doctors say it is in my head',
        'fibromyalgia for years',
        'my back hurts all the time',
        'migraines four times a week',
        'arthritis in my hands and knees',
        'chronic back pain since a fall',
        'just my knees',
      ],
      [
        'You believe it without a picture or a number. Give one doctor who does too, one night that goes through until morning, and a body that is a home again.',
      ],
      {
        heard:
          'Pain that nobody can see asks for proof all day long. You need not prove anything here.',
        asks: 'What does a bearable day look like for you?',
      },
    ],
    [
      [
        'Someone told me that I am not healed because I lack faith',
        'prayed for healing for years and nothing',
        'people at church say I do not have enough faith to be healed',
      ],
      [
        'You never asked of the sick that they be heroes of faith before you touched them. Take that sentence away again, and come near as you did then.',
      ],
    ],
  ]),
  ...situationsOf('sick-child', [
    [
      [
        'My daughter is ill again, the fourth time this winter',
        'our little boy has had a fever for nine days',
        'my kid is in the hospital',
        'our daughter has leukemia',
        'my toddler cannot breathe well and is on oxygen',
        'our grandson has RSV',
        'my girl has strep again',
        'our son is six and has fevers',
      ],
      [
        'You took children into your arms. Take this one: bring the fever down, clear the throat and the chest, and let a small body sleep. And let the ones who sit up at night find an hour for themselves.',
      ],
      { heard: 'When a child is ill, the whole house is. No wonder that everyone is tired.' },
    ],
    [
      [
        'Baby came at 29 weeks and is in the NICU',
        'our preemie is in an incubator',
        'she is under the blue lights with jaundice',
        'twins born at 31 weeks',
        'our newborn is in neonatal intensive care',
      ],
      [
        'Let every gram be gained and every hour under the lights do its work. Be arms where arms may not reach, and let the day come on which we carry this child through our own door.',
      ],
    ],
    [
      [
        'My granddaughter has stopped eating with us',
        'our teenager is getting very thin and sees the doctor this week',
        'my daughter has an eating disorder and is in treatment',
      ],
      [
        'You know what a child swallows down instead of bread. Give wise people early, a table without a fight, and the first bite that tastes of something.',
      ],
    ],
  ]),
];
