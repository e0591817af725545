import { site, type WisdomQuote } from '@kbf/contracts';

const tag = (name: string) => `#${name.replaceAll(/[^A-Za-z0-9]/g, '')}`;

/** The product name, faith and finance, biblical wisdom (specification, /social-media). */
const tags = [tag(site.name), '#FaithAndFinance', '#BiblicalWisdom'].join(' ');

/** Characters of the shortest of the three networks, minus 23 for the address and one for the space. */
const shortest = 280 - 24;

const whole = ({ scripture, scriptureReference }: WisdomQuote, words: string) =>
  `“${words}”${words === scripture ? '' : ' …'} ${scriptureReference}\n\n${tags}`;

/** As many whole words of a verse as fit. */
function fitting(quote: WisdomQuote, room: number): string {
  let words = quote.scripture;
  while (whole(quote, words).length > room && words.includes(' '))
    words = words.slice(0, words.lastIndexOf(' ')).replace(/[,;:.]$/, '');
  return whole(quote, words);
}

/** The shared text: the verse, its reference and three tags. */
export const shareText = (quote: WisdomQuote): string =>
  `${quote.title}\n\n${whole(quote, quote.scripture)}`;

/** The same, short enough for a microblog. */
export const shortShareText = (quote: WisdomQuote): string => fitting(quote, shortest);

type Target = {
  id: string;
  name: string;
  text: (quote: WisdomQuote) => string;
  /** Builds the share address from text and site. */
  address: (text: string, site: string) => string;
  /** How the network uses the text. */
  note: string;
};

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** A microblog, a social network and a professional network. */
export const shareTargets: readonly Target[] = [
  {
    id: 'microblog',
    name: 'X',
    text: shortShareText,
    address: (text, url) => `https://x.com/intent/post?${query({ text, url })}`,
    note: 'Opens with the text filled in. Long verses are shortened to fit.',
  },
  {
    id: 'social',
    name: 'Facebook',
    text: shareText,
    address: (text, u) => `https://www.facebook.com/sharer/sharer.php?${query({ u, quote: text })}`,
    note: 'Opens with our web address. Facebook may ask you to paste the text, so copy it first.',
  },
  {
    id: 'professional',
    name: 'LinkedIn',
    text: shareText,
    address: (text, url) =>
      `https://www.linkedin.com/feed/?${query({ shareActive: 'true', text: `${text}\n\n${url}` })}`,
    note: 'Opens a new post with the text and our web address.',
  },
];
