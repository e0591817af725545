import type { HelpLine } from '@kbf/site-texts/care';
import type { CareLanguage } from '@kbf/contracts';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../ui/button-style.ts';
import { callLink, textLink } from '../help-line/link-numbers.tsx';

const words = {
  en: { call: 'Call', text: 'Text', wordTo: 'to', chat: 'Chat', newTab: 'opens in a new tab' },
  es: {
    call: 'Llamar',
    text: 'Escribir',
    wordTo: 'al',
    chat: 'Chat',
    newTab: 'se abre en otra pestaña',
  },
} as const;

type Way = { href: string; label: string; icon: ReactNode; isPage?: boolean };

function waysOf(line: HelpLine, language: CareLanguage): Way[] {
  const { call, text, wordTo, chat } = words[language];
  const word = language === 'es' ? (line.text?.wordEs ?? line.text?.word) : line.text?.word;
  const icon = 'size-5 shrink-0';
  const ways: (Way | undefined)[] = [
    line.call
      ? {
          href: callLink(line.call),
          label: `${call} ${line.callShown ?? line.call}`,
          icon: <Phone className={icon} />,
        }
      : undefined,
    line.text && {
      href: textLink(line.text, word),
      label: word
        ? `${text} ${word} ${wordTo} ${line.text.to}`
        : `${text} ${line.callShown ?? line.text.to}`,
      icon: <MessageSquare className={icon} />,
    },
    line.chat
      ? { href: line.chat, label: chat, icon: <MessageCircle className={icon} />, isPage: true }
      : undefined,
  ];
  return ways.filter((way) => way !== undefined);
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** One help line: its name, and a button for each way to reach it. */
export function HelpLineItem({ line, language }: { line: HelpLine; language: CareLanguage }) {
  const name = (language === 'es' && line.nameEs) || line.name;
  return (
    <li className="flex flex-col gap-2">
      <p className="font-semibold">{name}</p>
      <p className="-mt-1.5 text-sm text-quiet">
        {sentence(line.says[language])} {line.afterCalling?.[language]}
      </p>
      <p className="flex flex-wrap gap-2">
        {waysOf(line, language).map(({ href, label, icon, isPage }, index) => (
          <a
            key={href}
            href={href}
            aria-label={`${label}, ${name}${isPage ? `, ${words[language].newTab}` : ''}`}
            {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            className={buttonStyle({ variant: index === 0 ? 'danger' : 'outline', size: 'md' })}
          >
            {icon}
            {label}
          </a>
        ))}
      </p>
    </li>
  );
}
