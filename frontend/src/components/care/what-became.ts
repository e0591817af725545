import type { CareLanguage } from '@kbf/contracts';
import type { CareState } from '../../lib/care/use-care.ts';

type Words = Record<CareState, readonly string[]> & {
  open: string;
  fold: string;
  safe: string;
  thanksForSaying: string;
};

/** What happened to a text that speaks of danger, and who can read it: only what we know. */
export const whatBecame: Record<CareLanguage, Words> = {
  en: {
    waiting: [
      'Your words are still on their way to us. They will not be published.',
      'Only our admins will be able to read them.',
    ],
    received: [
      'What you wrote was not published.',
      'Only you, our admins and the person you wrote to, if there is one, can read it.',
      'Our admins are not available around the clock, but the numbers above are.',
    ],
    unsure: [
      'What you wrote was not published, and it may not have reached us.',
      'If it did, only our admins can read it. Your words are still on this page.',
    ],
    here: [
      'What you wrote stays in this browser. It was not sent to anyone, and no one here can read it.',
      'The numbers above are available around the clock.',
    ],
    unsent: [
      'What you typed was only used to search for questions. We did not keep it, so no one here can read it.',
      'The numbers above are available around the clock.',
    ],
    open: 'Keep writing',
    fold: 'Hide the form',
    safe: 'I am safe. This is about the past, someone else’s story, or something else',
    thanksForSaying: 'Thank you for telling us. The number stays here in case you need it.',
  },
  es: {
    waiting: [
      'Sus palabras todavía están en camino. No se publicarán.',
      'Solo nuestros administradores podrán leerlas.',
    ],
    received: [
      'Lo que escribió no se publicó.',
      'Además de usted, y de la persona a quien escribió si la hay, solo nuestros administradores pueden leerlo.',
      'Ellos no están a toda hora; los números de arriba sí.',
    ],
    unsure: [
      'Lo que escribió no se publicó, y puede que no nos haya llegado.',
      'Si llegó, solo nuestros administradores pueden leerlo. Sus palabras siguen en esta página.',
    ],
    here: [
      'Lo que escribió se queda en este navegador. No se envió a nadie, y aquí nadie puede leerlo.',
      'Los números de arriba responden a toda hora.',
    ],
    unsent: [
      'Lo que escribió solo se usó para buscar preguntas. No se guardó, y aquí nadie puede leerlo.',
      'Los números de arriba responden a toda hora.',
    ],
    open: 'Seguir escribiendo',
    fold: 'Ocultar el formulario',
    safe: 'Estoy a salvo. Se trata del pasado, de la historia de alguien o de otra cosa',
    thanksForSaying: 'Gracias por decírnoslo. El número queda aquí por si lo necesita.',
  },
};
