import { WOUNDED, WRONGED } from './dealings.ts';

/** Verses that fit only where something is told, or hurt beside something: chapter and verse as they are named → what must be shown. */
export const verseNeeds: Readonly<Record<string, { shown?: RegExp; unless?: RegExp }>> = {
  'Psalm 27:10': {
    shown:
      /\b(?:forsak\w*|abandon\w*|left (?:us|me)|disown\w*|threw me out|kicked (?:me )?out|gave me up|orphan\w*)\b/i,
  },
  'Ruth 1:16-17': { unless: /\bnot coming|won'?t come|isn'?t coming/i },
  'Ruth 1:16': { unless: /\bnot coming|won'?t come|isn'?t coming|my dad said/i },
  'Revelation 21:4': {
    unless: /\b(?:heaven|better place|another angel)\b.*\b(?:don'?t|stop|scream)\b/i,
  },
  'Romans 8:28': {
    unless: /\b(?:all things|don'?t tell|angel|better place|everything happens)\b/i,
  },
  'Proverbs 11:14': { unless: /\bpartner told me i may\b/i },
  // An enemy who insults, and a brother who sins against us: not everybody who leaves has done that.
  'Psalm 55:12-14': { shown: WOUNDED },
  'Matthew 18:15': { shown: WRONGED },
  'Ephesians 6:1-3': { shown: /\bparents|obey/i },
  'Matthew 25:36': { shown: /\b(?:visit|prison|jail)\b/i, unless: /\bparole\b/i },
};
