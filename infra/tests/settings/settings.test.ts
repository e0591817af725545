import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessName, processNames } from '@kbf/contracts';
import { keyEnvironment, makeProcessKeys } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { secretFiles } from '../../docker/make-secrets.ts';
import { currentOverlay } from '../../docker/split.ts';
import { checkout } from '../../files/paths.ts';
import { localSettings } from '../../local/local-settings.ts';
import { environmentOf } from '../../local/stack/environment.ts';
import { findPlaces } from '../../local/stack/places.ts';
import { makeSecrets } from '../../local/stack/secrets.ts';
import { pageFile, settingsPage } from '../../settings/settings-page.ts';
import { readConfigOf, settings, settingsOf } from '../../settings/settings.ts';

const composeText = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
type Container = { environment?: Record<string, string> };
const servicesIn = (text: string) =>
  (parse(text, { merge: true }) as { services: Record<string, Container> }).services;
const workers = Object.entries(servicesIn(currentOverlay())).filter(([name]) =>
  name.endsWith('-worker'),
);
const containers = { ...servicesIn(composeText), ...Object.fromEntries(workers) };
const namesOf = (process: ProcessName) => settingsOf(process).map(({ name }) => name);
/** Settings of compose itself: ports on the host, images, and how alerts are sent. */
const ofCompose = [
  'BACKUP',
  'BACKUP_FOLDER',
  'BIND_ADDRESS',
  'CADDY_IMAGE',
  'COMPOSE_PROFILES',
  'HTTP_PORT',
  'HTTPS_PORT',
  'HOST_PORT',
  'POSTGRES_IMAGE',
  'REDIS_IMAGE',
  'VERSION',
  'COMMIT',
  'ALERT_MAIL_TO',
  'ALERT_MAIL_FROM',
  'ALERT_SMTP',
  'ALERT_SMTP_USER',
  'ALERT_SMTP_PASSWORD',
  'GRAFANA_PORT',
];
const requiredOf = async (process: ProcessName) =>
  (await readConfigOf(process)).filter(({ isRequired }) => isRequired).map(({ name }) => name);

describe.each(processNames)('The settings of %s', (process) => {
  test('When keys are handed out, then it gets those of the table, and no others', () => {
    const keys = settingsOf(process).filter(({ from }) => from === 'keys');
    const made = Object.keys(keyEnvironment(makeProcessKeys(), process));
    const asked = keys.map(({ name }) => name).filter((name) => name !== 'OUTBOX_TOKEN');
    expect(made.toSorted()).toEqual(asked.toSorted());
  });

  test('When npm start runs it, then it has what it needs, and nothing that is another’s', async () => {
    const set = settings.filter(({ from }) => from === 'operator').map(({ name }) => [name, 'set']);
    const places = await findPlaces(
      ['auth', 'community', 'intake', 'ai', 'library', 'notifications'],
      {},
    );
    const environment = environmentOf(
      places.find(({ name }) => name === process)!,
      {
        secrets: makeSecrets(),
        places,
        publicOrigin: 'http://localhost:8080',
        redisUrl: '/redis.sock',
        queuePrefix: 'kbf',
        databaseUrls: { [process]: 'postgresql://here' },
        extra: localSettings(Object.fromEntries(set)),
      },
    );
    const all = new Set(settings.map(({ name }) => name));
    const given = Object.keys(environment).filter((name) => all.has(name));
    expect(namesOf(process)).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(expect.arrayContaining(await requiredOf(process)));
    for (const { name, from } of settingsOf(process))
      expect([name, environment[name] === 'set']).toEqual([name, from === 'operator']);
  });

  const own = Object.keys(containers).filter(
    (name) => name === process || name === `${process}-worker`,
  );
  test.each(own)(
    'When compose runs %s, then it has what it needs, and nothing that is another’s',
    async (name) => {
      const { environment = {} } = containers[name]!;
      const secrets = Object.keys(secretFiles()[process]!);
      const given = [...Object.keys(environment), ...secrets];
      expect(namesOf(process)).toEqual(expect.arrayContaining(given));
      expect(given).toEqual(expect.arrayContaining(await requiredOf(process)));
      const handedOn = settingsOf(process).filter(({ from }) => from === 'operator');
      for (const setting of handedOn)
        expect([setting.name, environment[setting.name]]).toEqual([
          setting.name,
          expect.stringMatching(new RegExp(`^\\$\\{${setting.name}:-`)),
        ]);
    },
  );
});

test('When a configuration reads a setting, then one of them says what it means', () => {
  expect(settings.filter(({ meaning }) => !meaning).map(({ name }) => name)).toEqual([]);
});

test('When compose names a setting of the person who runs it, then there is such a setting', () => {
  const named = [...composeText.matchAll(/\$\{(\w+):-/g)].map((match) => match[1]);
  const known = new Set(settings.map(({ name }) => name));
  expect(named.filter((name) => !ofCompose.includes(name!) && !known.has(name!))).toEqual([]);
});

test('When .env.example explains settings, then it explains all of them, and those of compose', () => {
  const example = readFileSync(join(checkout, '.env.example'), 'utf8');
  const lines = example.split('\n');
  const named = lines.flatMap((line, at) => {
    const name = /^#?([A-Z][A-Z_]+)=/.exec(line)?.[1];
    if (name === undefined) return [];
    expect([name, lines[at - 1]]).toEqual([name, expect.stringMatching(/^# \w.*/)]);
    return [name];
  });
  const wanted = settings.filter(({ from }) => from === 'operator').map(({ name }) => name);
  expect(named.toSorted()).toEqual([...wanted, ...ofCompose].toSorted());
});

test('When a setting is secret, then it is no address, number or choice that logs may show', () => {
  const secret = settings.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(secret).toContain('OPENAI_API_KEY');
  const looksSecret = settings.filter(({ name }) =>
    /(SIGNING_KEY|TOKEN|API_KEY|READING_KEYS|SEALING_KEY|HASHING_KEY)$/.test(name),
  );
  expect(secret).toEqual(expect.arrayContaining(looksSecret.map(({ name }) => name)));
});

test('When the README names a setting, then there is one', () => {
  const readme = readFileSync(join(checkout, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('## Configure'), readme.indexOf('## Why'));
  const named = [...table.matchAll(/`([A-Z][A-Z]+_[A-Z_]+|DELIVERY|ROLES)\b/g)].map(
    (match) => match[1],
  );
  expect(named.length).toBeGreaterThan(10);
  const known = new Set([...settings.map(({ name }) => name), 'DOCKER_BUILDKIT']);
  expect(named.filter((name) => !known.has(name!))).toEqual([]);
});

test('When settings change, then the page about them does', async () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(await settingsPage());
});
