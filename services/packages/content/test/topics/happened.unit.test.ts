import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  claims,
  isNoFalseClaim,
  isTold,
  takenBack,
  wasTold,
} from '../../src/topics/happened/happened.ts';
import { composePrayer } from '../../src/topics/index.ts';
import { moodOf } from '../../src/topics/moods.ts';

// The sentence model and the weights are read once, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Event, whether it happened, request. */
const requests = readFileSync(join(import.meta.dirname, 'happened.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line): [string, boolean, string] => {
    const [event = '', happened = '', request = ''] = line.split(' | ');
    return [event, happened === 'yes', request];
  });

const messages = requests.map(([, , request]) => request);

/** The topics whose words claim an event. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  death: ['grief', 'dying'],
  loss: ['miscarriage'],
  birth: ['new-baby'],
  due: ['new-baby'],
  wedding: ['wedding'],
  recovery: ['thanksgiving'],
  answered: ['thanksgiving'],
  operation: ['surgery'],
  illness: ['cancer'],
  prison: ['prison', 'after-prison'],
  divorce: ['separation'],
};

/** Words of ours that claim an event wherever they stand. */
const CLAIMING = new RegExp(
  [
    'who has died|person you lost|the one I miss|whom (?:I|we) miss|mourn|one you are thinking of',
    'new person is in the world|ten fingers|these two|promise has come to its end',
    'that yes|the word clear|each cell by its name|hands that (?:will )?operate|at the waking|No wall is too thick',
  ].join('|'),
  'i',
);

describe('what a prayer claims', () => {
  it('When the requests are read, then there are eighty, and of every event some that happened', () => {
    expect(requests.length).toBeGreaterThanOrEqual(80);
    for (const event of Object.keys(TOPICS))
      expect(requests.some(([one, happened]) => one === event && happened)).toBe(true);
  });

  it.each(requests.filter(([, happened]) => !happened))(
    'When no %s happened (%s), then the prayer claims none: %s',
    (event, _happened, message) => {
      const { text, topics } = composePrayer({ message });
      expect(topics.filter((topic) => TOPICS[event]?.includes(topic))).toEqual([]);
      expect(text.replace(message, '')).not.toMatch(CLAIMING);
    },
  );

  it.each(requests.filter(([, happened]) => happened))(
    'When a %s happened (%s), then the prayer speaks of it: %s',
    (event, _happened, message) => {
      const { text, topics } = composePrayer({ message });
      const isOf = topics.some((topic) => TOPICS[event]?.includes(topic));
      expect(isOf || (event === 'operation' && /needle/.test(text))).toBe(true);
    },
  );
});

const tellings = claims.flatMap((claim) =>
  claim.tellings.map(({ example, counter }) => ({ claim, name: claim.name, example, counter })),
);

describe('the tables of events', () => {
  it.each(tellings)('When $name is told, then it is heard: $example', ({ claim, example }) => {
    expect(isTold(claim, example)).toBe(true);
  });

  it.each(tellings)(
    'When $name is not told, then it is not heard: $counter',
    ({ claim, counter }) => {
      expect(counter).not.toBe('');
      expect(isTold(claim, counter)).toBe(false);
    },
  );

  it.each(takenBack.flatMap(({ name, tellings }) => tellings.map((one) => ({ name, ...one }))))(
    'When $example is read, then it did not happen',
    ({ hears, example, counter }) => {
      const told = claims.filter((claim) => isTold(claim, example));
      expect(hears.test(example)).toBe(true);
      expect(told).toEqual([]);
      expect(claims.some((claim) => isTold(claim, counter))).toBe(true);
    },
  );

  it('When a pattern hears a sentence, then its quick forerunner does too', () => {
    const patterns = [...claims, ...takenBack].flatMap((one) => one.tellings);
    const sentences = [...patterns.flatMap((one) => [one.example, one.counter]), ...messages];
    const missed = patterns.flatMap(({ hears, mayHear }) =>
      sentences.filter((sentence) => hears.test(sentence) && !mayHear.test(sentence)),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['wedding', 'I was to be best man. He has called it off and she is my cousin.'],
    ['thanks', 'My son passed his welding test and moved out. The house is tidy. I hate it.'],
    ['operation', 'The operation is in March. I said no.'],
  ])('When %s is taken back in another sentence, then it is not told', (event, message) => {
    expect(wasTold(event, message)).toBe(false);
    expect(wasTold(event, message.split('. ').slice(0, 1).join('. '))).toBe(true);
  });

  it('When a line claims a closing, then it stands only where the writer closes', () => {
    const line = 'A door is locked for the last time, and it was more than a door.';
    expect(isNoFalseClaim(line, 'Court about my licence. Pray I shut my mouth.')).toBe(false);
    expect(isNoFalseClaim(line, 'We close the restaurant on Sunday.')).toBe(true);
  });
});

describe('what a message sounds like', () => {
  it.each([
    ['My phone died and my stock is gone', undefined],
    ['I lost the rice and the sugar', undefined],
    ['I am not sad exactly', undefined],
    ['Nobody eats ice cream in the rain', undefined],
    ['I got the words on cards', undefined],
    ['He would only worry up there', undefined],
    ['My knee is done', undefined],
    ['The hall is named after my late father', undefined],
    ['We lost our baby in May', 'sorrow'],
    ['I cry in the car', 'sorrow'],
    ['I eat alone most days', 'lonely'],
    ['I am afraid of Monday', 'fear'],
    ['We are so glad', 'joy'],
    ['I am worn out', 'weary'],
  ])('When somebody writes "%s", then it sounds like %s', (message, mood) => {
    expect(moodOf(message)?.id).toBe(mood);
  });
});
