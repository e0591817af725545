import type { CareKind } from '@kbf/contracts';
import type { CareText } from './care-text.ts';

/**
 * Reviewed texts, by kind. They promise nothing that we do not do, name no method and no dose, and never ask a person
 * to make peace with someone who hurts them.
 */
export const textsEn: Record<CareKind, CareText> = {
  suicide: {
    title: 'Please talk with someone now, before you read on',
    heard:
      'Thank you for writing this down. What you are carrying sounds too heavy for one person, and you should not have to carry it alone tonight.',
    steps: [
      'Call or text 988. You do not have to know what to say: “I am not safe with my thoughts” is enough.',
      'If you could act on it now, or already have, call 911 or your local emergency number.',
      'Go where someone else is. Put distance between yourself and anything you could hurt yourself with, or hand it to someone.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards:
      'This hour can pass with someone beside you. You matter to God, and you matter to us.',
    quiet:
      'If part of this is that you do not want to go on living, call or text 988 today. Someone will listen, day or night.',
  },
  'self-harm': {
    title: 'You do not have to get through this moment alone',
    heard:
      'You wrote that you hurt yourself, or are close to it. That is a way to bear something unbearable, and nothing to be ashamed of.',
    steps: [
      'If you are bleeding badly or feel faint, call 911 or your local emergency number.',
      'Call or text 988, or text HOME to 741741, before the next wave comes.',
      'Put away anything you would use, and sit where someone can see you.',
    ],
    lines: ['lifeline', 'crisisText', 'emergency', 'anywhere'],
    afterwards: 'An urge rises and falls. Someone can stay on the line until it falls.',
    quiet:
      'If you hurt yourself when it gets too much, 988 (call or text) is there for that, too, without judgment.',
  },
  'other-suicide': {
    title: 'Someone you know may be in danger. Here is what helps now',
    heard:
      'You are right to take this seriously. Asking about it does not put the thought into anyone’s head.',
    steps: [
      'If they are about to act, or have, call 911 or the emergency number where they are. Stay with them if it is safe.',
      'Ask them plainly: “Are you thinking of killing yourself?” Listen more than you speak.',
      'Call 988 yourself. They will also tell you what to say and do next.',
      'Have weapons and pills removed from the house, and do not promise to keep this secret.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'You do not have to do this alone. Bring in one more person today.',
    quiet:
      'If you fear that someone may take their life, 988 can also help you find the right words.',
  },
  overdose: {
    title: 'Call now, even if you feel nothing yet',
    heard:
      'Someone may have taken something, or be about to. Minutes count, and it is never too early to ask.',
    steps: [
      'If someone cannot be woken up, is breathing slowly, has a seizure, or took it in order to die, call 911 now.',
      'Otherwise call Poison Help at 1-800-222-1222 and read them what is on the package.',
      'Stay together. Do not take or give anything else, and do not try to cause vomiting unless they tell you to.',
      'If you meant to die, unlock the door, say so on the phone, and let them come.',
    ],
    lines: ['emergency', 'poison', 'lifeline', 'anywhere'],
    afterwards: 'Whatever happened before, the next right thing is this call.',
    quiet:
      'If anyone has taken too much or the wrong thing, call Poison Help at 1-800-222-1222, or 911. It is never too early.',
  },
  'partner-violence': {
    title: 'You deserve to be safe. This is not your fault',
    heard:
      'What you describe is violence. You did not cause it, and no vow and no verse asks you to bear it.',
    steps: [
      'If you are in danger now, go to a room with a way out and call 911 or your local emergency number.',
      'Call 1-800-799-7233, or text START to 88788, from a phone that no one is monitoring. They will help you plan quietly.',
      'Hands around the throat, a weapon, or threats to kill are signs of great danger. Please do not wait.',
      'If someone may look through your phone and that could put you at risk, clear this page from it.',
    ],
    lines: ['domesticViolence', 'emergency', 'crisisText', 'anywhere'],
    afterwards:
      'You do not have to decide today whether to stay or go. You only need one person who knows.',
    quiet:
      'If someone at home frightens or hurts you, 1-800-799-7233 (text START to 88788) can help you think it through, day and night.',
  },
  child: {
    title: 'Every child should be safe. Here is who can help now',
    heard:
      'Thank you for telling us. If you are the child, it is not your fault, and you are not in trouble for telling.',
    steps: [
      'If anyone is being hurt now, or you are afraid to go home tonight, call 911. They come for children, too.',
      'If you are a child: call or text 1-800-422-4453, and tell a grown-up you trust, a teacher, a nurse or a friend’s parent. If the first one does nothing, tell another one.',
      'If you are worried about a child: call the same number, or child protective services, today. You do not need proof. Do not question or warn the person who may be hurting the child.',
    ],
    lines: ['childhelp', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'Keeping this secret protects the wrong person. It is right to tell someone again.',
    quiet:
      'If a child is being hurt or is afraid at home, call or text Childhelp at 1-800-422-4453. You do not need proof to ask.',
  },
  assault: {
    title: 'We believe you. It was not your fault',
    heard: 'What was done to you is a crime, no matter who did it or what came before.',
    steps: [
      'If you are not safe now, call 911 or your local emergency number.',
      'Call 1-800-656-4673. Someone trained will tell you what you can do, and you decide.',
      'A hospital can treat you and collect evidence before you decide about the police. If you can, go before you wash.',
    ],
    lines: ['rainn', 'emergency', 'lifeline', 'anywhere'],
    afterwards:
      'You do not owe anyone silence, and you do not owe anyone your story. You choose who to tell.',
    quiet:
      'If someone forced you or touched you against your will, the people at 1-800-656-4673 will listen and believe you, day and night.',
  },
  threat: {
    title: 'No one has to be hurt. Step back and call',
    heard:
      'Someone could be badly hurt here. Anger or fear this strong needs another person beside it now.',
    steps: [
      'If you are afraid that you will hurt someone, walk away, leave any weapon behind, and call 988 or 911.',
      'If someone else has said that they will, call 911, and warn the person they mean if you safely can.',
      'If there is a plan to harm many people, at a school, a church or a workplace, always call 911 right away.',
    ],
    lines: ['emergency', 'lifeline', 'crisisText', 'anywhere'],
    afterwards: 'The call costs a few minutes. It can save more than one life.',
    quiet:
      'If anger has brought you, or someone near you, close to hurting someone, call 988 before anything happens.',
  },
  voices: {
    title: 'You do not have to obey what you hear',
    heard:
      'Hearing or seeing things that others do not is frightening, and it can be treated. God does not command anyone to harm.',
    steps: [
      'If a voice tells you to hurt yourself or anyone else, call 911 or 988 now and say exactly that.',
      'Stay with someone you trust, and tell them what you hear.',
      'If you stopped taking a medicine, tell your doctor or the person on the line today. Sleep and care can quiet this.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'You are not evil, and you are not lost. Doctors know what this is and can help.',
    quiet:
      'If you hear or see things that frighten you or tell you what to do, 988 can help you find care today.',
  },
  eating: {
    title: 'Your body is asking for help now',
    heard:
      'What you describe can become dangerous before it looks that way. Fasting was never meant to harm you.',
    steps: [
      'If there is fainting, chest pain, a racing or very slow heart, or blood, call 911 or go to an emergency room.',
      'Call or text 988 and say that it is about eating. They will help you find care near you.',
      'Tell a doctor today what you eat and what you throw up. Ask one person to sit with you at your next meal.',
    ],
    lines: ['lifeline', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'You are worth feeding. This is an illness, and people get well from it.',
    quiet:
      'If food has become a fear or a punishment, 988 (call or text) can help you find someone who knows about it.',
  },
  'after-birth': {
    title: 'You are not a bad mother. You need care today',
    heard: 'Many mothers have thoughts like these after a birth, and they can be treated quickly.',
    steps: [
      'If you are afraid you may hurt yourself or the baby, or you see or hear things that others do not, put the baby down in a safe place and call 911 now.',
      'Call or text 1-833-852-6262, the hotline for mothers, at any hour.',
      'Tell one person near you: “I need you to come and stay.” Do not be alone with this tonight.',
    ],
    lines: ['maternal', 'emergency', 'lifeline', 'anywhere'],
    afterwards: 'Asking for help is the most loving thing a mother can do right now.',
    quiet:
      'If the weeks around a birth feel dark or frightening, 1-833-852-6262 (call or text) is there for mothers, day and night.',
  },
  elder: {
    title: 'No one is too old to be safe',
    heard:
      'People who depend on others have a right to food, medicine, rest and respect. What you describe should be looked at.',
    steps: [
      'If someone is hurt, without food or medicine, or locked in, call 911 or your local emergency number.',
      'Call 1-800-677-1116 on weekdays and ask for adult protective services. You do not need proof.',
      'If money or papers were taken, tell the bank, too. Do not warn the person who may have done it.',
    ],
    lines: ['eldercare', 'emergency', 'lifeline', 'anywhere'],
    afterwards: 'Speaking up does not betray the family. It protects its weakest member.',
    quiet:
      'If an older or dependent person is hurt, left alone or robbed, 1-800-677-1116 can find people near you who can protect them.',
  },
  'forced-labour': {
    title: 'No one may own you, your papers or your pay',
    heard:
      'Being held by threats, by debt or by someone who keeps your papers is a crime against you, with or without a permit to be here.',
    steps: [
      'If you are in danger now, call 911 or your local emergency number.',
      'Call 1-888-373-7888 or text 233733, from a phone that no one is monitoring. They speak more than 200 languages and are neither police nor immigration.',
      'Do not tell the person who holds you. Keep your name, address and dates written down in a safe place.',
    ],
    lines: ['trafficking', 'emergency', 'crisisText', 'anywhere'],
    afterwards: 'You can ask without giving your name, and decide later.',
    quiet:
      'If someone keeps your papers, your pay or your freedom, 1-888-373-7888 helps in your language and in confidence.',
  },
  emergency: {
    title: 'Call 911 now. Pray while they come',
    heard: 'This sounds like a medical emergency. Please do not wait for it to pass.',
    steps: [
      'Call 911 or your local emergency number now and do what they tell you. Do not drive yourself.',
      'Unlock the door, stay with the person, and keep the phone on.',
      'If someone is not breathing, the person on the phone will talk you through it.',
    ],
    lines: ['emergency', 'poison', 'anywhere'],
    afterwards: 'God hears you on the way to the hospital, too.',
    quiet:
      'If something in your body feels sudden or is getting worse, call 911 or your local emergency number first.',
  },
  unread: {
    title: 'If anyone is in danger, help is here',
    heard: 'We have not been able to check these words yet. A person will read them.',
    steps: [
      'If anyone is in danger now, call 911 or your local emergency number.',
      'If you feel desperate, call or text 988. For Spanish, press 2.',
      'For numbers in your country and your language, open findahelpline.com.',
    ],
    lines: ['lifeline', 'emergency', 'anywhere'],
    afterwards: 'Thank you for writing. God understands every language.',
    quiet:
      'We could not check these words just now, so a person will look at them first. If anyone is in danger, call 911, or call 988 to talk. Other countries: findahelpline.com.',
  },
  language: {
    title: 'If anyone is in danger, help is here',
    heard: 'We do not read this language ourselves.',
    steps: [
      'If anyone is in danger now, call 911 or your local emergency number.',
      'If you feel desperate, call or text 988. For Spanish, press 2.',
      'For numbers in your country and your language, open findahelpline.com.',
    ],
    lines: ['lifeline', 'emergency', 'anywhere'],
    afterwards: 'Thank you for writing. God understands every language.',
    quiet:
      'We do not read this language ourselves. If anyone is in danger, call 911, or call 988 to talk. Other countries: findahelpline.com.',
  },
};
