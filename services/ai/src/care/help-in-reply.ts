import { helpInWords } from '@kbf/site-texts/care';
import type { Care, CareLanguage } from '@kbf/contracts';

const prayers: Record<CareLanguage, string> = {
  en: [
    'And once you have made the call, here is a prayer, if you would like one:',
    '',
    [
      'Father, you see what is happening in this hour, and everyone it touches. Be near. Keep them safe.',
      'Send someone who listens and does not leave, and give us the courage to let that person in.',
      'In Jesus’ name, amen.',
    ].join(' '),
  ].join('\n'),
  es: [
    'Y cuando haya hecho la llamada, aquí hay una oración, si la quiere:',
    '',
    [
      'Padre, tú ves lo que pasa en esta hora y a cada persona a quien le toca. Quédate cerca. Guárdalos.',
      'Envía a alguien que escuche y no se vaya, y da el valor de dejar que se acerque.',
      'En el nombre de Jesús, amén.',
    ].join(' '),
  ].join('\n'),
};

const afterwards: Record<CareLanguage, string> = {
  en: 'Everything else we talk about here can wait. You are welcome back whenever you are ready.',
  es: 'Todo lo demás de lo que hablamos aquí puede esperar. Vuelva cuando quiera.',
};

/** The reply to a person in danger instead of a prayer: where to find help. */
export const helpWithPrayer = (care: Care): string =>
  `${helpInWords(care)}\n\n${prayers[care.language]}`;

/** The same in a chat, in every assistant. */
export const helpInChat = (care: Care): string =>
  `${helpInWords(care)}\n\n${afterwards[care.language]}`;
