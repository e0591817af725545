import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  composePrayer,
  countAnswers,
  suggestQuestions,
  type Asked,
} from '../src/index.ts';
import { english } from '../src/data/wording.ts';
import { loadedGuides } from '../src/load-guides.ts';

const seed = 7;
const pray = (message: string, history: Asked['history'] = []) =>
  composePrayer({ message, history, seed });
const ask = (message: string, history: Asked['history'] = []) =>
  answerQuestion('business', { message, history, seed });
const talk = (...turns: string[]): NonNullable<Asked['history']> =>
  turns.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

describe('prayers', () => {
  it('When the matter is clear, then its prayer comes with the own words', () => {
    const { text, entry } = pray('Please pray for my job interview on Monday, I am so nervous');
    expect(entry).toBe('interview');
    expect(text).toContain('my job interview on Monday, I am so nervous');
  });

  it('When no entry is certain, then the prayer keeps to the own words and asks one question', () => {
    const { text, entry } = pray(
      'The zoning board looks at the fence on the 14th. I made jam today.',
    );
    expect(entry).toBeUndefined();
    expect(text).toContain('The zoning board looks at the fence on the 14th. I made jam today.');
    expect(text.match(/\?/g)).toHaveLength(1);
    const glad = loadedGuides().prayers.matters.filter(({ is }) => is.has('glad'));
    const lines = glad.flatMap(({ heard, thoughts }) => [...heard, ...thoughts]);
    expect(lines.filter((line) => text.includes(line.text))).toEqual([]);
  });

  it('When thanks come first and a plea follows, then it is no prayer of thanks', () => {
    expect(
      pray('Thank you Lord for this good day. Please pray for my brother, he went to jail again.')
        .entry,
    ).not.toBe('thanksgiving');
  });

  it('When a short later turn follows, then it goes on with the matter before', () => {
    const first = 'My father died on Sunday and I cannot stop crying';
    const history = talk(first, pray(first).text);
    expect(pray('it is just so quiet here', history).entry).toBe('grief');
  });

  it('When the same request comes again, then the reply is another', () => {
    const message = 'I have a job interview on Monday';
    const texts = [1, 2, 3, 4].map((each) => composePrayer({ message, seed: each }).text);
    expect(new Set(texts).size).toBe(4);
  });

  it('When harm is asked for, then it is refused and not repeated', () => {
    const { text } = pray('Pray that my ex loses her salon and her house');
    expect(text).not.toContain('salon');
  });

  it.each(['Are you a real person?', 'are you a bot'])(
    'When asked "%s", then one true sentence',
    (message) => {
      expect(pray(message).text.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
      expect(pray(message).text).toContain('program');
    },
  );

  it('When the truth is asked for beside a request, then both are answered', () => {
    const { text, entry } = pray('Are you a real person? I have a job interview on Monday.');
    expect(text).toContain('program');
    expect(entry).toBe('interview');
  });

  it('When a text speaks of something else, then a tender matter is not claimed', () => {
    const tender = new Set(
      loadedGuides()
        .prayers.matters.filter(({ is }) => is.has('tender'))
        .map(({ id }) => id),
    );
    const others = ['we buried the old water pipe', 'my phone died', 'I lost the keys to the shop'];
    expect(others.filter((message) => tender.has(pray(message).entry ?? ''))).toEqual([]);
  });
});

describe('answers', () => {
  const question = 'how do I set a price for my work?';

  it('When a question is known, then its answer comes with follow-ups and near questions', () => {
    const { library } = ask(question);
    expect(library.person).toBe(false);
    expect(library.related.length).toBeGreaterThan(1);
    expect(library.related.length).toBeLessThanOrEqual(5);
    const next = answerQuestion('business', { message: '', questionId: library.related[0]!.id });
    expect(next.text).not.toBe(ask(question).text);
  });

  it('When answers follow one another, then what was given is not offered again', () => {
    const openers = [...loadedGuides().answers.get('business')!.byId.keys()].slice(0, 20);
    for (const opener of openers) {
      const given = [opener];
      const said: string[] = [];
      while (given.length > said.length && said.length < 3) {
        const history = talk(...said.flatMap((text) => ['and then?', text]));
        const next = answerQuestion('business', {
          message: '',
          questionId: given.at(-1),
          history,
        });
        const offered = next.library.related.map(({ id }) => id);
        expect(offered.filter((id) => given.includes(id))).toEqual([]);
        said.push(next.text);
        given.push(...offered.slice(0, 1));
      }
    }
  });

  it('When a turn asks for an example, then the follow-up of that kind comes', () => {
    const { text, library } = ask(question);
    const given = ask('can you give me an example?', talk(question, text));
    const { byId } = loadedGuides().answers.get('business')!;
    const example = library.related
      .map(({ id }) => byId.get(id)!.answer)
      .find(({ kinds }) => kinds.includes('example'));
    expect(example?.lines.some((line) => line.text !== '' && given.text.includes(line.text))).toBe(
      true,
    );
  });

  it('When nothing fits, then it says so, and says once that it is a program', () => {
    const message = 'my goat sings opera in the barn';
    const first = ask(message);
    const program = english
      .list('answer-program')
      .map((one) => one.replace('{count}', String(countAnswers('business'))));
    const says = (text: string): boolean => program.some((one) => text.includes(one));
    expect(says(first.text)).toBe(true);
    const second = ask('it sings tenor', talk(message, first.text));
    expect(says(second.text)).toBe(false);
    expect(second.library.person).toBe(true);
  });

  it('When asked whether a person answers, then one true sentence', () => {
    for (const guide of ['coach', 'contribution', 'business'] as const) {
      const { text } = answerQuestion(guide, { message: 'are you a real person or a bot?', seed });
      expect(text.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
      expect(text).toMatch(/program|AI/);
    }
  });

  it('When somebody types, then three questions are suggested', () => {
    expect(suggestQuestions('business', 'how do i set a pri')).toHaveLength(3);
    expect(suggestQuestions('business', 'a')).toEqual([]);
  });
});

describe('languages', () => {
  const texts = [
    'Por favor oren por mi hijo que está muy enfermo en el hospital',
    'Necesito oración porque perdí mi trabajo y no puedo pagar la renta',
    'Tengo miedo y no puedo dormir desde hace semanas, ayúdenme',
  ];

  it.each(texts)('When "%s" is written, then the reply is in Spanish', (message) => {
    const { text } = pray(message);
    expect(text).toMatch(/amén/i);
    expect(text).not.toMatch(/\b(?:the|and|you|with|prayer)\b/i);
    const answer = ask(message);
    expect(answer.library.person).toBe(true);
    expect(answer.text).not.toMatch(/\b(?:the|and|you|with|answer)\b/i);
    expect(suggestQuestions('coach', message)).toEqual([]);
  });

  it('When another language is written, then one honest sentence comes', () => {
    const { text, entry } = pray(
      'Bitte betet für meine Mutter, sie ist sehr krank und liegt im Krankenhaus',
    );
    expect(entry).toBeUndefined();
    expect(text.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  });
});

describe('hostile text', () => {
  const long = (text: string): string => text.repeat(2_000).slice(0, 2_000);

  it.each([
    'a ',
    'pray? ',
    'x',
    ', and I am ',
    '… ',
    'please pray for my son and ',
    '({[',
    'Dr. ',
    'are you a bot? ',
    '\n',
  ])('When "%s" fills a message, then an answer comes', (text) => {
    expect(pray(long(text)).text).not.toBe('');
    expect(ask(long(text)).text).not.toBe('');
  });
});
