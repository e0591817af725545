import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { calls } from '../src/index.ts';
import { buildOpenApi } from '../src/openapi/openapi.ts';

type Answer = {
  headers?: Record<string, unknown>;
  content?: Record<string, { example?: unknown }>;
};
type Operation = { security: unknown[]; responses: Record<string, Answer> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, Schema> }> };
};
type Schema = { propertyNames?: { enum: string[] } };

const document = buildOpenApi(calls, 'https://fellowship.example') as Document;
const source = JSON.stringify(document);
const operationOf = (id: string) => {
  const { path, method } = calls.find((call) => call.id === id)!;
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
};

test('When Redocly reads the document by its recommended rules, then it finds nothing', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('When Spectral reads the document by its recommended rules, then it finds nothing', async () => {
  const reader = new spectral.Spectral();
  reader.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
  const problems = await reader.run(source);
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test('When a call is for everybody, then it says so, and the others say what they want to see', () => {
  expect(operationOf('listPrayers').security).toEqual([]);
  expect(operationOf('listMembers').security).toEqual([{ login: [] }]);
  expect(operationOf('deletePrayer').security).toEqual([{ login: [] }, { visitor: [] }]);
});

test('When an answer is JSON, then it comes with an example', () => {
  const without = calls.flatMap((call) =>
    Object.entries(call.answers)
      .filter(([, schema]) => schema !== null)
      .filter(([status]) => {
        const json = operationOf(call.id).responses[status]?.content?.['application/json'];
        return json?.example === undefined;
      })
      .map(([status]) => `${call.id} ${status}`),
  );
  expect(without).toEqual([]);
});

test('When an answer has headers that matter, then they are described', () => {
  const { responses } = operationOf('listComments');
  expect(Object.keys(responses['200']?.headers ?? {})).toEqual(['X-Total-Count', 'Link']);
  for (const status of ['429', '503'])
    expect(Object.keys(responses[status]?.headers ?? {})).toEqual(['Retry-After']);
  expect(operationOf('getPrayer').responses['200']?.headers).toBeUndefined();
});

test('When a schema is for services only, then it stays out', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['Prayer', 'CurrentUser', 'ErrorAnswer']));
  expect(names.filter((name) => /^(?:Identity|AdminContacts|PersonContacts)/.test(name))).toEqual(
    [],
  );
});

test('When the training is read about, then its leaves have names', () => {
  const { schemas } = document.components;
  for (const name of ['PutTrainingProgressBody', 'TrainingProgress'])
    expect(schemas[name]?.properties?.['responses']?.propertyNames?.enum).toEqual(
      expect.arrayContaining(['worksheet.home.value', 'needs.ranking', 'threePs.outcome']),
    );
});
