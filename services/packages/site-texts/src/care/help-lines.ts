/** One way to reach help. Numbers as dialed, without spaces. */
export type HelpLine = {
  name: string;
  /** Spanish name, if the line answers in Spanish. */
  nameEs?: string;
  call?: string;
  /** The number in readable form. */
  callShown?: string;
  /** What to press or say after calling. */
  afterCalling?: { en: string; es: string };
  text?: { to: string; word?: string; wordEs?: string };
  chat?: string;
  /** What the line offers, in a few words. */
  says: { en: string; es: string };
  /** Where the number is published, and the date on which it was checked there. */
  source: string;
  lookedUp: string;
};

const lookedUp = '2026-11-21';

/** Every number that the product shows to people in danger. They are stored only here. */
export const helpLines = {
  emergency: {
    name: '911',
    call: '911',
    callShown: '911',
    says: {
      en: 'Emergency: police, ambulance, fire. Outside the US and Canada, your local emergency number (112 in Europe, 999 in the UK, 000 in Australia, 111 in New Zealand).',
      es: 'Emergencias: policía, ambulancia, bomberos. Fuera de EE. UU. y Canadá, el número local (112 en Europa y muchos otros países, 911 en México).',
    },
    source: '911.gov',
    lookedUp,
  },
  lifeline: {
    name: '988 Suicide and Crisis Lifeline',
    nameEs: '988 Línea de Prevención del Suicidio y Crisis',
    call: '988',
    callShown: '988',
    afterCalling: {
      en: 'Veterans: press 1. Spanish: press 2.',
      es: 'En español: oprima 2. Veteranos: oprima 1.',
    },
    text: { to: '988', wordEs: 'AYUDA' },
    chat: 'https://988lifeline.org/chat',
    says: {
      en: 'Free, day and night, in the US and Canada',
      es: 'Gratis, de día y de noche, en EE. UU.',
    },
    source: '988lifeline.org/get-help/what-to-expect',
    lookedUp,
  },
  crisisText: {
    name: 'Crisis Text Line',
    text: { to: '741741', word: 'HOME', wordEs: 'HOLA' },
    says: {
      en: 'If you cannot talk out loud: a trained person answers by text, day and night, in the US',
      es: 'Si no puede hablar en voz alta: una persona capacitada responde por mensaje, día y noche, en EE. UU.',
    },
    source: 'crisistextline.org',
    lookedUp,
  },
  domesticViolence: {
    name: 'National Domestic Violence Hotline',
    nameEs: 'Línea Nacional contra la Violencia Doméstica',
    call: '18007997233',
    callShown: '1-800-799-7233',
    text: { to: '88788', word: 'START', wordEs: 'START' },
    chat: 'https://www.thehotline.org',
    says: {
      en: 'Free and confidential, day and night. They will help you plan, whether you stay or go',
      es: 'Gratis y confidencial, día y noche, también en español. Ayudan a hacer un plan, se quede o se vaya',
    },
    source: 'thehotline.org; ovc.ojp.gov',
    lookedUp,
  },
  childhelp: {
    name: 'Childhelp National Child Abuse Hotline',
    nameEs: 'Childhelp, línea nacional contra el maltrato infantil',
    call: '18004224453',
    callShown: '1-800-422-4453',
    text: { to: '18004224453' },
    says: {
      en: 'For children, and for adults who are worried about one. You do not have to give your name',
      es: 'Para niños y para adultos preocupados por un niño. No hace falta dar el nombre',
    },
    source: 'childhelphotline.org',
    lookedUp,
  },
  rainn: {
    name: 'RAINN National Sexual Assault Hotline',
    nameEs: 'RAINN, línea nacional de agresión sexual',
    call: '18006564673',
    callShown: '1-800-656-4673',
    chat: 'https://hotline.rainn.org',
    says: {
      en: 'Someone who believes you, free and confidential, day and night',
      es: 'Alguien que le cree, gratis y confidencial, día y noche, también en español',
    },
    source: 'rainn.org',
    lookedUp,
  },
  poison: {
    name: 'Poison Help',
    nameEs: 'Línea de ayuda contra el envenenamiento',
    call: '18002221222',
    callShown: '1-800-222-1222',
    says: {
      en: 'Free, day and night, even if you feel nothing yet',
      es: 'Gratis, día y noche, aunque todavía no se sienta nada',
    },
    source: 'poisonhelp.hrsa.gov',
    lookedUp,
  },
  maternal: {
    name: 'National Maternal Mental Health Hotline',
    nameEs: 'Línea nacional de salud mental materna',
    call: '18338526262',
    callShown: '1-833-852-6262',
    text: { to: '18338526262' },
    says: {
      en: 'For mothers before and after birth, by call or text, day and night',
      es: 'Para madres antes y después del parto, por llamada o mensaje, día y noche, también en español',
    },
    source: 'mchb.hrsa.gov/national-maternal-mental-health-hotline',
    lookedUp,
  },
  eldercare: {
    name: 'Eldercare Locator',
    nameEs: 'Eldercare Locator, ayuda para personas mayores',
    call: '18006771116',
    callShown: '1-800-677-1116',
    says: {
      en: 'On weekdays. Finds adult protective services and help near you',
      es: 'Días laborables: encuentra servicios de protección y ayuda cerca de usted',
    },
    source: 'eldercare.acl.gov',
    lookedUp,
  },
  trafficking: {
    name: 'National Human Trafficking Hotline',
    nameEs: 'Línea nacional contra la trata de personas',
    call: '18883737888',
    callShown: '1-888-373-7888',
    text: { to: '233733' },
    says: {
      en: 'Confidential, day and night, in more than 200 languages. They are not the police or immigration',
      es: 'Confidencial, día y noche, en más de 200 idiomas. No son la policía ni inmigración',
    },
    source: 'humantraffickinghotline.org/about-us/what-we-do',
    lookedUp,
  },
  anywhere: {
    name: 'findahelpline.com',
    chat: 'https://findahelpline.com',
    says: {
      en: 'Free, confidential lines in every country',
      es: 'Líneas gratuitas y confidenciales en cada país',
    },
    source: 'findahelpline.com',
    lookedUp,
  },
} as const satisfies Record<string, HelpLine>;
export type HelpLineId = keyof typeof helpLines;
