import { expect, test } from 'vitest';
import { answerExamples } from '../src/answer-examples.ts';
import { examples } from '../src/examples.ts';
import { calls } from '../src/index.ts';

test.each(calls.map((call) => [call.id, call] as const))(
  'When %s is documented, then its example is one that the call takes',
  (id, call) => {
    const example = examples[id] ?? {};
    expect(call.params?.safeParse(example.params).error).toBeUndefined();
    expect(call.query?.safeParse(example.query ?? {}).error).toBeUndefined();
    expect(call.body?.safeParse(example.body).error).toBeUndefined();
  },
);

test.each(calls.map((call) => [call.id, call] as const))(
  'When %s answers with JSON, then each answer has an example that holds nothing undeclared',
  (id, call) => {
    const answers = Object.entries(call.answers).flatMap(([status, schema]) =>
      schema ? [[Number(status), schema] as const] : [],
    );
    const kept = answerExamples[id] ?? {};
    expect(Object.keys(kept)).toEqual(answers.map(([status]) => String(status)));
    for (const [status, schema] of answers) {
      const { data, error } = schema.safeParse(kept[status]);
      expect(error).toBeUndefined();
      expect(data).toMatchObject(kept[status] as object);
    }
  },
);

test('When an example is kept, then there is such a call', () => {
  const ids = new Set<string>(calls.map(({ id }) => id));
  const kept = [...Object.keys(examples), ...Object.keys(answerExamples)];
  expect(kept.filter((id) => !ids.has(id))).toEqual([]);
});
