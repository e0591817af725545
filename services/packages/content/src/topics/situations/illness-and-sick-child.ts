import { situationsOf } from './situation.ts';

/** What people tell of in: illness, chronic-pain, sick-child. */
export const illnessAndSickChildSituations = [
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
